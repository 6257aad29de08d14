// style: repository
// rules: direct-instantiation
// A type that creates ten dependencies works as a composition root: one finding with each location.
// file: Sources/Presentation/DockViewModel.swift
final class DockViewModel {
  private let craneA = LoadCraneAUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneB = LoadCraneBUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneC = LoadCraneCUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneD = LoadCraneDUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneE = LoadCraneEUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneF = LoadCraneFUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneG = LoadCraneGUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneH = LoadCraneHUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneI = LoadCraneIUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
  private let craneJ = LoadCraneJUseCase()  // ! direct-instantiation DockViewModel -> LoadCraneAUseCase
}
// file: Sources/Presentation/PierViewModel.swift
final class PierViewModel {
  private let craneA = LoadCraneAUseCase()  // ! direct-instantiation PierViewModel -> LoadCraneAUseCase
  private let craneB = LoadCraneBUseCase()  // ! direct-instantiation PierViewModel -> LoadCraneBUseCase
}
// file: Sources/Domain/Cranes.swift
final class LoadCraneAUseCase { func execute() {} }
final class LoadCraneBUseCase { func execute() {} }
final class LoadCraneCUseCase { func execute() {} }
final class LoadCraneDUseCase { func execute() {} }
final class LoadCraneEUseCase { func execute() {} }
final class LoadCraneFUseCase { func execute() {} }
final class LoadCraneGUseCase { func execute() {} }
final class LoadCraneHUseCase { func execute() {} }
final class LoadCraneIUseCase { func execute() {} }
final class LoadCraneJUseCase { func execute() {} }
