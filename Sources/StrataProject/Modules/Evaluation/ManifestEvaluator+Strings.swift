import StrataModel

/// Members of strings.
extension ManifestEvaluator {
  func member(_ name: String, ofString text: String) -> ManifestValue? {
    switch name {
    case "isEmpty": .bool(text.isEmpty)
    case "count": .number(text.count)
    case "capitalized": .string(text.split(separator: " ").map(capitalized).joined(separator: " "))
    case "first": text.first.map { ManifestValue.string(String($0)) } ?? ManifestValue.none
    case "last": text.last.map { ManifestValue.string(String($0)) } ?? ManifestValue.none
    case "rawValue", "description": .string(text)
    default: nil
    }
  }

  private func capitalized(_ text: Substring) -> String { text.prefix(1).uppercased() + text.dropFirst().lowercased() }

  func member(_ name: String, ofString text: String, _ values: [ManifestValue]) -> ManifestValue? {
    let first = values.first?.string
    switch name {
    case "lowercased": return .string(text.lowercased())
    case "uppercased": return .string(text.uppercased())
    case "hasPrefix": return first.map { .bool(text.hasPrefix($0)) }
    case "hasSuffix": return first.map { .bool(text.hasSuffix($0)) }
    case "contains": return first.map { .bool(text.contains($0)) }
    case "replacingOccurrences", "replacing":
      guard let first, values.count > 1, let second = values[1].string else { return nil }
      return .string(text.replacing(first, with: second))
    case "appending": return first.map { .string(text + $0) }
    case "components": return first.map { .list(Self.parts(of: text, by: $0).map(ManifestValue.string)) }
    case "split":
      return first.map { .list(Self.parts(of: text, by: $0).filter { !$0.isEmpty }.map(ManifestValue.string)) }
    default: return part(name, of: text, values)
    }
  }

  private func part(_ name: String, of text: String, _ values: [ManifestValue]) -> ManifestValue? {
    var count = 1
    if let value = values.first {
      guard case .number(let number) = value, number >= 0 else { return nil }
      count = number
    }
    switch name {
    case "dropFirst": return .string(String(text.dropFirst(count)))
    case "dropLast": return .string(String(text.dropLast(count)))
    case "prefix" where !values.isEmpty: return .string(String(text.prefix(count)))
    case "suffix" where !values.isEmpty: return .string(String(text.suffix(count)))
    default: return nil
    }
  }

  /// The parts of a text between separators, also empty ones.
  private static func parts(of text: String, by separator: String) -> [String] {
    if separator.isEmpty { return [text] }
    var result: [String] = []
    var rest = text[...]
    while let range = rest.firstRange(of: separator) {
      result.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return result + [String(rest)]
  }
}
