import StrataSyntax

/// The strings of String Catalogs that a feature's code shows.
///
/// A heuristic: a string has the feature's name, and its parts between placeholders stand in the feature's code.
struct FeatureStrings {
  private let names: FeatureNames
  /// The text of strings between interpolations.
  private let segments: Set<String>

  init(_ slice: FeatureSlice) {
    let code = slice.units.compactMap { path, units -> [String]? in
      // Tests show nothing.
      guard !slice.files.tests.contains(path), let source = slice.files.sources[path] else { return nil }
      let parts = slice.own.contains(path) ? [0] : units.nodes.union(units.calls.map { source.parents[$0] }).sorted()
      return parts.flatMap { Self.segments(below: $0, source) }
    }
    names = slice.names
    segments = Set(code.joined())
  }

  /// Those of all code.
  init(_ names: FeatureNames, in files: FeatureFiles) {
    self.names = names
    // Without a catalog nothing asks for them.
    segments =
      files.catalogs.isEmpty
      ? []
      : Set(files.sources.names(of: files.sources.paths).flatMap { Self.segments(below: 0, $0.names.source) })
  }

  private static func segments(below node: Int, _ source: SwiftSource) -> [String] {
    source.descendants(of: node).filter { source.kind($0) == .stringSegment }.map(source.text)
  }

  /// By string of a catalog, the new feature's.
  func renamed(in catalog: StringCatalog) -> [(old: String, new: String)] {
    catalog.keys.compactMap { key in
      guard let new = renamed(key), new != key else { return nil }
      return (key, new)
    }
  }

  /// Nil if the feature's code does not show the string.
  private func renamed(_ key: String) -> String? {
    if segments.contains(key) { return names.renaming.apply(key, as: .string) }
    var (result, rest) = ("", key[...])
    while let placeholder = rest.firstMatch(of: #/%(?:[0-9]+\$)?(?:@|[0-9.]*[a-zA-Z]+)/#) {
      guard let text = part(rest[..<placeholder.range.lowerBound]) else { return nil }
      result += text + placeholder.output
      rest = rest[placeholder.range.upperBound...]
    }
    guard rest.count < key.count, let text = part(rest) else { return nil }
    return result + text
  }

  private func part(_ text: Substring) -> String? {
    if text.isEmpty { return "" }
    return segments.contains(String(text)) ? names.renaming.apply(String(text), as: .string) : nil
  }

  /// A line of an entry under the new name.
  func line(_ text: String) -> String { names.renaming.apply(text, as: .string) }
}
