import ExampleAPI
import ExampleServer
import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Users

/// The whole app but its views, against the API in memory and against the real server.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct UsersFlowTests {
  @Test func theFlowWorksInMemory() async throws {
    try await loadAndRename(URL.exampleServer, ExampleAPI())
  }

  @Test func theFlowWorksWithTheServer() async throws {
    let server = try ExampleServer()
    try await loadAndRename(server.url, URLSessionTransport())
  }

  @Test func withTheServerGoneTheAppShowsTheErrorAndTheUsersOfTheLastTime() async throws {
    let server = try ExampleServer()
    let folder = try TemporaryFolder()
    do {
      let list = try dependencies(server.url, folder).makeUserListViewModel()
      await list.loadUsers()
      #expect(list.uiState.items.count == 4 && !list.uiState.isStale)
    }
    server.stop()
    let list = try dependencies(server.url, folder).makeUserListViewModel()
    await list.loadUsers()
    #expect(list.uiState.items.count == 4 && list.uiState.isStale && !list.uiState.isLoading)
    #expect(list.uiState.errorMessage == "There is no connection to the server.")
  }

  private func dependencies(_ server: URL, _ folder: TemporaryFolder) throws -> AppDependencies {
    AppDependencies(
      server: server, transport: URLSessionTransport(), database: try AppDependencies.database(in: folder.url))
  }

  private func loadAndRename(_ server: URL, _ transport: any Transport) async throws {
    let dependencies = AppDependencies(
      server: server, transport: transport, database: try AppDependencies.database(in: nil))
    let list = dependencies.makeUserListViewModel()
    await list.loadUsers()
    #expect(list.uiState.items.map(\.displayName).contains("Ada Lovelace") && !list.uiState.isStale)
    let sending = Task { await list.sendChanges() }
    let detail = dependencies.makeUserDetailViewModel(userId: "1")
    let observing = Task { await detail.perform(.observe) }
    await detail.perform(.rename("Ada King"))
    let isSaved = { detail.state.value?.name == "Ada King" && detail.state.value?.saveStatus == .saved }
    while !isSaved() { try await Task.sleep(for: .milliseconds(1)) }
    sending.cancel()
    observing.cancel()
    await list.loadUsers()
    #expect(list.uiState.items.map(\.displayName).contains("Ada King"))
    let nobody = dependencies.makeUserDetailViewModel(userId: "99")
    await nobody.perform(.load)
    #expect(nobody.state.failure?.localizedDescription == "There is no entry 99.")
  }
}
