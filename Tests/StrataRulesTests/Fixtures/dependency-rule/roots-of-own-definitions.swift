// style: repository
// rules: dependency-rule
// A role of the project's own definition: only what creates and hands out may refer to everything.
// file: strata.yml
layers:
  Screens:
    match: {path: "**/Screens/**"}
    uses: [Model]
  Model:
    match: {path: "**/Model/**"}
    uses: []
  Store:
    match: {path: "**/Store/**"}
    uses: [Model]
roles:
  screen:
    match: {suffix: Screen}
    decides-layer: false
  launcher:
    match: {suffix: Launcher}
    composition-root: wires
  store:
    match: {suffix: Store}
    decides-layer: false
    dependency: true
rules:
  dependency-rule: error
// file: Sources/Screens/NoteLauncher.swift
final class NoteLauncher {
  func screen() -> NoteScreen { NoteScreen(notes: NoteStore()) }
  func notes() -> NoteStore { NoteStore() }
}

final class NoteScreen {
  private let notes: Notes
  init(notes: Notes) { self.notes = notes }
}
// file: Sources/Screens/SyncLauncher.swift
final class SyncLauncher {
  let store = NoteStore()  // ! dependency-rule SyncLauncher -> NoteStore

  func sync() { store.save() }  // ! dependency-rule SyncLauncher -> NoteStore
}
// file: Sources/Model/Notes.swift
protocol Notes {}
// file: Sources/Store/NoteStore.swift
final class NoteStore: Notes {
  func save() {}
}
