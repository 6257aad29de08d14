// What is created for a screen bypasses nothing: the screen is built at the wrong location.
// style: repository
// rules: skipped-layer, direct-instantiation, dependency-rule
// file: Sources/Domain/Notes.swift
protocol NotesRepository { func all() async throws -> [String] }
protocol LoadNotesUseCase { func execute() async throws -> [String] }
final class DefaultLoadNotesUseCase: LoadNotesUseCase {
  private let repository: NotesRepository
  init(repository: NotesRepository) { self.repository = repository }
  func execute() async throws -> [String] { try await repository.all() }
}
protocol DropNoteUseCase { func execute() async throws }
final class DefaultDropNoteUseCase: DropNoteUseCase {
  private let repository: NotesRepository
  init(repository: NotesRepository) { self.repository = repository }
  func execute() async throws { _ = try await repository.all() }
}
// file: Sources/Data/DefaultNotesRepository.swift
final class DefaultNotesRepository: NotesRepository { func all() async throws -> [String] { [] } }
// file: Sources/Presentation/Notes/NotesViewModel.swift
final class NotesViewModel {
  private let load: LoadNotesUseCase
  private let drop: DropNoteUseCase
  init(load: LoadNotesUseCase, drop: DropNoteUseCase) {
    self.load = load
    self.drop = drop
  }
  func refresh() async { _ = try? await load.execute() }
}
// file: Sources/Presentation/Notes/NotesController.swift
import UIKit

final class NotesController: UIViewController {
  private let model: NotesViewModel
  init(model: NotesViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
// file: Sources/Presentation/Home/HomeController.swift
import UIKit

final class HomeController: UIViewController {
  func openNotes() {
    let repository = DefaultNotesRepository()  // ! skipped-layer HomeController -> NotesViewModel
    let load: LoadNotesUseCase = DefaultLoadNotesUseCase(  // ! skipped-layer HomeController -> NotesViewModel
      repository: repository)
    let model = NotesViewModel(
      load: load,
      drop: DefaultDropNoteUseCase(  // ! skipped-layer HomeController -> NotesViewModel
        repository: DefaultNotesRepository()))  // ! skipped-layer HomeController -> NotesViewModel
    navigationController?.pushViewController(NotesController(model: model), animated: true)
  }

  func dropFirst() async throws {
    let drop = DefaultDropNoteUseCase(  // ! skipped-layer HomeController -> DefaultDropNoteUseCase
      repository: DefaultNotesRepository())  // ! skipped-layer HomeController -> DefaultNotesRepository
    try await drop.execute()  // ! skipped-layer HomeController -> DefaultDropNoteUseCase
  }
}
