/// What the members of a type show of its purpose. It confirms the folder of a role, whatever the name of the type is.
public enum TypeShape: String, Sendable, CaseIterable {
  /// A protocol whose functions do work elsewhere: one is asynchronous, or returns a stream.
  case operations
  /// One operation that is named like a command or like the type itself; a type that is no protocol also stores a
  /// protocol of the project.
  case command
  /// Cases, texts, numbers and addresses, and computed ones, also in nested types; nothing that does work.
  case values
  /// An enum without cases: it has no values, and only groups other declarations.
  case namespace
}
