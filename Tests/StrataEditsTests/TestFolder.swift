import Foundation

@testable import StrataEdits

/// A folder that exists as long as this object, and the journal beside it.
final class TestFolder: Sendable {
  private let path: URL
  let root: String
  let journal: String

  init(_ files: [String: String]) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("strata-\(UUID().uuidString)")
    let url = path.appendingPathComponent("root")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = url.resolvingSymlinksInPath().path
    journal = path.appendingPathComponent("journal").resolvingSymlinksInPath().path
    for (path, content) in files { try write(path, content) }
  }

  deinit { try? FileManager.default.removeItem(at: path) }

  func write(_ file: String, _ content: String) throws {
    let url = URL(fileURLWithPath: root + "/" + file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
  }

  /// The texts of all files that are not hidden, by path.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try all() where !file.contains("/.") && !file.hasPrefix(".") {
      files[file] = String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + file)), as: UTF8.self)
    }
    return files
  }

  func temporaryFiles() throws -> [String] { try all().filter { $0.hasSuffix(".tmp") }.sorted() }

  func holds(_ file: String) -> Bool { FileManager.default.fileExists(atPath: root + "/" + file) }

  func writer(interruptedAfter count: Int? = nil) -> PlanWriter {
    guard let count else { return PlanWriter(root: root, journal: journal) }
    let left = Counter(count)
    return PlanWriter(root: root, journal: journal) { () throws(EditProblem) in
      guard left.take() else { throw EditProblem("", .system("interrupted")) }
    }
  }

  private func all() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root).filter { file in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: root + "/" + file, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }
}

private final class Counter: @unchecked Sendable {
  // Unchecked: `lock` guards every access to `left`.
  private let lock = NSLock()
  private var left: Int

  init(_ left: Int) { self.left = left }

  func take() -> Bool {
    lock.withLock {
      left -= 1
      return left >= 0
    }
  }
}
