/// The public interface of entries.
public protocol EntryModule: Sendable {
  #if canImport(SwiftUI)
    /// The list of entries, and each of them to look at and to change.
    @MainActor func entriesFlow() -> Screen
  #endif
}
