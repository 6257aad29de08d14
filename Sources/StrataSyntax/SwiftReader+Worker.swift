import StrataModel

extension SwiftReader {
  /// Reads one file after the other in the same memory; each thread of a parallel run has one.
  public struct Worker: ~Copyable {
    private var lowering = Lowering()

    /// A worker that has not read anything yet.
    public init() {}

    /// Parses source text and reduces it to the facts that later stages need.
    /// - Parameter source: UTF-8 of less than a gigabyte, in memory with ``SourcePadding/size`` more bytes before and
    ///   after it, which are overwritten.
    public mutating func facts(ofPadded source: UnsafeMutableBufferPointer<UInt8>) -> FileFacts {
      guard let base = source.baseAddress else { return FileFacts() }
      return lowering.facts(of: Parser.parse(padded: base, source.count), source: UnsafeBufferPointer(source))
    }
  }
}
