// style: repository
// Global actors of closures, arguments of the property wrappers of local variables.
// file: Sources/App/Presentation/Notes/NotesViewModel.swift
final class NotesViewModel {
  func show() async -> Int {
    Task { @NoteStoreActor in  // ! dependency-rule NotesViewModel -> NoteStoreActor
      print(1)
    }
    let count = { @NoteStoreActor [weak self] (value: Int) async -> Int in value }  // ! dependency-rule NotesViewModel -> NoteStoreActor
    await MainActor.run { @MainActor in print(2) }
    return await count(3)
  }

  func store() -> Int {
    @Keyed(key: NoteKey.count.name) var count = 1  // ! dependency-rule NotesViewModel -> NoteKey
    @Keyed(key: "plain", kind: .stored) var other = 2
    @Keyed(
      key: NoteKey.count.name  // ! dependency-rule NotesViewModel -> NoteKey
    ) var third: Int = 3
    return count + other + third
  }
}
// file: Sources/App/Shared/Keyed.swift
@propertyWrapper struct Keyed<Value> {
  enum Kind { case stored, plain }
  var wrappedValue: Value
  init(wrappedValue: Value, key: String, kind: Kind = .plain) { self.wrappedValue = wrappedValue }
}
// file: Sources/App/Data/NoteStore.swift
@globalActor actor NoteStoreActor { static let shared = NoteStoreActor() }
enum NoteKey { case count; var name: String { "" } }
