// style: repository
// rules: service-locator, skipped-layer
// file: Sources/DI/Resolver.swift
import Swinject

final class Resolver {
  static let shared = Resolver()
  private let container = Container()

  func resolve<T>(_ type: T.Type) -> T { container.resolve(T.self)! }
}
// file: Sources/Presentation/NotesView.swift
import SwiftUI

struct NotesView: View {
  @StateObject var model = NotesViewModel(
    getNotes: Resolver.shared.resolve(GetNotesUseCase.self),  // ! service-locator NotesView -> Resolver
    deleteNote: Resolver.shared.resolve(DeleteNoteUseCase.self)  // ! service-locator NotesView -> Resolver
  )

  var body: some View { Text("") }
}
// file: Sources/Presentation/NotesViewModel.swift
final class NotesViewModel {
  init(getNotes: GetNotesUseCase, deleteNote: DeleteNoteUseCase) {}
}
// file: Sources/Domain/NotesUseCases.swift
protocol GetNotesUseCase { func execute() async throws -> [String] }
protocol DeleteNoteUseCase { func execute(id: String) async throws }
