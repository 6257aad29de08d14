// style: repository
// rules: skipped-layer, role-name
// Reactors of ReactorKit and the models of cells are view models by other names.
// file: Sources/Presentation/BeehiveReactor.swift
import ReactorKit

final class BeehiveReactor: Reactor {
  enum Action { case load }
  struct State { var hives: [String] = [] }

  let initialState = State()
  private let repository: HiveRepository  // ! skipped-layer BeehiveReactor -> HiveRepository

  init(repository: HiveRepository) {  // ! skipped-layer BeehiveReactor -> HiveRepository
    self.repository = repository
  }

  func mutate(action: Action) -> Observable<Action> { .just(action) }
}
// file: Sources/Presentation/HiveSectionCellModel.swift
final class HiveSectionCellModel {
  private let repository: HiveRepository  // ! skipped-layer HiveSectionCellModel -> HiveRepository

  init(repository: HiveRepository) {  // ! skipped-layer HiveSectionCellModel -> HiveRepository
    self.repository = repository
  }
}
// file: Sources/Presentation/BeehiveViewController.swift
import UIKit

final class BeehiveViewController: UIViewController {
  private var reactor: BeehiveReactor?
  private var sections: [HiveSectionCellModel] = []
}
// file: Sources/Domain/HiveRepository.swift
protocol HiveRepository {
  func hives() async throws -> [String]
}
