import StrataModel

/// Which version of the kit an app has, and a hash of each of its files, so that an update tells those that somebody edited.
/// The file is in the kit's folder and is committed with it.
package struct KitRecord: Sendable, Equatable {
  package static let fileName = "strata-kit.jsonl"

  /// The version of the program that wrote the kit.
  package let version: String
  /// By path in the kit's folder.
  package let hashes: [String: String]

  /// - Parameter files: by path in the kit's folder, without the record.
  package init(version: String, of files: [String: [UInt8]]) {
    self.version = version
    hashes = files.mapValues(ContentHash.text)
  }

  /// - Throws: the first line that does not belong to a record, from 1.
  package init(_ bytes: [UInt8]) throws(KitProblem) {
    var version: String?
    var hashes: [String: String] = [:]
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let fields = JSONLine.parse(line.last == 0x0D ? line.dropLast() : line)
      if case .text(let text)? = fields?["kit"], version == nil {
        version = text
      } else if case .text(let path)? = fields?["path"], case .text(let hash)? = fields?["hash"] {
        hashes[path] = hash
      } else {
        throw .record(line: index + 1)
      }
    }
    guard let version else { throw .record(line: 1) }
    self.version = version
    self.hashes = hashes
  }

  /// One line for the version, and one for each file, sorted by path.
  package var text: [UInt8] {
    var lines = "{\"kit\": \(JSONString.quoted(version))}\n"
    for (path, hash) in hashes.sorted(by: { $0.key < $1.key }) {
      lines += "{\"path\": \(JSONString.quoted(path)), \"hash\": \(JSONString.quoted(hash))}\n"
    }
    return Array(lines.utf8)
  }
}
