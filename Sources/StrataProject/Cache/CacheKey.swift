import StrataModel

/// A hash of 128 bits of everything on which a result depends.
public struct CacheKey: Hashable, Sendable {
  /// The two halves.
  var high: UInt64
  var low: UInt64
  /// False if a file was modified so shortly before it was listed that a later modification might not change its time.
  /// The result is not stored then.
  var isSettled = true

  /// A key with the given halves.
  init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The key of a listing (paths, sizes, times, links, manifests and problems), and of everything else that matters:
  /// bytes of the definition, options, the version of the tool.
  public init(_ listing: SourceListing, salt: [[UInt8]]) { self.init(listing, salt: salt, marks: true) }

  /// The same without the content of the source files: only their paths matter.
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
      .allSatisfy { FileStatus.isSettled($0.modified, at: listing.time) }
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
