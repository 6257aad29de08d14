import Foundation

/// The part of a download that has arrived, beside the file that it becomes, with a note of the version it is a part of.
struct PartialFile: Sendable {
  private let file: URL
  private let part: URL
  private let note: URL
  private let source: String

  /// - Parameter source: where the download comes from. The note keeps a number made of it only: it may hold secrets.
  init(of file: URL, from source: URL) {
    self.file = file
    part = file.appendingPathExtension("partial")
    note = file.appendingPathExtension("partial-version")
    let hash = source.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    self.source = String(hash, radix: 16)
  }

  /// How much has arrived, and of which version; `nil` if nothing can be continued.
  func resumption() -> (offset: Int64, version: String)? {
    guard let text = try? String(contentsOf: note, encoding: .utf8), let size = try? size(), size > 0 else {
      return nil
    }
    let lines = text.split(separator: "\n", maxSplits: 1)
    guard lines.count == 2, lines[0] == source else { return nil }
    return (size, String(lines[1]))
  }

  /// Starts again. Without a version, it cannot be continued later.
  func begin(version: String?) throws(NetworkError) {
    discard()
    do {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // The note comes first: a part without one is never continued.
      if let version { try Data("\(source)\n\(version)".utf8).write(to: note, options: .atomic) }
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
