// What a composition root groups in a type of its own, and what it puts into the environment, is the object graph.
// style: repository
// rules: concrete-dependency
// file: Sources/App/FerryApp.swift
import SwiftUI

@main
struct FerryApp: App {
  struct Services {
    let ferries: FerryRepositoryImpl
    init(ferries: FerryRepositoryImpl) { self.ferries = ferries }
  }

  let services = Services(ferries: FerryRepositoryImpl())
  var body: some Scene { WindowGroup { FerryView() } }
}

extension EnvironmentValues {
  @Entry var ferries: FerryRepositoryImpl = FerryRepositoryImpl()
}

extension String {
  var ferries: FerryRepositoryImpl { FerryRepositoryImpl() }
}
// file: Sources/Presentation/FerryViewModel.swift
final class FerryViewModel {
  struct Parts {
    let ferries: FerryRepositoryImpl  // ! concrete-dependency FerryViewModel.Parts -> FerryRepositoryImpl
  }
  private let ferries: FerryRepositoryImpl  // ! concrete-dependency FerryViewModel -> FerryRepositoryImpl
  init(ferries: FerryRepositoryImpl) { self.ferries = ferries }  // ! concrete-dependency FerryViewModel -> FerryRepositoryImpl
}
// file: Sources/Domain/FerryRepository.swift
protocol FerryRepository { func ferries() }
// file: Sources/Data/FerryRepositoryImpl.swift
final class FerryRepositoryImpl: FerryRepository { func ferries() {} }
