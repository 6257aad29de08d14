import Foundation

/// The part of a download that has arrived, beside the file that it becomes, with a note of the version it is a part
/// of.
struct PartialFile: Sendable {
  private let file: URL
  private let part: URL
  private let note: URL
  private let key: String

  /// What has arrived of which version.
  struct Resumption: Sendable, Equatable {
    let offset: Int64
    let version: String
    /// How long the whole is; `nil` if the server did not say.
    let total: Int64?
  }

  /// - Parameters:
  ///   - source: where the download comes from, with all that it depends on.
  ///   - owner: for whom it is. The note keeps numbers made of both only: they may hold secrets.
  init(of file: URL, from source: String, owner: String) {
    self.file = file
    part = file.appendingPathExtension("partial")
    note = file.appendingPathExtension("partial-version")
    key = [source, owner].map(Self.hash).joined(separator: " ")
  }

  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)).multipliedReportingOverflow(by: 0x100_0000_01b3).partialValue
    }
    return String(hash, radix: 16)
  }

  /// How much has arrived, and of which version; `nil` if nothing can be continued.
  func resumption() -> Resumption? {
    guard let text = try? String(contentsOf: note, encoding: .utf8), let size = try? size(), size > 0 else {
      return nil
    }
    let lines = text.split(separator: "\n", maxSplits: 2)
    guard lines.count == 3, lines[0] == key else { return nil }
    return Resumption(offset: size, version: String(lines[2]), total: Int64(lines[1]))
  }

  /// Starts again. Without a version, it cannot be continued later.
  func begin(version: String?, total: Int64?) throws(NetworkError) {
    discard()
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The note comes first: a part without one is never continued.
      if let version {
        let length = total.map { "\($0)" } ?? "unknown"
        try Data("\(key)\n\(length)\n\(version)".utf8).write(to: note, options: .atomic)
      }
      try Data().write(to: part)
    } catch {
      throw .invalidRequest(.file)
    }
  }

  /// Opens the part to write behind what is there.
  func open() throws(NetworkError) -> FileHandle {
    do {
      let handle = try FileHandle(forWritingTo: part)
      try handle.seekToEnd()
      return handle
    } catch {
      throw .invalidRequest(.file)
    }
  }

  /// Replaces the file by the part, which is complete.
  func finish() throws(NetworkError) {
    guard rename(part.path, file.path) == 0 else { throw .invalidRequest(.file) }
    try? FileManager.default.removeItem(at: note)
  }

  /// Deletes what has arrived.
  func discard() {
    for url in [part, note] { try? FileManager.default.removeItem(at: url) }
  }

  func size() throws -> Int64 {
    (try FileManager.default.attributesOfItem(atPath: part.path)[.size] as? NSNumber)?.int64Value ?? 0
  }
}
