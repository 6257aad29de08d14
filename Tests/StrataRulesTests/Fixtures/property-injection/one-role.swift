// The interactors of a project get their dependencies in one way: one finding. Other types are told one by one.
// style: repository
// file: Sources/Presentation/Tide/TideInteractor.swift
protocol TideRepositoryProtocol {
  func load() async -> [Int]
}

protocol TidePresentationLogic {
  func present(_ rows: [Int])
}

final class TideInteractor {
  var presenter: TidePresentationLogic?
  var repository: TideRepositoryProtocol?  // ! property-injection BerthInteractor -> BerthRepositoryProtocol
}
// file: Sources/Presentation/Tide/TideConfigurator.swift
final class TideConfigurator {
  static func configure(_ repository: TideRepositoryProtocol) -> TideInteractor {
    let interactor = TideInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Berth/BerthInteractor.swift
protocol BerthRepositoryProtocol {
  func load() async -> [Int]
}

protocol BerthPresentationLogic {
  func present(_ rows: [Int])
}

final class BerthInteractor {
  var presenter: BerthPresentationLogic?
  var repository: BerthRepositoryProtocol?  // ! property-injection BerthInteractor -> BerthRepositoryProtocol
}
// file: Sources/Presentation/Berth/BerthConfigurator.swift
final class BerthConfigurator {
  static func configure(_ repository: BerthRepositoryProtocol) -> BerthInteractor {
    let interactor = BerthInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Crane/CraneInteractor.swift
protocol CraneRepositoryProtocol {
  func load() async -> [Int]
}

protocol CranePresentationLogic {
  func present(_ rows: [Int])
}

final class CraneInteractor {
  var presenter: CranePresentationLogic?
  var repository: CraneRepositoryProtocol?  // ! property-injection BerthInteractor -> BerthRepositoryProtocol
}
// file: Sources/Presentation/Crane/CraneConfigurator.swift
final class CraneConfigurator {
  static func configure(_ repository: CraneRepositoryProtocol) -> CraneInteractor {
    let interactor = CraneInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Ferry/FerryInteractor.swift
protocol FerryRepositoryProtocol {
  func load() async -> [Int]
}

protocol FerryPresentationLogic {
  func present(_ rows: [Int])
}

final class FerryInteractor {
  var presenter: FerryPresentationLogic?
  var repository: FerryRepositoryProtocol?  // ! property-injection BerthInteractor -> BerthRepositoryProtocol
}
// file: Sources/Presentation/Ferry/FerryConfigurator.swift
final class FerryConfigurator {
  static func configure(_ repository: FerryRepositoryProtocol) -> FerryInteractor {
    let interactor = FerryInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Wharf/WharfInteractor.swift
protocol WharfRepositoryProtocol {
  func load() async -> [Int]
}

protocol WharfPresentationLogic {
  func present(_ rows: [Int])
}

final class WharfInteractor {
  var presenter: WharfPresentationLogic?
  var repository: WharfRepositoryProtocol?  // ! property-injection BerthInteractor -> BerthRepositoryProtocol
}
// file: Sources/Presentation/Wharf/WharfConfigurator.swift
final class WharfConfigurator {
  static func configure(_ repository: WharfRepositoryProtocol) -> WharfInteractor {
    let interactor = WharfInteractor()
    interactor.repository = repository
    return interactor
  }
}
// file: Sources/Presentation/Log/LogViewModel.swift
final class LogViewModel {
  let repository: TideRepositoryProtocol
  init(repository: TideRepositoryProtocol) { self.repository = repository }
}

final class MapViewModel {
  let repository: TideRepositoryProtocol
  init(repository: TideRepositoryProtocol) { self.repository = repository }
}
