/// Names of functions and members of frameworks. Their uses are recorded as references.
public struct NotedNames: Sendable {
  package let names: [String]
  /// Each says whether a name, given by its bytes, is one.
  package let patterns: [@Sendable (UnsafeBufferPointer<UInt8>) -> Bool]

  public init(names: [String], patterns: [@Sendable (UnsafeBufferPointer<UInt8>) -> Bool] = []) {
    self.names = names
    self.patterns = patterns
  }
}
