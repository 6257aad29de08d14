// A constant of the type is no instance of it.
// style: module
// rules: prefer-struct
// file: Sources/Implementation/Domain/UseCases/UseCases.swift
protocol CountSeedsUseCase {}

final class CountSeedsUseCaseImp: CountSeedsUseCase {  // ! prefer-struct CountSeedsUseCaseImp
  private static let least = 5
  private let repository: any SeedRepository

  init(repository: any SeedRepository) { self.repository = repository }
}

final class LiveUseCaseImp {
  static let live = LiveUseCaseImp()
}

final class StoredUseCaseImp: CountSeedsUseCase {
  static let stored: any CountSeedsUseCase = make()
}

final class NamesUseCaseImp {
  static let first = "A"
  static func next() -> String { first }
}

final class CachingUseCaseImp {
  static var hits = 0
}
// file: Sources/Implementation/Domain/Gateways/SeedRepository.swift
protocol SeedRepository {}
