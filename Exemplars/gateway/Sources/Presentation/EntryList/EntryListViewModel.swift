import Observation

@MainActor
@Observable
final class EntryListViewModel {
  private(set) var entries: [Entry] = []
  private(set) var isLoading = false
  private(set) var errorMessage: String?

  private let getEntriesUseCase: any GetEntriesUseCaseProtocol

  init(getEntriesUseCase: any GetEntriesUseCaseProtocol) {
    self.getEntriesUseCase = getEntriesUseCase
  }

  /// Shows the entries. Those of the last time stay beside an error.
  func loadEntries() async {
    guard !isLoading else { return }
    isLoading = true
    errorMessage = nil
    defer { isLoading = false }
    do {
      entries = try await getEntriesUseCase.execute()
    } catch  where Task.isCancelled {
      // The screen is closed: there is nothing to show.
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}
