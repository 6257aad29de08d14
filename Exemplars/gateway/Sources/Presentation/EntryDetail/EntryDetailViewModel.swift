import Observation

@MainActor
@Observable
final class EntryDetailViewModel {
  private(set) var entry: Entry?
  private(set) var isLoading = false
  private(set) var errorMessage: String?

  private let id: Entry.ID
  private let getEntryUseCase: any GetEntryUseCaseProtocol
  private let saveEntryUseCase: any SaveEntryUseCaseProtocol

  init(
    id: Entry.ID,
    getEntryUseCase: any GetEntryUseCaseProtocol,
    saveEntryUseCase: any SaveEntryUseCaseProtocol
  ) {
    self.id = id
    self.getEntryUseCase = getEntryUseCase
    self.saveEntryUseCase = saveEntryUseCase
  }

  func loadEntry() async {
    await show { () throws(AuthError) in try await getEntryUseCase.execute(id: id) }
  }

  func save(_ draft: EntryDraft) async {
    guard let changed = draft.entry(id: id) else {
      errorMessage = draft.inputProblem
      return
    }
    await show { () throws(AuthError) in try await saveEntryUseCase.execute(changed) }
  }

  /// Does nothing while another request is on its way: a second tap sends no second request.
  private func show(_ work: () async throws(AuthError) -> Entry) async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do throws(AuthError) {
      entry = try await work()
    } catch {
      // A request that was cancelled is no failure: the screen is closed.
      if !Task.isCancelled { errorMessage = error.localizedDescription }
    }
  }
}
