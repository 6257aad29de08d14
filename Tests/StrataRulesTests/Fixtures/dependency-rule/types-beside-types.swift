// style: repository
// Types that are named beside the type of something: wrappers of local variables, global actors.
// file: Sources/App/Presentation/Notes/NotesViewModel.swift
final class NotesViewModel {
  let load: @NoteStoreActor () -> String  // ! dependency-rule NotesViewModel -> NoteStoreActor

  init(load: @escaping @NoteStoreActor () -> String) {  // ! dependency-rule NotesViewModel -> NoteStoreActor
    self.load = load
  }

  func show() -> Int {
    @Counted var count = 1  // ! dependency-rule NotesViewModel -> Counted
    return count
  }

  @MainActor func update(_ body: @MainActor @Sendable () -> Void) { body() }
}

// file: Sources/App/Data/NoteStore.swift
@globalActor actor NoteStoreActor { static let shared = NoteStoreActor() }
@propertyWrapper struct Counted { var wrappedValue: Int }
