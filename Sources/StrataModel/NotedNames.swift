/// Names of functions and members of frameworks. Their uses are recorded as references.
public struct NotedNames: Sendable {
  package let names: [String]
  /// Each says whether a name, given by its bytes, is one.
  package let patterns: [@Sendable (UnsafeBufferPointer<UInt8>) -> Bool]
  /// The bytes with which such names begin, so that most others are not compared; nil: all bytes.
  package let firstBytes: ByteSet?

  /// Whether every call is recorded: also of what a type, a file or a function declares itself, and of every member
  /// of a type outside the project.
  package let recordsCalls: Bool

  public init(
    names: [String], patterns: [@Sendable (UnsafeBufferPointer<UInt8>) -> Bool] = [], firstBytes: ByteSet? = nil,
    recordsCalls: Bool = false
  ) {
    self.names = names
    self.patterns = patterns
    self.firstBytes = firstBytes
    self.recordsCalls = recordsCalls
  }
}
