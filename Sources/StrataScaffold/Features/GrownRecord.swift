import StrataModel

/// The features and parts that `strata add` made: which files, from which exemplar, and a hash of what was written, so that a later
/// command tells files that somebody edited since; of files that features share, a hash of what they were before. The file is
/// committed with the code.
package struct GrownRecord: Sendable, Equatable {
  package static let fileName = "strata-grown.jsonl"

  /// What was added.
  package struct Subject: Hashable, Sendable, Comparable {
    /// `feature`, or what `strata add` calls the part.
    package let kind: String
    package let name: String

    package init(kind: String, name: String) {
      self.kind = kind
      self.name = name
    }

    package static func feature(_ name: String) -> Subject { Subject(kind: "feature", name: name) }

    package static func < (a: Subject, b: Subject) -> Bool { (a.name, a.kind) < (b.name, b.kind) }
  }

  package struct Entry: Hashable, Sendable {
    package let subject: Subject
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
      guard let fields = JSONLine.parse(line), let subject = Self.subject(of: fields),
        case .text(let exemplar)? = fields["like"], case .text(let path)? = fields["path"],
        case .text(let hash)? = fields["hash"] ?? fields["before"]
      else { throw .record(line: index + 1) }
      entries.append(
        Entry(subject: subject, exemplar: exemplar, path: path, hash: hash, isShared: fields["hash"] == nil))
    }
  }

  /// The one field that is no other one.
  private static func subject(of fields: [String: JSONLine.Value]) -> Subject? {
    let kinds = fields.keys.filter { !["like", "path", "hash", "before"].contains($0) }
    guard kinds.count == 1, let kind = kinds.first, case .text(let name)? = fields[kind] else { return nil }
    return Subject(kind: kind, name: name)
  }

  /// - Parameters:
  ///   - files: those of the feature or part, by path.
  ///   - before: by path of a file that was edited, its content until then.
  package mutating func add(
    _ subject: Subject, like exemplar: String, _ files: [String: [UInt8]], before: [String: [UInt8]] = [:]
  ) {
    remove(subject)
    for (path, bytes) in files {
      entries.append(Entry(subject: subject, exemplar: exemplar, path: path, hash: ContentHash.text(of: bytes)))
    }
    for (path, bytes) in before {
      entries.append(
        Entry(subject: subject, exemplar: exemplar, path: path, hash: ContentHash.text(of: bytes), isShared: true))
    }
  }

  /// The files that were written for a feature or a part like an exemplar.
  package func files(of subject: Subject, like exemplar: String) -> Set<String> {
    Set(entries.filter { $0.subject == subject && $0.exemplar == exemplar && !$0.isShared }.map(\.path))
  }

  /// As it was added: a screen `Coupons`, like one in the singular, has the types `CouponView` and `CouponViewModel`.
  package func recorded(_ subject: Subject) -> Subject {
    let name = GrownName(subject.name)
    let all = entries.map(\.subject).filter { $0.kind == subject.kind }
    return all.first { $0 == subject } ?? all.first { name != nil && GrownName($0.name) == name } ?? subject
  }

  package mutating func remove(_ subject: Subject) { entries.removeAll { $0.subject == subject } }

  /// - Parameter files: by path of a file before, its path and content afterwards.
  package mutating func rename(_ feature: String, to name: String, _ files: [String: (path: String, bytes: [UInt8])]) {
    entries = entries.map { entry in
      guard entry.subject == .feature(feature) else { return entry }
      let file = files[entry.path]
      return Entry(
        subject: .feature(name), exemplar: entry.exemplar, path: file?.path ?? entry.path,
        hash: entry.isShared ? entry.hash : file.map { ContentHash.text(of: $0.bytes) } ?? entry.hash,
        isShared: entry.isShared)
    }
  }

  /// The files of a feature or part that have other content than was written.
  package func edited(_ subject: Subject, now content: (_ path: String) -> [UInt8]?) -> [String] {
    entries.filter { entry in
      entry.subject == subject && !entry.isShared
        && content(entry.path).map { ContentHash.text(of: $0) != entry.hash } ?? false
    }.map(\.path).sorted()
  }

  /// Whether a file that features share had a content before the feature or part was added.
  package func was(_ path: String, _ content: [UInt8], before subject: Subject) -> Bool {
    entries.contains {
      $0.subject == subject && $0.isShared && $0.path == path && $0.hash == ContentHash.text(of: content)
    }
  }

  package var text: [UInt8] {
    let lines = entries.sorted { ($0.subject, $0.path) < ($1.subject, $1.path) }.map { entry in
      "{\(JSONString.quoted(entry.subject.kind)): \(JSONString.quoted(entry.subject.name)), \"like\": \(JSONString.quoted(entry.exemplar)), "
        + "\"path\": \(JSONString.quoted(entry.path)), \"\(entry.isShared ? "before" : "hash")\": "
        + "\(JSONString.quoted(entry.hash))}\n"
    }
    return Array(lines.joined().utf8)
  }
}
