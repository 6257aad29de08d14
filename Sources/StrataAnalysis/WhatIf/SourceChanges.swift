import StrataModel
import StrataProject

/// Replaces a range of a file's bytes.
struct TextEdit: Hashable, Sendable {
  var range: Range<Int>
  var text: String

  init(_ range: Range<Int>, _ text: String) {
    self.range = range
    self.text = text
  }

  static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset..<offset, text) }

  /// The bytes of a range after the edits inside it. Edits at the same offset apply in their order.
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

/// Edits of source files. All offsets refer to the unchanged files, so that several planners can add edits.
struct SourceChanges: Sendable {
  /// Declarations that move from a file to a new one.
  struct Extraction: Sendable {
    var origin: String
    var path: String
    /// Ranges of the old file with which the new one begins, such as the imports.
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
    var model: String

    var bytes: [UInt8] {
      let head = imports.isEmpty ? "" : imports.sorted().joined(separator: "\n") + "\n\n"
      return Array((head + (isPublic ? "public " : "") + text).utf8)
    }
  }

  init(_ workspace: any Workspace) { self.workspace = workspace }

  /// The bytes of the unchanged file.
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
  /// - Parameter model: the file whose targets compile the new one, if nothing else says so.
  mutating func create(_ path: String, _ text: String, like model: String) {
    creations[path] = Creation(text: text, model: model)
  }
  /// Whether the change creates a file with new text, not with extracted declarations.
  func isNew(_ path: String) -> Bool { creations[path] != nil }
  mutating func makeCreatedPublic(_ path: String) { creations[path]?.isPublic = true }

  mutating func edit(_ path: String, _ edit: TextEdit) throws(WhatIfError) {
    _ = try read(path)
    if edits[path]?.contains(edit) != true { edits[path, default: []].append(edit) }
  }

  /// Adds an import to a file that the change creates; false if there is no such file.
  mutating func addImport(_ line: String, toNew path: String) -> Bool {
    if let creation = creations[path] {
      if !creation.imports.contains(line) { creations[path]?.imports.append(line) }
      return true
    }
    guard let index = extractions.firstIndex(where: { $0.path == path }) else { return false }
    if !extractions[index].imports.contains(line) { extractions[index].imports.append(line) }
    return true
  }

  /// By path of each new file, that of the file whose targets compile it if nothing else says so.
  var plannedFiles: [String: String] {
    var models = creations.mapValues(\.model)
    for extraction in extractions { models[extraction.path] = extraction.origin }
    for (path, other) in moves { models[other] = path }
    return models
  }

  /// The paths of all changed files, those before a move included, sorted.
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
      let text = TextEdit.apply(remainingEdits(of: path), to: old, in: old.indices)
      result.append(FileChange(.edit, path, text: text))
    }
    return result.sorted { $0.path < $1.path }
  }

  /// The edits of a file that is not moved, with the removal of extracted declarations.
  private func remainingEdits(of path: String) -> [TextEdit] {
    let old = bytes[path] ?? []
    let gone = extractions.filter { $0.origin == path }.flatMap(\.parts)
    let kept = (edits[path] ?? []).filter { edit in
      !gone.contains { $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound }
    }
    return kept + gone.map { TextEdit(Self.withBlankLine(after: $0, old), "") }
  }

  /// The location of a byte of a file after the change; nil if it is replaced.
  func location(of offset: Int, in path: String) -> (path: String, offset: Int)? {
    for extraction in extractions where extraction.origin == path {
      guard let part = extraction.parts.first(where: { $0.contains(offset) }) else { continue }
      guard let within = Self.offset(of: offset, from: part.lowerBound, edits[path] ?? [], bytes[path] ?? []) else {
        return nil
      }
      let layout = layout(of: extraction)
      guard let start = layout.starts[part] else { return nil }
      return (extraction.path, start + within)
    }
    guard let old = bytes[path] else { return (moves[path] ?? path, offset) }
    let all = moves[path] == nil ? remainingEdits(of: path) : edits[path] ?? []
    return Self.offset(of: offset, from: 0, all, old).map { (moves[path] ?? path, $0) }
  }

  private static func offset(of offset: Int, from start: Int, _ edits: [TextEdit], _ bytes: [UInt8]) -> Int? {
    if edits.contains(where: { $0.range.contains(offset) }) { return nil }
    return TextEdit.apply(edits, to: bytes, in: start..<offset).count
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

  private func text(of extraction: Extraction) -> [UInt8] { layout(of: extraction).text }

  /// The bytes of the new file, and by part its offset there, as if its leading line breaks were kept.
  private func layout(of extraction: Extraction) -> (text: [UInt8], starts: [Range<Int>: Int]) {
    let old = bytes[extraction.origin] ?? []
    let edits = edits[extraction.origin] ?? []
    func piece(_ range: Range<Int>) -> ArraySlice<UInt8> {
      let text = TextEdit.apply(edits, to: old, in: range)[...]
      let end = text.lastIndex { !SourceScanner.isSpace($0) }.map { $0 + 1 } ?? text.startIndex
      return text[..<end].drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
    var lines = extraction.prologue.map { Array(piece($0)) }.filter { !$0.isEmpty }
    lines += extraction.imports.map { Array($0.utf8) }
    var text = Array(lines.joined(separator: "\n".utf8))
    var starts: [Range<Int>: Int] = [:]
    for part in extraction.parts {
      if !text.isEmpty { text += "\n\n".utf8 }
      let added = piece(part)
      starts[part] = text.count - added.startIndex
      text += added
    }
    return (text + "\n".utf8, starts)
  }

  /// The range with the line break and one empty line after it.
  private static func withBlankLine(after range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    for _ in 0..<2 where end < bytes.count && bytes[end] == UInt8(ascii: "\n") { end += 1 }
    return range.lowerBound..<end
  }
}
