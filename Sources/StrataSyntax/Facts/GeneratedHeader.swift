import StrataModel

extension Lowering {
  /// The comment by which a tool says that it wrote the file, among those before the first code:
  /// `// Generated using SwiftGen`. What its words mean is decided later; here, one of the first two has to say
  /// `generated`.
  mutating func lowerGeneratedHeader() {
    var reader = HeaderReader(source: tree.source)
    while let line = reader.nextLine() {
      guard let words = HeaderReader.marker(in: line) else { continue }
      suppressions.append(
        SuppressionFact(scope: .generated, rules: names.intern(words), reason: .none, offset: UInt32(line.startIndex)))
      return
    }
  }
}

/// Reads the comments at the beginning of a file, line by line.
struct HeaderReader {
  private let source: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var remaining = HeaderReader.lineLimit
  private var isInBlock = false
  /// A header further down is no header.
  private static let lineLimit = 20

  init(source: UnsafeBufferPointer<UInt8>) { self.source = source }

  /// The next line of a comment; nil where code begins.
  mutating func nextLine() -> Slice<UnsafeBufferPointer<UInt8>>? {
    while remaining > 0, position < source.count {
      remaining -= 1
      let end = source[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
      let line = source[position..<end]
      position = end + 1
      let text = line.drop { $0.isSpace }
      if text.isEmpty { continue }
      if !isInBlock {
        guard text.first == UInt8(ascii: "/"), let second = text.dropFirst().first,
          second == UInt8(ascii: "/") || second == UInt8(ascii: "*")
        else { return nil }
        isInBlock = second == UInt8(ascii: "*")
      }
      if isInBlock, let end = Self.endOfBlock(in: text) {
        isInBlock = false
        if text[end...].contains(where: { !$0.isSpace }) { remaining = 0 }
      }
      return text
    }
    return nil
  }

  private static func endOfBlock(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    text.indices.dropFirst().first { text[$0] == UInt8(ascii: "/") && text[$0 - 1] == UInt8(ascii: "*") }.map { $0 + 1 }
  }

  /// The first two words of a line in lower case, with a dash between them: `generated-using`; nil if neither says so.
  static func marker(in line: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    let text = line.drop { $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }.prefix(80)
    let words = text.split(maxSplits: 2, omittingEmptySubsequences: true, whereSeparator: \.isSpace).prefix(2)
      .map { word in word.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 } }
    guard words.contains(where: { $0.suffix(keyword.count).elementsEqual(keyword) }) else { return nil }
    return Array(words.joined(separator: [UInt8(ascii: "-")]))
  }

  private static let keyword = Array("generated".utf8)
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
