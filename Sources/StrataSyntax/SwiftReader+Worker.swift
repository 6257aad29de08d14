import StrataModel

extension SwiftReader {
  /// Reads one file after the other in the same memory; each thread of a parallel run has one.
  public struct Worker: ~Copyable {
    private var lowering = Lowering()

    /// A worker that has not read anything yet.
    public init() {}

    /// Parses source text and reduces it to the facts that later stages need.
    public mutating func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
      lowering.facts(of: Parser.parse(source), source: source)
    }
  }
}
