// style: repository
// file: Sources/Domain/CreateNote.swift
protocol CreateNoteUseCase { func execute() async throws }

final class CreateNote: CreateNoteUseCase {  // ! use-case-name CreateNote
  func execute() async throws {}
}
// file: Sources/Data/NotesGateway.swift
final class NotesGateway: CreateNoteUseCase {
  func execute() async throws {}
}
