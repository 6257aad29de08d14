// style: repository
// file: Sources/App/Presentation/Notes/NotesViewModel.swift
final class NotesViewModel {
  let save: (String) throws(NoteStoreError) -> Void  // ! infrastructure-error-leak NotesViewModel -> NoteStoreError

  init(save: @escaping (String) throws(NoteStoreError) -> Void) {  // ! infrastructure-error-leak NotesViewModel -> NoteStoreError
    self.save = save
  }
}

// file: Sources/App/Data/NoteStore.swift
struct NoteStoreError: Error {}
