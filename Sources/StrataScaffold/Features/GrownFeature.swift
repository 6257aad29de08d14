import StrataModel
import StrataSyntax

/// A new feature, made like one that exists: its files are copied under the new name, and in files that several features
/// share, what is there for the exemplar is repeated.
package struct GrownFeature: Sendable {
  /// A place that has the exemplar's name and could not be repeated.
  package struct Left: Hashable, Sendable, CustomStringConvertible {
    package let path: String
    /// From 1.
    package let line: Int
    package let text: String

    package var description: String { "\(path):\(line): \(text)" }
  }

  /// Files that are created or edited, with their new content.
  package private(set) var files: [String: [UInt8]] = [:]
  /// By path of a created file, its exemplar.
  package private(set) var exemplars: [String: String] = [:]
  package private(set) var left: [Left] = []
  /// Places whose repetitions would pass a value of a new type to code that stays and takes one of the exemplar's types.
  package private(set) var misfits: [Left] = []
  private let names: FeatureNames

  /// What an identifier of the exemplar is called in the new feature.
  package func renamed(_ identifier: String) -> String {
    names.search.isFound(in: Array(identifier.utf8))
      ? names.renaming.apply(identifier, as: .code).replacingIdentifiers(names.identifiers) : identifier
  }

  /// - Parameter old: the feature that is the exemplar.
  /// - Throws: if nothing has the name of the exemplar, or something has the new name.
  package init(
    _ name: GrownName, like old: GrownName, in files: FeatureFiles, _ scope: SliceScope = .feature
  ) throws(GrowthProblem) {
    // Mostly no file has the new name, so that nothing mentions an identifier with it.
    _ = files.sources.containing(Renaming(from: name, to: old).words)
    let slice = FeatureSlice(of: old, as: name, in: files, scope)
    names = slice.names
    if let fixed = slice.fixedArguments.first, let source = files.sources[fixed.path] {
      throw .sharedValue(fixed.function, Self.left(fixed.node, fixed.path, source).description)
    }
    for (path, units) in slice.units.sorted(by: { $0.key < $1.key }) {
      guard let source = files.sources[path] else { continue }
      if slice.own.contains(path) {
        let copy = scope.destination.map { $0.apply(slice.path(path), as: .path) } ?? slice.path(path)
        if files.sources.has(copy) || exemplars[copy] != nil { throw .exists(copy) }
        copyOwn(source, units, path, to: copy, scope.destination)
      } else {
        left += units.left.map { Self.left($0, path, source) }
        if units.hasRepetitions {
          self.files[path] = Self.withShortLines(
            RepeatedText.repeating(units, in: source, scope.destination), source)
        }
      }
    }
    guard !exemplars.isEmpty || scope.isMember && !self.files.isEmpty else {
      throw .unknownExemplar(old.text(.upperCamel))
    }
    let parsed = self.files.filter { $0.key.isSwiftFile }.mapValues { SwiftSource($0) }
    for path in exemplars.keys.sorted() {
      if let source = parsed[path] { try files.requireNewTypes(source) }
    }
    try Redeclarations(in: files).require(parsed)
    let misfits = slice.misfits.flatMap { path, nodes in
      files.sources[path].map { source in nodes.map { Self.left($0, path, source) } } ?? []
    }
    self.misfits = Array(Set(misfits)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    let strings = FeatureStrings(slice)
    for (path, catalog) in files.catalogs {
      var grown = catalog
      for string in strings.renamed(in: catalog) { grown.add(string.new, like: string.old, strings.line) }
      if grown.bytes != catalog.bytes { self.files[path] = grown.bytes }
    }
    left += files.unreadableCatalogs.map {
      Left(path: $0, line: 1, text: "its strings: it is not in the layout of Xcode")
    }
    left = Array(Set(left)).sorted { ($0.path, $0.line) < ($1.path, $1.line) }
  }

  /// Copies a file of the exemplar; what it passes to shared code is passed for both features, there and in the copy.
  private mutating func copyOwn(
    _ source: SwiftSource, _ units: RepeatedUnits, _ path: String, to copy: String, _ destination: Renaming?
  ) {
    let doubled = RepeatedText.doubledElements(units, source)
    var text = RenamedSource(source, names).text(source.bytes.indices, doubling: doubled)
    text = Self.withFileName(of: copy, for: String(path.lastPathComponent), in: text)
    var bytes = Array(AlignedLines.of(text, like: String(decoding: source.bytes, as: UTF8.self)).utf8)
    if let destination {
      let copied = SwiftSource(bytes)
      bytes = Array(RenamedSource(copied, FeatureNames(renaming: destination)).text(copied.bytes.indices).utf8)
    }
    files[copy] = Self.withShortLines(bytes, source)
    exemplars[copy] = path
    if !doubled.isEmpty { files[path] = Self.withShortLines(RepeatedText.doubling(units, in: source), source) }
  }

  /// The comment in front of a file may have its name: `//  UserList.swift`.
  private static func withFileName(of path: String, for old: String, in text: String) -> String {
    guard text.hasPrefix("//") else { return text }
    let head = text.split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false).prefix {
      $0.hasPrefix("//")
    }
    guard let line = head.first(where: { $0.hasSuffix(" " + old) }) else { return text }
    var result = text
    result.replaceSubrange(
      line.startIndex..<line.endIndex, with: line.dropLast(old.count) + path.lastPathComponent)
    return result
  }

  /// A longer name may make lines too long that were not. A file with long lines has no limit.
  private static func withShortLines(_ bytes: [UInt8], _ source: SwiftSource) -> [UInt8] {
    let hasLongLines = source.bytes.split(separator: SourceLines.newline).contains { line in
      line.count > 120 && String(decoding: line, as: UTF8.self).count > 120
    }
    if hasLongLines || !bytes.split(separator: SourceLines.newline).contains(where: { $0.count > 120 }) { return bytes }
    return Array(LongLines.breaking(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  static func left(_ node: Int, _ path: String, _ source: SwiftSource) -> Left {
    let offset = source.range(node).lowerBound
    let start = SourceLines.lineStart(offset, source.bytes)
    let end = source.bytes[start...].firstIndex(of: SourceLines.newline) ?? source.bytes.count
    let line = source.bytes[..<start].count { $0 == SourceLines.newline } + 1
    let text = String(decoding: source.bytes[start..<end].drop { $0 == SourceLines.space }, as: UTF8.self)
    return Left(path: path, line: line, text: text)
  }
}
