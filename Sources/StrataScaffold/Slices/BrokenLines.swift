/// Lines of a list that were broken because an element made them too long: without it, they are one line again.
enum BrokenLines {
  struct Lines {
    let range: Range<Int>
    /// Without the parts that go.
    let text: String
  }

  /// How many lines are taken for one that was broken, where several numbers are possible.
  enum Extent {
    case fewest
    /// With the lines behind them that may be parts of it.
    case most
  }

  /// - Parameter ranges: what goes, sorted, none within another.
  /// - Returns: the lines to replace, by where a part in them begins.
  static func rejoined(_ ranges: [Range<Int>], _ bytes: [UInt8], _ extent: Extent) -> [Int: Lines] {
    var result: [Int: Lines] = [:]
    for range in ranges {
      guard let lines = brokenLines(around: range, bytes, extent) else { continue }
      let gone = ranges.filter { $0.overlaps(lines) }
      guard gone.allSatisfy({ lines.lowerBound <= $0.lowerBound && $0.upperBound <= lines.upperBound }) else {
        continue
      }
      var rest: [UInt8] = []
      var position = lines.lowerBound
      for part in gone {
        rest += bytes[position..<part.lowerBound]
        position = part.upperBound
      }
      rest += bytes[position..<lines.upperBound]
      let text = LongLines.breaking(joined(String(decoding: rest, as: UTF8.self)))
      for part in gone { result[part.lowerBound] = Lines(range: lines, text: text) }
    }
    return result
  }

  /// The lines around a part that are as ``LongLines`` breaks them when they are one line; nil if there are none.
  private static func brokenLines(around range: Range<Int>, _ bytes: [UInt8], _ extent: Extent) -> Range<Int>? {
    var starts = [SourceLines.lineStart(range.lowerBound, bytes)]
    while let first = starts.first, first > 0, starts.count < longest {
      starts.insert(SourceLines.lineStart(first - 1, bytes), at: 0)
    }
    var ends = [end(ofLineAt: range.upperBound, bytes)]
    while let last = ends.last, last < bytes.count, ends.count < longest { ends.append(end(ofLineAt: last + 1, bytes)) }
    // The fewest lines first: a block around them has lines of its own.
    for start in starts.reversed() {
      func isBroken(_ end: Int) -> Bool {
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return text.contains("\n") && LongLines.breaking(joined(text)) == text
      }
      let end = extent == .fewest ? ends.first(where: isBroken) : ends.last(where: isBroken)
      if let end { return start..<end }
    }
    return nil
  }

  /// How many lines are looked at before and behind.
  private static let longest = 5

  private static func end(ofLineAt position: Int, _ bytes: [UInt8]) -> Int {
    guard position < bytes.count else { return bytes.count }
    return bytes[position...].firstIndex(of: SourceLines.newline) ?? bytes.count
  }

  private static func joined(_ text: String) -> String {
    var result = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if result.isEmpty {
        result = String(line)
      } else if result.last == "(" || result.last == "[" {
        result += trimmed
      } else {
        result += " " + trimmed
      }
    }
    return result
  }
}
