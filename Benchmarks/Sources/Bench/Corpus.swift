import BenchmarkSupport
import Foundation
import GeneratedCorpus

/// The code base to measure on: generated, or a copy of one given by path, in a temporary folder.
struct Corpus {
  var root: String

  /// - Parameter name: tells the corpora of one process apart.
  init(_ options: Options, name: String = "") throws {
    root = NSTemporaryDirectory() + "/strata-bench-\(ProcessInfo.processInfo.processIdentifier)\(name)"
    guard let source = options.corpus else {
      try GeneratedCorpus(seed: options.seed, fileCount: options.files).write(to: root)
      return
    }
    let base = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    let manager = FileManager.default
    try manager.createDirectory(atPath: root, withIntermediateDirectories: true)
    guard let walk = manager.enumerator(atPath: base) else { throw BenchmarkError(message: "no folder \(source)") }
    for case let path as String in walk {
      if [".git", ".build", ".strata"].contains((path as NSString).lastPathComponent) {
        walk.skipDescendants()
      } else if Self.matters(path) {
        let target = URL(fileURLWithPath: root + "/" + path)
        try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? manager.copyItem(atPath: base + "/" + path, toPath: target.path)
      }
    }
  }

  /// Sources, and what tells the modules.
  private static func matters(_ path: String) -> Bool {
    ["swift", "yml", "yaml", "pbxproj"].contains((path as NSString).pathExtension)
  }

  func remove() { try? FileManager.default.removeItem(atPath: root) }
}
