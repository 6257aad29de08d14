// style: repository
// file: Sources/App/Presentation/Prices/PriceBuilder.swift
// Creates what it uses itself, and hands nothing out.
final class PriceBuilder {
  private let repository = PriceRepositoryImpl(source: PriceSource())

  func price() async -> Int { await repository.price() * 2 }
}

// file: Sources/App/Presentation/Prices/CartBuilder.swift
final class CartBuilder {
  private let repository: PriceRepositoryImpl

  init() { repository = PriceRepositoryImpl(source: PriceSource()) }

  func total() async -> Int { await PriceRepositoryImpl(source: PriceSource()).price() }
}

// file: Sources/App/Domain/PriceRepository.swift
protocol PriceRepository { func price() async -> Int }

// file: Sources/App/Data/PriceRepositoryImpl.swift
final class PriceRepositoryImpl: PriceRepository {
  private let source: PriceSource
  init(source: PriceSource) { self.source = source }
  func price() async -> Int { await source.price() }
}

// file: Sources/App/Data/PriceSource.swift
final class PriceSource {
  func price() async -> Int { 1 }
}
