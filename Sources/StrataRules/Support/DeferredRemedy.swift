import StrataModel
import StrataThreads

/// A remedy that is not written yet. It follows from everything else in a violation, so that any two are equal.
final class DeferredRemedy: Sendable, Hashable {
  typealias Remedy = (text: String, changes: [ProposedChange])

  let write: @Sendable () -> Remedy

  init(_ write: @escaping @Sendable () -> Remedy) { self.write = write }

  static func == (a: DeferredRemedy, b: DeferredRemedy) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// What writes the remedies of many violations once these are listed, one after the other.
final class RemedyWriter<Source>: Sendable {
  private let source: Guarded<Source>

  init(_ source: sending Source) { self.source = Guarded(source) }

  func remedy(_ write: (inout Source) -> sending DeferredRemedy.Remedy) -> DeferredRemedy.Remedy {
    source.withLock { write(&$0) }
  }
}

extension Violation {
  /// Has the remedy and its changes written only where the violation is listed: most that follow from others are not.
  mutating func deferRemedy(_ write: @escaping @Sendable () -> DeferredRemedy.Remedy) {
    links = links ?? ViolationLinks()
    links?.deferredRemedy = DeferredRemedy(write)
  }

  /// The remedy and the changes that it proposes.
  var writtenRemedy: DeferredRemedy.Remedy { links?.deferredRemedy?.write() ?? (remedy, changes) }
}
