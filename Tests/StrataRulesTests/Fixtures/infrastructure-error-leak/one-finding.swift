// style: repository
// rules: infrastructure-error-leak, dependency-rule
// file: Sources/Presentation/TimetableViewModel.swift
@MainActor
final class TimetableViewModel {
  func load() async {
    do {
      try await loadDepartures()
    } catch let error as HTTPError {  // ! infrastructure-error-leak TimetableViewModel -> HTTPError
      show(error.status)  // ! infrastructure-error-leak TimetableViewModel -> HTTPError
    } catch {
      show(0)
    }
  }

  private func loadDepartures() async throws {}
  private func show(_ status: Int) {}
}
// file: Sources/Data/HTTPError.swift
struct HTTPError: Error {
  let status: Int
}
