// A screen that creates a use case with its repository knows both.
// style: repository
// rules: direct-instantiation, skipped-layer, dependency-rule
// file: Sources/Domain/UseCases/SaveNoteUseCase.swift
protocol NoteRepository { func save() async throws }
protocol SaveNoteUseCase { func execute() async throws }
final class SaveNoteUseCaseImpl: SaveNoteUseCase {
  private let repository: NoteRepository
  init(repository: NoteRepository) { self.repository = repository }
  func execute() async throws { try await repository.save() }
}
// file: Sources/Data/Repositories/NoteRepositoryImpl.swift
final class NoteRepositoryImpl: NoteRepository { func save() async throws {} }
// file: Sources/Presentation/Note/NoteViewController.swift
import UIKit

final class NoteViewController: UIViewController {
  func menu() {
    let useCase = SaveNoteUseCaseImpl(  // ! skipped-layer NoteViewController -> SaveNoteUseCaseImpl
      repository: NoteRepositoryImpl())  // ! skipped-layer NoteViewController -> NoteRepositoryImpl
    show(useCase)
  }

  private func show(_ value: Any) {}
}
