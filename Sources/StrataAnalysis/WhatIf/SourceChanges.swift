import StrataModel

/// Replaces a range of a file's bytes.
struct TextEdit: Hashable, Sendable {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset..<offset, text) }

  /// The bytes of a range with those edits that lie inside it. Edits at one offset apply in their order.
  static func apply(_ edits: [TextEdit], to bytes: [UInt8], in range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    let inside = edits.filter { range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound }
    let sorted = inside.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }
}

/// Edits of source files, all given by offsets into the files as they are, so that several planners can add to them.
struct SourceChanges: Sendable {
  /// Declarations that leave a file for a new one.
  struct Extraction: Sendable {
    var origin: String
    var path: String
    /// What the new file begins with: ranges of the old one, such as its imports.
    var prologue: [Range<Int>]
    var parts: [Range<Int>]
    /// Import lines that are added after the prologue.
    var imports: [String] = []
  }

  private let workspace: any Workspace
  private var bytes: [String: [UInt8]] = [:]
  private var edits: [String: [TextEdit]] = [:]
  private var moves: [String: String] = [:]
  private var extractions: [Extraction] = []
  private var creations: [String: Creation] = [:]

  private struct Creation: Sendable {
    var imports: [String] = []
    var isPublic = false
    var text: String

    var bytes: [UInt8] {
      let head = imports.isEmpty ? "" : imports.joined(separator: "\n") + "\n\n"
      return Array((head + (isPublic ? "public " : "") + text).utf8)
    }
  }

  init(_ workspace: any Workspace) { self.workspace = workspace }

  /// The bytes of a file as it is.
  mutating func read(_ path: String) throws(WhatIfError) -> [UInt8] {
    if let known = bytes[path] { return known }
    do {
      let read = try workspace.read(path)
      bytes[path] = read
      return read
    } catch {
      throw WhatIfError("\(path): \(error.message)")
    }
  }

  mutating func move(_ path: String, to other: String) { moves[path] = other }
  mutating func extract(_ extraction: Extraction) { extractions.append(extraction) }
  mutating func create(_ path: String, _ text: String) { creations[path] = Creation(text: text) }
  mutating func makeCreatedPublic(_ path: String) { creations[path]?.isPublic = true }

  mutating func edit(_ path: String, _ edit: TextEdit) throws(WhatIfError) {
    _ = try read(path)
    if edits[path]?.contains(edit) != true { edits[path, default: []].append(edit) }
  }

  /// Adds an import to a file that the change creates; false where there is no such file.
  mutating func addImport(_ line: String, toNew path: String) -> Bool {
    if let creation = creations[path] {
      if !creation.imports.contains(line) { creations[path]?.imports.append(line) }
      return true
    }
    guard let index = extractions.firstIndex(where: { $0.path == path }) else { return false }
    if !extractions[index].imports.contains(line) { extractions[index].imports.append(line) }
    return true
  }

  /// Paths of all files that differ, before and after, sorted.
  var touchedPaths: [String] {
    let files = files()
    return Set(files.map(\.path) + files.compactMap(\.origin)).sorted()
  }

  /// The files after the change, sorted by path.
  func files() -> [FileChange] {
    var result = creations.map { FileChange(.create, $0.key, text: $0.value.bytes) }
    for extraction in extractions { result.append(FileChange(.create, extraction.path, text: text(of: extraction))) }
    for (path, other) in moves {
      let old = bytes[path] ?? (try? workspace.read(path)) ?? []
      let text = TextEdit.apply(edits[path] ?? [], to: old, in: old.indices)
      result.append(FileChange(.move, other, origin: path, text: text))
    }
    for path in Set(edits.keys).union(extractions.map(\.origin)) where moves[path] == nil {
      let old = bytes[path] ?? []
      let gone = extractions.filter { $0.origin == path }.flatMap(\.parts)
      let kept = (edits[path] ?? []).filter { edit in
        !gone.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
      }
      let removals = gone.map { TextEdit(Self.withBlankLine(after: $0, old), "") }
      let text = TextEdit.apply(kept + removals, to: old, in: old.indices)
      result.append(FileChange(.edit, path, text: text))
    }
    return result.sorted { $0.path < $1.path }
  }

  /// The workspace after the change.
  func overlay() -> OverlayWorkspace {
    var overlay = OverlayWorkspace(over: workspace)
    let files = files()
    for origin in files.compactMap(\.origin) { overlay.remove(origin) }
    for file in files {
      if let text = file.text { overlay.edit(file.path, bytes: text) } else { overlay.remove(file.path) }
    }
    return overlay
  }

  private func text(of extraction: Extraction) -> [UInt8] {
    let old = bytes[extraction.origin] ?? []
    let edits = edits[extraction.origin] ?? []
    func piece(_ range: Range<Int>) -> String {
      Self.trimmed(String(decoding: TextEdit.apply(edits, to: old, in: range), as: UTF8.self))
    }
    var head = extraction.prologue.map(piece).filter { !$0.isEmpty }.joined(separator: "\n")
    if !extraction.imports.isEmpty {
      head += (head.isEmpty ? "" : "\n") + extraction.imports.joined(separator: "\n")
    }
    return Array((([head].filter { !$0.isEmpty } + extraction.parts.map(piece)).joined(separator: "\n\n") + "\n").utf8)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let first = text.first, first.isNewline { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }

  /// The range with the line break after it, and one empty line.
  private static func withBlankLine(after range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    for _ in 0..<2 where end < bytes.count && bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return range.lowerBound..<end
  }
}
