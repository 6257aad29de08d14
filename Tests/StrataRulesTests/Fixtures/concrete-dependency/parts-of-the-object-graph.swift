// What a composition root groups in a type of its own, and what it puts into the environment, is the object graph.
// style: repository
// rules: concrete-dependency
// file: Sources/App/FerryApp.swift
import SwiftUI

@main
struct FerryApp: App {
  let services = Services(source: FerryDataSourceImpl())
  var body: some Scene { WindowGroup { Text("") } }
}
// file: Sources/Services/FerryApp+Services.swift
extension FerryApp {
  struct Services: Sendable {
    let source: FerryDataSourceImpl
    init(source: FerryDataSourceImpl) { self.source = source }
  }
}
// file: Sources/Presentation/Environment.swift
import SwiftUI

extension EnvironmentValues {
  @Entry var source: FerryDataSourceImpl = FerryDataSourceImpl()
}
// file: Sources/Data/FerryRepositoryImpl.swift
final class FerryRepositoryImpl {
  private let source: FerryDataSourceImpl  // ! concrete-dependency FerryRepositoryImpl -> FerryDataSourceImpl
  func ferries() {}
}
// file: Sources/Data/DataSources.swift
protocol FerryDataSource {
  func load() async throws -> [String]
}

final class FerryDataSourceImpl: FerryDataSource {
  func load() async throws -> [String] { [] }
}
