// style: repository
// rules: dependency-rule, direct-instantiation
// Creates what it uses itself, and hands nothing out.
// file: Sources/App/Presentation/Prices/PriceBuilder.swift
final class PriceBuilder {
  private let repository = PriceRepositoryImpl(source: PriceSource())  // ! direct-instantiation PriceBuilder -> PriceRepositoryImpl ! dependency-rule PriceBuilder -> PriceSource

  func price() async -> Int { await repository.price() * 2 }  // ! dependency-rule PriceBuilder -> PriceRepositoryImpl
}
// file: Sources/App/Presentation/Prices/CartBuilder.swift
final class CartBuilder {
  private let repository: PriceRepositoryImpl  // ! dependency-rule CartBuilder -> PriceRepositoryImpl

  init() { repository = PriceRepositoryImpl(source: PriceSource()) }  // ! direct-instantiation CartBuilder -> PriceRepositoryImpl ! dependency-rule CartBuilder -> PriceSource

  func total() async -> Int { await PriceRepositoryImpl(source: PriceSource()).price() }  // ! direct-instantiation CartBuilder -> PriceRepositoryImpl ! dependency-rule CartBuilder -> PriceSource
}
// file: Sources/App/Presentation/Prices/StockBuilder.swift
// Nobody reads its formatter.
final class StockBuilder {
  let formatter = StockFormatter()
  func stock() async -> Int { await PriceRepositoryImpl(source: PriceSource()).price() }  // ! direct-instantiation StockBuilder -> PriceRepositoryImpl ! dependency-rule StockBuilder -> PriceSource
}

final class StockFormatter {}
// file: Sources/App/Presentation/Prices/BasketBuilder.swift
// It keeps what it creates to itself, but others get it from a function.
final class BasketBuilder {
  private let repository: PriceRepositoryImpl

  init() { repository = PriceRepositoryImpl(source: PriceSource()) }

  func prices() -> PriceRepository { repository }
}
// file: Sources/App/Presentation/Prices/OfferBuilder.swift
// Others read what it creates.
final class OfferBuilder {
  lazy var repository: PriceRepository = PriceRepositoryImpl(source: PriceSource())
}

final class OfferScreenModel {
  private let prices: PriceRepository
  init(_ builder: OfferBuilder) { prices = builder.repository }
}
// file: Sources/App/Presentation/Prices/RebateBuilder.swift
// Others could read what it creates, but nobody does.
final class RebateBuilder {
  let source = PriceSource()  // ! dependency-rule RebateBuilder -> PriceSource

  func rebate() async -> Int { await source.price() }  // ! dependency-rule RebateBuilder -> PriceSource
}
// file: Sources/App/Presentation/Prices/CouponBuilder.swift
// What is nested in a builder is no builder, and makes none.
final class CouponBuilder {
  func prices() -> PriceRepository { PriceRepositoryImpl(source: PriceSource()) }

  struct Rate {
    private let source = PriceSource()  // ! dependency-rule CouponBuilder.Rate -> PriceSource

    func value() async -> Int { await source.price() }  // ! dependency-rule CouponBuilder.Rate -> PriceSource
  }
}

final class GiftBuilder {
  private let source = PriceSource()  // ! dependency-rule GiftBuilder -> PriceSource

  enum Parts {
    static func prices() -> PriceRepository { PriceRepositoryImpl(source: PriceSource()) }  // ! dependency-rule GiftBuilder.Parts -> PriceRepositoryImpl ! dependency-rule GiftBuilder.Parts -> PriceSource
  }
}
// A namespace of builders is one.
enum BundleBuilder {
  enum Parts {
    static func prices() -> PriceRepository { PriceRepositoryImpl(source: PriceSource()) }
  }
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
