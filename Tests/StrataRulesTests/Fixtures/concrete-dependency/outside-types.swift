// style: repository
// rules: concrete-dependency
// Functions outside types take dependencies by their protocol, variables and static properties store them so.
// file: Sources/Domain/LoadTramsUseCase.swift
protocol LoadTramsUseCase {
  func execute() async throws -> [String]
}

final class LoadTramsUseCaseImpl: LoadTramsUseCase {
  func execute() async throws -> [String] { [] }
}
// file: Sources/Presentation/Trams.swift
import UIKit

func countTrams(_ useCase: LoadTramsUseCaseImpl) {}  // ! concrete-dependency countTrams(_:) -> LoadTramsUseCaseImpl

extension UIView {
  func showTrams(_ useCase: LoadTramsUseCaseImpl) {}  // ! concrete-dependency UIView -> LoadTramsUseCaseImpl

  convenience init(useCase: LoadTramsUseCaseImpl) { self.init() }  // ! concrete-dependency UIView -> LoadTramsUseCaseImpl
}

var currentTrams: LoadTramsUseCaseImpl?  // ! concrete-dependency currentTrams -> LoadTramsUseCaseImpl

enum TramRegistry {
  static var current: LoadTramsUseCaseImpl!  // ! concrete-dependency TramRegistry -> LoadTramsUseCaseImpl
}

func good(_ useCase: LoadTramsUseCase) {}

func == (one: LoadTramsUseCaseImpl, other: LoadTramsUseCaseImpl) -> Bool { one === other }
// file: Sources/App/Start.swift
func start(_ useCase: LoadTramsUseCaseImpl) {}
