import StrataModel

/// Facts of an earlier run, by path.
///
/// The file: a header of 64 bytes, the records of all files (see ``FactsLayout``), then the index: an entry of 72 bytes
/// for each file, sorted by the bytes of their paths, and the paths themselves. Header, index and every record have a
/// checksum; a part with a wrong checksum is ignored.
public struct FactsCache: Sendable {
  static let magic: UInt64 = 0x3146_4154_5254_531A
  static let headerSize = 64
  static let entrySize = 72

  private let file: MappedFile?
  private let indexStart: Int
  private let pathsStart: Int
  /// The number of files in it.
  public let count: Int
  /// The seed of the hashes of files. It is random and stored, so that nobody can prepare a file with the same hash as
  /// another one.
  let seed: UInt64

  /// An empty cache.
  public init() {
    file = nil
    seed = .random(in: .min ... .max)
    indexStart = 0
    pathsStart = 0
    count = 0
  }

  /// Opens a cache file; nil if its header or its index is invalid.
  init?(_ file: MappedFile, foundation: UInt64) {
    let bytes = file.bytes
    guard bytes.count >= Self.headerSize, bytes.number(0) == Self.magic, bytes.number(1) == foundation,
      bytes.number(2) == UInt64(bytes.count),
      bytes.number(7) == Hash64.of(UnsafeRawBufferPointer(rebasing: bytes[..<56])),
      let start = Int(exactly: bytes.number(3)), let count = Int(exactly: bytes.number(4)),
      start >= Self.headerSize, start <= bytes.count, count <= (bytes.count - start) / Self.entrySize,
      bytes.number(5) == Hash64.of(UnsafeRawBufferPointer(rebasing: bytes[start...]))
    else { return nil }
    self.file = file
    self.count = count
    seed = bytes.number(6)
    indexStart = start
    pathsStart = start + count * Self.entrySize
    for entry in 0..<count where path(entry) == nil || record(entry) == nil { return nil }
  }

  /// A hash that identifies the content of the cache; nil if it is empty.
  var identity: UInt64? { file.map { $0.bytes.number(7) } }

  // MARK: Entries

  /// The entry of a path.
  func entry(for path: String) -> Int? {
    guard count > 0 else { return nil }
    var path = path
    return path.withUTF8 { wanted in
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        guard let candidate = self.path(middle) else { return nil }
        let order = compare(candidate, UnsafeRawBufferPointer(wanted))
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// The entry of a path. It is found at once if paths are looked up in the order of the entries.
  func entry(for path: String, after last: Int) -> Int? {
    var wanted = path
    if last + 1 < count, let next = self.path(last + 1),
      wanted.withUTF8({ $0.count == next.count && compare(next, UnsafeRawBufferPointer($0)) == 0 })
    {
      return last + 1
    }
    return entry(for: path)
  }

  func stamp(_ entry: Int) -> FileStamp {
    FileStamp(
      size: Int64(bitPattern: field(entry, 0)), modified: Int64(bitPattern: field(entry, 1)), inode: field(entry, 2),
      hash: field(entry, 3), isSettled: field(entry, 8) == 1)
  }

  /// Whether the file is unchanged according to the file system.
  func isTrusted(_ entry: Int, _ file: ListedFile) -> Bool {
    let stamp = stamp(entry)
    return stamp.isSettled && stamp.size == file.size && stamp.modified == file.modified && stamp.inode == file.inode
  }

  /// Nil if the record is damaged.
  func facts(_ entry: Int) -> FileFacts? {
    guard let record = record(entry), Hash64.of(record) == field(entry, 6) else { return nil }
    return FactsDecoder.decode(record)
  }

  /// The bytes of a record, and their checksum.
  func record(_ entry: Int) -> UnsafeRawBufferPointer? { slice(field(entry, 4), field(entry, 5), within: indexStart) }

  func checksum(_ entry: Int) -> UInt64 { field(entry, 6) }

  private func path(_ entry: Int) -> UnsafeRawBufferPointer? {
    let place = field(entry, 7)
    return slice(UInt64(pathsStart) + (place >> 32), place & 0xFFFF_FFFF, within: file?.bytes.count ?? 0)
  }

  private func field(_ entry: Int, _ number: Int) -> UInt64 {
    file?.bytes.loadUnaligned(fromByteOffset: indexStart + entry * Self.entrySize + number * 8, as: UInt64.self) ?? 0
  }

  private func slice(_ start: UInt64, _ length: UInt64, within limit: Int) -> UnsafeRawBufferPointer? {
    guard let bytes = file?.bytes, let start = Int(exactly: start), let length = Int(exactly: length),
      start <= limit, length <= limit - start
    else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
  }
}

/// Less than, equal to or greater than zero.
func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
  var i = 0
  while i < a.count, i < b.count {
    if a[i] != b[i] { return Int(a[i]) - Int(b[i]) }
    i += 1
  }
  return a.count - b.count
}

extension UnsafeRawBufferPointer {
  /// The number in the bytes from 8 × `index` on.
  func number(_ index: Int) -> UInt64 { loadUnaligned(fromByteOffset: index * 8, as: UInt64.self) }
}
