import Foundation

/// A copy of a code base: the files that Strata reads, and the definition as `strata.yml`.
struct ScratchCopy {
  let root: String

  private static let skippedFolders: Set<String> = [".build", ".git", ".strata", "node_modules", "DerivedData"]
  private static let extensions: Set<String> = [
    "swift", "yml", "yaml", "pbxproj", "xcworkspacedata", "resolved", "h", "m", "mm",
  ]

  init(of corpus: Options.Corpus, at root: String) throws(MeasurementError) {
    self.root = root
    do {
      let manager = FileManager.default
      if manager.fileExists(atPath: root) { try manager.removeItem(atPath: root) }
      let source = URL(fileURLWithPath: corpus.folder).resolvingSymlinksInPath().path
      guard manager.fileExists(atPath: source) else {
        throw MeasurementError(message: "\(corpus.folder) does not exist")
      }
      try Self.copy(source, to: root)
      try place(corpus.definition)
      for baseline in ["strata-baseline.jsonl"] { try? manager.removeItem(atPath: path(baseline)) }
    } catch let error as MeasurementError {
      throw error
    } catch {
      throw MeasurementError(message: "\(corpus.folder) cannot be copied: \(error)")
    }
  }

  func path(_ relative: String) -> String { root + "/" + relative }

  func text(of relative: String) -> String? {
    Self.bytes(at: path(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  static func bytes(at path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map { [UInt8]($0) } }

  func write(_ text: String, to relative: String) throws(MeasurementError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path(relative)))
    } catch {
      throw MeasurementError(message: "\(relative) cannot be written: \(error)")
    }
  }

  func remove(_ relative: String) { try? FileManager.default.removeItem(atPath: path(relative)) }

  /// A style becomes a `strata.yml` of one line, as a user would write it.
  private func place(_ definition: String?) throws {
    if let definition, definition.hasSuffix(".yml") || definition.hasSuffix(".yaml") {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: definition))
      try bytes.write(to: URL(fileURLWithPath: path("strata.yml")))
    } else if let definition {
      try Data("style: \(definition)\n".utf8).write(to: URL(fileURLWithPath: path("strata.yml")))
    } else if !FileManager.default.fileExists(atPath: path("strata.yml")) {
      throw MeasurementError(message: "no strata.yml in it: add =STYLE or =FILE.yml")
    }
  }

  private static func copy(_ source: String, to target: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: target, withIntermediateDirectories: true)
    for entry in try manager.contentsOfDirectory(atPath: source).sorted() {
      let from = source + "/" + entry
      let to = target + "/" + entry
      var status = stat()
      guard lstat(from, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        if !skippedFolders.contains(entry) { try copy(from, to: to) }
      case S_IFLNK:
        try? manager.createSymbolicLink(
          atPath: to, withDestinationPath: manager.destinationOfSymbolicLink(atPath: from))
      case S_IFREG where extensions.contains(URL(fileURLWithPath: entry).pathExtension):
        try manager.copyItem(atPath: from, toPath: to)
      default: break
      }
    }
  }
}
