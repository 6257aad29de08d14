// style: repository
// file: Sources/Presentation/NotesViewModel.swift
final class NotesViewModel {
  func load() {
    Task {
      do {
        notes = try await source.notes()
      } catch {  // ! swallowed-error
      }
      try? await source.refresh()  // ! swallowed-error
    }
  }
}
