import StrataModel

/// The features that `strata add` made: which files, from which exemplar, and a hash of what was written, so that a later
/// command tells files that somebody edited since; of files that features share, a hash of what they were before. The file is
/// committed with the code.
package struct GrownRecord: Sendable, Equatable {
  package static let fileName = "strata-grown.jsonl"

  package struct Entry: Hashable, Sendable {
    package let feature: String
    package let exemplar: String
    package let path: String
    /// Of the content that was written, or of that before, in hexadecimal.
    package let hash: String
    /// Whether the file was there before.
    package var isShared = false
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  /// - Throws: the first line that is no entry.
  package init(_ bytes: [UInt8]) throws(GrowthProblem) {
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      guard let fields = JSONLine.parse(line), case .text(let feature)? = fields["feature"],
        case .text(let exemplar)? = fields["like"], case .text(let path)? = fields["path"],
        case .text(let hash)? = fields["hash"] ?? fields["before"]
      else { throw .record(line: index + 1) }
      entries.append(
        Entry(feature: feature, exemplar: exemplar, path: path, hash: hash, isShared: fields["hash"] == nil))
    }
  }

  /// - Parameters:
  ///   - files: those of the feature, by path.
  ///   - before: by path of a file that was edited, its content until then.
  package mutating func add(
    _ feature: String, like exemplar: String, _ files: [String: [UInt8]], before: [String: [UInt8]] = [:]
  ) {
    remove(feature)
    for (path, bytes) in files {
      entries.append(Entry(feature: feature, exemplar: exemplar, path: path, hash: ContentHash.text(of: bytes)))
    }
    for (path, bytes) in before {
      entries.append(
        Entry(feature: feature, exemplar: exemplar, path: path, hash: ContentHash.text(of: bytes), isShared: true))
    }
  }

  package mutating func remove(_ feature: String) { entries.removeAll { $0.feature == feature } }

  /// - Parameter files: by path of a file before, its path and content afterwards.
  package mutating func rename(_ feature: String, to name: String, _ files: [String: (path: String, bytes: [UInt8])]) {
    entries = entries.map { entry in
      guard entry.feature == feature else { return entry }
      let file = files[entry.path]
      return Entry(
        feature: name, exemplar: entry.exemplar, path: file?.path ?? entry.path,
        hash: entry.isShared ? entry.hash : file.map { ContentHash.text(of: $0.bytes) } ?? entry.hash,
        isShared: entry.isShared)
    }
  }

  /// The files of a feature that have other content than was written.
  package func edited(_ feature: String, now content: (_ path: String) -> [UInt8]?) -> [String] {
    entries.filter { entry in
      entry.feature == feature && !entry.isShared
        && content(entry.path).map { ContentHash.text(of: $0) != entry.hash } ?? false
    }.map(\.path).sorted()
  }

  /// Whether a file that features share had a content before the feature was added.
  package func was(_ path: String, _ content: [UInt8], before feature: String) -> Bool {
    entries.contains {
      $0.feature == feature && $0.isShared && $0.path == path && $0.hash == ContentHash.text(of: content)
    }
  }

  package var text: [UInt8] {
    let lines = entries.sorted { ($0.feature, $0.path) < ($1.feature, $1.path) }.map { entry in
      "{\"feature\": \(JSONString.quoted(entry.feature)), \"like\": \(JSONString.quoted(entry.exemplar)), "
        + "\"path\": \(JSONString.quoted(entry.path)), \"\(entry.isShared ? "before" : "hash")\": "
        + "\(JSONString.quoted(entry.hash))}\n"
    }
    return Array(lines.joined().utf8)
  }
}
