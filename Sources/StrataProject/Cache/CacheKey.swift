/// Stands for everything that a result depends on, in 128 bits.
public struct CacheKey: Hashable, Sendable {
  /// The two halves.
  public var high: UInt64
  public var low: UInt64
  /// False when a file was modified so shortly before it was listed that a change since might not show. Such a result
  /// is not kept.
  public var isSettled = true

  /// A key of known halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The key of a listing (paths, sizes, times, links, manifests and problems), and of whatever else matters: bytes of
  /// the definition, options, the tool's version.
  public init(_ listing: SourceListing, salt: [[UInt8]]) { self.init(listing, salt: salt, marks: true) }

  /// The same, but for what the source files say: only their paths matter.
  public init(surroundingsOf listing: SourceListing, salt: [[UInt8]]) {
    self.init(listing, salt: salt, marks: false)
  }

  private init(_ listing: SourceListing, salt: [[UInt8]], marks: Bool) {
    var hashes = (Hash64(seed: 1), Hash64(seed: 2))
    func add(_ body: (inout Hash64) -> Void) {
      body(&hashes.0)
      body(&hashes.1)
    }
    for part in salt { part.withUnsafeBytes { bytes in add { $0.add(bytes) } } }
    for problem in listing.problems {
      add { $0.add(problem.path) }
      add { $0.add(problem.message) }
    }
    for (path, links) in listing.links.sorted(by: { $0.key < $1.key }) {
      add { $0.add(UInt64(links.count)) }
      for text in [path] + links { add { $0.add(text) } }
    }
    for (files, marks) in [(listing.files, marks), (listing.manifests, true), (listing.headers, true)] {
      add { $0.add(UInt64(files.count)) }
      for file in files {
        add {
          $0.add(file.path)
          guard marks else { return }
          $0.add(UInt64(bitPattern: file.size))
          $0.add(UInt64(bitPattern: file.modified))
          $0.add(file.inode)
        }
      }
    }
    self.init(high: hashes.0.value, low: hashes.1.value)
    isSettled = ((marks ? listing.files : []) + listing.manifests + listing.headers)
      .allSatisfy { StrataProject.isSettled($0.modified, at: listing.time) }
  }

  /// 32 hexadecimal digits.
  var text: String {
    func digits(_ value: UInt64) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits(high) + digits(low)
  }

  public static func == (a: CacheKey, b: CacheKey) -> Bool { a.high == b.high && a.low == b.low }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(high)
    hasher.combine(low)
  }
}
