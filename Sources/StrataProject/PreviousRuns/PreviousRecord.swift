import StrataModel

/// The layout of a stored result: eight numbers (magic, foundation, the two halves of the key, the identity of the
/// facts cache, the number of files whose facts differ from it, the length of the result, a checksum of all that
/// follows), then these files (lengths of path and facts, size, hash, path, facts), then the result.
struct PreviousRecord {
  /// A file whose facts differ from those in the facts cache.
  struct Other: Sendable {
    var size: Int64
    /// The hash of its bytes.
    var hash: UInt64
    var facts: FileFacts
  }

  let identity: UInt64
  let others: [String: Other]
  let result: [UInt8]

  private static let magic: UInt64 = 0x3145_4154_5254_531A
  private static let headerSize = 64

  static func encode(_ result: [UInt8], for key: CacheKey, base: FactsBase, foundation: UInt64) -> [UInt8] {
    var content: [UInt8] = []
    var count = 0
    for entry in base.others {
      guard case .facts(let facts) = entry.source else { continue }
      var record: [UInt8] = []
      FactsEncoder.encode(facts, into: &record)
      for number in [
        UInt64(entry.path.utf8.count), UInt64(record.count), UInt64(bitPattern: entry.stamp.size), entry.stamp.hash,
      ] { content.append(number: number) }
      content.append(contentsOf: entry.path.utf8)
      content += record
      count += 1
    }
    content += result
    var bytes: [UInt8] = []
    for number in [
      magic, foundation, key.high, key.low, base.identity, UInt64(count), UInt64(result.count),
      content.withUnsafeBytes { Hash64.of($0) },
    ] { bytes.append(number: number) }
    return bytes + content
  }

  /// Nil for damaged bytes, or for those of another key or version.
  init?(_ bytes: UnsafeRawBufferPointer, key: CacheKey, foundation: UInt64) {
    guard bytes.count >= Self.headerSize, bytes.number(0) == Self.magic, bytes.number(1) == foundation,
      bytes.number(2) == key.high, bytes.number(3) == key.low
    else { return nil }
    var rest = UnsafeRawBufferPointer(rebasing: bytes[Self.headerSize...])
    guard bytes.number(7) == Hash64.of(rest) else { return nil }
    func take(_ count: UInt64) -> UnsafeRawBufferPointer? {
      guard let count = Int(exactly: count), count <= rest.count else { return nil }
      defer { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
      return UnsafeRawBufferPointer(rebasing: rest[..<count])
    }
    var others: [String: Other] = [:]
    for _ in 0..<min(bytes.number(5), UInt64(bytes.count)) {
      guard let head = take(32), let path = take(head.number(0)), let record = take(head.number(1)),
        let facts = FactsDecoder.decode(record)
      else { return nil }
      others[String(decoding: path, as: UTF8.self)] = Other(
        size: Int64(bitPattern: head.number(2)), hash: head.number(3), facts: facts)
    }
    guard UInt64(rest.count) == bytes.number(6) else { return nil }
    identity = bytes.number(4)
    self.others = others
    result = [UInt8](rest)
  }
}
