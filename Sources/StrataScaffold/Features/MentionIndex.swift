import StrataModel

/// Which files have a name, for all names at once: to ask each file for each name costs more.
struct MentionIndex: Sendable {
  /// By the low bits of a hash, the end of its entries.
  private var ends: [UInt32]
  /// Hashes of names and positions of files, those of equal low bits together, in the order of the files.
  private var entries: [(hash: UInt32, file: UInt32)]
  private let mask: UInt32

  /// - Parameter tables: the names of each file; nil for a file whose names are not known.
  init(_ tables: [NameTable?]) {
    let count = tables.reduce(0) { $0 + ($1?.count ?? 0) }
    var size: UInt32 = 1 << 8
    while size < count / 4, size < 1 << 20 { size <<= 1 }
    let mask = size - 1
    var ends = [UInt32](repeating: 0, count: Int(size) + 1)
    for case let table? in tables { for hash in table.hashes { ends[Int(hash & mask) + 1] += 1 } }
    for slot in 1..<ends.count { ends[slot] += ends[slot - 1] }
    var entries = [(hash: UInt32, file: UInt32)](repeating: (0, 0), count: count)
    for case (let file, let table?) in tables.enumerated() {
      for hash in table.hashes {
        let slot = Int(hash & mask)
        entries[Int(ends[slot])] = (hash, UInt32(file))
        ends[slot] += 1
      }
    }
    self.ends = ends
    self.entries = entries
    self.mask = mask
  }

  /// The positions of the files that may have a name, ascending.
  func files(mentioning name: String) -> [Int] {
    var name = name
    let hash = name.withUTF8 { bytes in
      bytes.baseAddress.map { NameHash.of($0, bytes.count) } ?? NameHash.ofEmptyName
    }
    let slot = Int(hash & mask)
    let start = slot == 0 ? 0 : Int(ends[slot - 1])
    return entries[start..<Int(ends[slot])].compactMap { $0.hash == hash ? Int($0.file) : nil }
  }
}
