// What a view model asked a dependency for is missing, and nothing says so.
// style: repository
// file: Sources/Domain/Repositories/ToolRepository.swift
protocol ToolRepository { func tools() async throws -> [String] }
// file: Sources/Domain/UseCases/GetToolsUseCase.swift
final class GetToolsUseCase {
  private let toolRepository: ToolRepository
  init(toolRepository: ToolRepository) { self.toolRepository = toolRepository }
  func execute() async throws -> [String] { try await toolRepository.tools() }
}
// file: Sources/Presentation/ToolsViewModel.swift
import Foundation

struct ToolsUiState {
  var tools: [String]? = []
  var isLoading = false
  var errorMessage: String?
  var isOnline = true
}

@MainActor
final class ToolsViewModel: ObservableObject {
  @Published private(set) var uiState = ToolsUiState()
  private let getTools: GetToolsUseCase

  init(getTools: GetToolsUseCase) { self.getTools = getTools }

  func a() async {
    uiState.tools = try? await getTools.execute()  // ! swallowed-error
  }
  func b() async {
    guard let tools = try? await getTools.execute() else { return }  // ! swallowed-error
    uiState.tools = tools
  }
  func c() async {
    do { uiState.tools = try await getTools.execute() } catch {  // ! swallowed-error
      uiState.tools = []
    }
  }
  func d() async {
    uiState.isLoading = true
    do {
      uiState.tools = try await getTools.execute()
    } catch {  // ! swallowed-error
      await MainActor.run { self.uiState.isLoading = false }
    }
  }

  func e() async {
    do { uiState.tools = try await getTools.execute() } catch {
      uiState.tools = []
      uiState.errorMessage = error.localizedDescription
    }
  }
  func f() async {
    do { uiState.tools = try await getTools.execute() } catch { uiState.isOnline = false }
  }
  func g() async {
    guard let tools = try? await getTools.execute() else {
      uiState.errorMessage = "No tools"
      return
    }
    uiState.tools = tools
  }
}
