// The interactors of a project get their dependencies in one way: one finding. Other types are told one by one.
// style: repository
// file: Sources/Presentation/Tide/TideInteractor.swift
protocol TideRepository {
  func load() async -> [Int]
}

protocol TidePresentationLogic {
  func present(_ rows: [Int])
}

final class TideInteractor {
  var presenter: TidePresentationLogic?
  var repository: TideRepository?  // ! property-injection BerthInteractor -> BerthRepository
}
// file: Sources/Presentation/Tide/TideConfigurator.swift
final class TideConfigurator {
  static func configure(_ repository: TideRepository) -> TideInteractor {
    let interactor = TideInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Berth/BerthInteractor.swift
protocol BerthRepository {
  func load() async -> [Int]
}

protocol BerthPresentationLogic {
  func present(_ rows: [Int])
}

final class BerthInteractor {
  var presenter: BerthPresentationLogic?
  var repository: BerthRepository?  // ! property-injection BerthInteractor -> BerthRepository
}
// file: Sources/Presentation/Berth/BerthConfigurator.swift
final class BerthConfigurator {
  static func configure(_ repository: BerthRepository) -> BerthInteractor {
    let interactor = BerthInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Crane/CraneInteractor.swift
protocol CraneRepository {
  func load() async -> [Int]
}

protocol CranePresentationLogic {
  func present(_ rows: [Int])
}

final class CraneInteractor {
  var presenter: CranePresentationLogic?
  var repository: CraneRepository?  // ! property-injection BerthInteractor -> BerthRepository
}
// file: Sources/Presentation/Crane/CraneConfigurator.swift
final class CraneConfigurator {
  static func configure(_ repository: CraneRepository) -> CraneInteractor {
    let interactor = CraneInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Ferry/FerryInteractor.swift
protocol FerryRepository {
  func load() async -> [Int]
}

protocol FerryPresentationLogic {
  func present(_ rows: [Int])
}

final class FerryInteractor {
  var presenter: FerryPresentationLogic?
  var repository: FerryRepository?  // ! property-injection BerthInteractor -> BerthRepository
}
// file: Sources/Presentation/Ferry/FerryConfigurator.swift
final class FerryConfigurator {
  static func configure(_ repository: FerryRepository) -> FerryInteractor {
    let interactor = FerryInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Wharf/WharfInteractor.swift
protocol WharfRepository {
  func load() async -> [Int]
}

protocol WharfPresentationLogic {
  func present(_ rows: [Int])
}

final class WharfInteractor {
  var presenter: WharfPresentationLogic?
  var repository: WharfRepository?  // ! property-injection BerthInteractor -> BerthRepository
}
// file: Sources/Presentation/Wharf/WharfConfigurator.swift
final class WharfConfigurator {
  static func configure(_ repository: WharfRepository) -> WharfInteractor {
    let interactor = WharfInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Log/LogViewModel.swift
final class LogViewModel {
  let repository: TideRepository
  init(repository: TideRepository) { self.repository = repository }
}

final class MapViewModel {
  let repository: TideRepository
  init(repository: TideRepository) { self.repository = repository }
}
