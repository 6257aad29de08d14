import StrataModel

/// The new content of the facts cache.
struct FactsCacheUpdate: Sendable {
  enum Source: Sendable {
    /// An entry of the old cache, whose record is copied unchanged.
    case cached(Int)
    case facts(FileFacts)
  }

  struct Entry: Sendable {
    var path: String
    var stamp: FileStamp
    var source: Source
  }

  let entries: [Entry]
  let old: FactsCache

  /// Writes the whole cache, and returns its identity; nil if writing failed.
  func write(to file: inout AtomicFile, foundation: UInt64) -> UInt64? {
    var writer = BufferedWriter()
    writer.add([UInt8](repeating: 0, count: FactsCache.headerSize))
    var index = Index()
    for entry in sorted() {
      let start = writer.position
      let checksum: UInt64
      switch entry.source {
      case .cached(let number):
        guard let record = old.record(number) else { return nil }
        checksum = old.checksum(number)
        writer.add(record)
      case .facts(let facts):
        checksum = writer.add { FactsEncoder.encode(facts, into: &$0) }
      }
      index.add(entry, start: start, length: writer.position - start, checksum: checksum)
      guard writer.flush(to: &file, ifOver: 1 << 20) else { return nil }
    }
    let indexStart = writer.position
    let indexBytes = index.entries + index.paths
    writer.add(indexBytes)
    guard writer.flush(to: &file, ifOver: 0) else { return nil }
    var header: [UInt8] = []
    for number in [
      FactsCache.magic, foundation, UInt64(writer.position), UInt64(indexStart), UInt64(entries.count),
      indexBytes.withUnsafeBytes { Hash64.of($0) }, old.seed,
    ] { header.append(number: number) }
    let identity = header.withUnsafeBytes { Hash64.of($0) }
    header.append(number: identity)
    return file.overwriteStart(header) ? identity : nil
  }

  private func sorted() -> [Entry] {
    entries.sorted { a, b in
      var (a, b) = (a.path, b.path)
      return a.withUTF8 { a in
        b.withUTF8 { b in compare(UnsafeRawBufferPointer(a), UnsafeRawBufferPointer(b)) < 0 }
      }
    }
  }

  /// The index of the new cache.
  private struct Index {
    var entries: [UInt8] = []
    var paths: [UInt8] = []

    mutating func add(_ entry: Entry, start: Int, length: Int, checksum: UInt64) {
      let stamp = entry.stamp
      let path = UInt64(paths.count) << 32 | UInt64(entry.path.utf8.count)
      paths.append(contentsOf: entry.path.utf8)
      for number in [
        UInt64(bitPattern: stamp.size), UInt64(bitPattern: stamp.modified), stamp.inode, stamp.hash, UInt64(start),
        UInt64(length), checksum, path, stamp.isSettled ? 1 : 0,
      ] { entries.append(number: number) }
    }
  }
}

extension [UInt8] {
  /// Appends the eight bytes of a number in the byte order of the machine.
  mutating func append(number: UInt64) { Swift.withUnsafeBytes(of: number) { append(contentsOf: $0) } }
}

/// Collects bytes for few, large writes.
struct BufferedWriter {
  private var buffer: [UInt8] = []
  private var flushed = 0

  init() { buffer.reserveCapacity(2 << 20) }

  /// The number of bytes that were added.
  var position: Int { flushed + buffer.count }

  mutating func add(_ bytes: [UInt8]) { buffer.append(contentsOf: bytes) }
  mutating func add(_ bytes: UnsafeRawBufferPointer) { buffer.append(contentsOf: bytes) }

  /// Adds what `body` appends, and returns its checksum.
  mutating func add(_ body: (inout [UInt8]) -> Void) -> UInt64 {
    let start = buffer.count
    body(&buffer)
    return buffer.withUnsafeBytes { Hash64.of(UnsafeRawBufferPointer(rebasing: $0[start...])) }
  }

  mutating func flush(to file: inout AtomicFile, ifOver limit: Int) -> Bool {
    guard buffer.count > limit else { return true }
    flushed += buffer.count
    defer { buffer.removeAll(keepingCapacity: true) }
    return buffer.withUnsafeBytes { file.write($0) }
  }
}
