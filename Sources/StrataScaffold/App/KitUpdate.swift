import StrataModel

/// The kit in an app's folder compared with the one of this program: what an update changes, and what a person changed.
package struct KitUpdate: Sendable {
  /// What a person did to a file of the kit.
  package enum Edit: String, Sendable {
    case edited, added, deleted
  }

  /// By path in the kit's folder, the new content of each file that changes; nil for one that is deleted.
  package private(set) var changes: [String: [UInt8]?] = [:]
  /// By path, what a person did since the kit was written. Without a record that cannot be told, and there are none.
  package private(set) var edits: [String: Edit] = [:]
  /// The version of the kit that is there; nil if it has no record.
  package let version: String?
  /// Whether the kit has no record and other content than that of this program.
  package let isUnknown: Bool

  /// - Parameters:
  ///   - present: the files in the kit's folder, by their paths in it.
  ///   - new: those of ``KitPackage``.
  /// - Throws: if the record is damaged, or says that the kit is newer than this program.
  package init(of present: [String: [UInt8]], to new: [String: [UInt8]]) throws(KitProblem) {
    let recordPath = KitRecord.fileName
    let record = try present[recordPath].map { (bytes) throws(KitProblem) in try KitRecord(bytes) }
    version = record?.version
    if let version, Self.isLater(version, than: strataVersion) { throw .newer(version, than: strataVersion) }
    for path in Set(present.keys).union(new.keys) where present[path] != new[path] { changes[path] = .some(new[path]) }
    isUnknown = record == nil && changes.keys.contains { $0 != recordPath }
    guard let record else { return }
    // What is as this program has it is no edit, however it came about.
    for path in changes.keys where path != recordPath {
      switch (record.hashes[path], present[path]) {
      case (nil, .some): edits[path] = .added
      case (.some, nil): edits[path] = .deleted
      case (let hash?, let bytes?) where hash != ContentHash.text(of: bytes): edits[path] = .edited
      default: break
      }
    }
  }

  /// By the numbers between the dots; what follows a hyphen does not count.
  static func isLater(_ version: String, than other: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.prefix { $0 != "-" }.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(other).lexicographicallyPrecedes(numbers(version))
  }
}
