// style: repository
// A comment in a condition is no part of it.
// file: Sources/Data/Note.swift
struct Note {}
// file: Sources/Domain/Notes.swift
#if DEBUG /* while developing */ || BETA
  struct Shipped { var note: Note? }  // ! dependency-rule Shipped -> Note
#endif
#if /* not */ !DEBUG  // DEBUG
  struct Released { var note: Note? }  // ! dependency-rule Released -> Note
#else
  struct Debugged { var note: Note? }
#endif
#if os(iOS /* ) || DEBUG */) || DEBUG
  struct Either { var note: Note? }  // ! dependency-rule Either -> Note
#endif
#if DEBUG // || BETA
  struct Internal { var note: Note? }
#endif
