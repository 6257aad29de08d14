// style: repository
// rules: dependency-rule, direct-instantiation
// A component in the sense of Needle builds for the factory that asks it, also by what only its file can see.
// file: Sources/Support/Component.swift
class Component<Parent> {
  let parent: Parent
  init(parent: Parent) { self.parent = parent }
}
// file: Sources/Domain/DockRepository.swift
protocol DockRepository {}

final class DefaultGetDocksUseCase {
  init(repository: DockRepository) {}
}
// file: Sources/Data/DefaultDockRepository.swift
final class DefaultDockRepository: DockRepository {}
// file: Sources/Scenes/DockScene/DockViewFactory.swift
protocol DockDependency {}

final class DockComponent: Component<DockDependency> {
  fileprivate var getDocks: DefaultGetDocksUseCase { DefaultGetDocksUseCase(repository: repository) }
  fileprivate var repository: DockRepository { DefaultDockRepository() }
}

final class DockViewFactory {
  func make(_ parent: DockDependency) -> DockViewModel {
    DockViewModel(getDocks: DockComponent(parent: parent).getDocks)
  }
}

final class DockViewModel {
  init(getDocks: DefaultGetDocksUseCase) {}
}
// file: Sources/Scenes/PierScene/PierComponent.swift
// The name alone is no licence.
final class PierComponent: Component<DockDependency> {
  func count() -> Int {
    let repository = DefaultDockRepository()  // ! direct-instantiation PierComponent -> DefaultDockRepository
    return repository === repository ? 1 : 0
  }
}
