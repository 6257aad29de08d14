/// Breaks lines of Swift that became too long, as swift-format would: after the parenthesis whose arguments end the line, and
/// between arguments where that is not enough.
enum LongLines {
  /// - Parameters:
  ///   - isKept: whether a line stays as it is, such as one that was too long before.
  ///   - limit: the number of characters that a line may have.
  static func breaking(_ text: String, limit: Int = 120, except isKept: (Substring) -> Bool = { _ in false }) -> String
  {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(where: { $0.count > limit }) else { return text }
    return lines.map { line in
      guard line.count > limit, !isKept(line), !line.drop(while: { $0 == " " }).hasPrefix("//") else {
        return String(line)
      }
      return brokenClause(line, limit) ?? brokenList(line, limit) ?? brokenBlock(line, limit) ?? broken(line, limit)
        ?? String(line)
    }.joined(separator: "\n")
  }

  /// A line that is part of a list: its elements on several lines, with the same indentation.
  private static func brokenList(_ line: Substring, _ limit: Int) -> String? {
    let letters = Array(line)
    guard letters.last == ",", let commas = outerCommas(in: letters), commas.count > 1 else { return nil }
    let indentation = String(letters.prefix { $0 == " " })
    return filled(
      arguments(letters, indentation.count - 1, letters.count - 1, commas.dropLast()), letters, indentation, limit
    )
    .map { $0 + "," }
  }

  /// The types that a declaration inherits from, where its braces begin at the end of the line.
  private static func brokenClause(_ line: Substring, _ limit: Int) -> String? {
    let letters = Array(line)
    let words = line.split(separator: " ").prefix { !$0.contains(":") }
    guard line.hasSuffix(" {"), !words.isEmpty, words.contains(where: { declarations.contains(String($0)) }),
      let commas = outerCommas(in: letters), let last = commas.last(where: { $0 < limit })
    else { return nil }
    let indentation = String(letters.prefix { $0 == " " })
    let rest = String(letters[(last + 1)..<(letters.count - 2)]).drop { $0 == " " }
    guard indentation.count + 2 + rest.count <= limit else { return nil }
    return String(letters[...last]) + "\n" + indentation + "  " + rest + "\n" + indentation + "{"
  }

  private static let declarations: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// The commas outside of all brackets; nil where a bracket is not closed on the line.
  private static func outerCommas(in letters: [Character]) -> [Int]? {
    guard let isCode = code(in: letters) else { return nil }
    var depth = 0
    var commas: [Int] = []
    let body = letters.last == "{" ? letters.dropLast() : letters[...]
    for (index, letter) in body.enumerated() where isCode[index] {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if depth < 0 { return nil }
      if letter == ",", depth == 0 { commas.append(index) }
    }
    return depth == 0 ? commas : nil
  }

  /// Elements on as few lines as possible; nil where one alone is too long.
  private static func filled(
    _ elements: [Range<Int>], _ letters: [Character], _ indentation: String, _ limit: Int
  ) -> String? {
    var lines: [String] = []
    for element in elements {
      let text = String(letters[element])
      if let last = lines.last, last.count + text.count + 3 <= limit {
        lines[lines.count - 1] = last + ", " + text
      } else {
        lines.append(indentation + text)
      }
    }
    return lines.allSatisfy { $0.count < limit } ? lines.joined(separator: ",\n") : nil
  }

  /// Nil where no list of arguments ends the line.
  private static func broken(_ line: Substring, _ limit: Int) -> String? {
    let letters = Array(line)
    let indentation = letters.prefix { $0 == " " }.count
    guard let list = list(in: letters, limit) else { return nil }
    let inner = String(repeating: " ", count: indentation + 2)
    var result = String(letters[...list.open]) + "\n" + inner
    var column = indentation + 2
    for (index, argument) in list.arguments.enumerated() {
      let isLast = index == list.arguments.count - 1
      let text = String(letters[argument]) + (isLast ? String(letters[list.close...]) : ",")
      if index > 0 {
        if column + 1 + text.count > limit {
          result += "\n" + inner
          column = inner.count
        } else {
          result += " "
          column += 1
        }
      }
      result += text
      column += text.count
    }
    return result
  }

  /// `head { body }` on three lines, where the braces end the line.
  private static func brokenBlock(_ line: Substring, _ limit: Int) -> String? {
    let letters = Array(line)
    guard letters.last == "}", let open = outerBrace(in: letters), letters[open + 1] == " " else { return nil }
    let indentation = String(repeating: " ", count: letters.prefix { $0 == " " }.count)
    var head = String(letters[...open])
    var body = letters[(open + 2)..<(letters.count - 1)].dropLast(while: { $0 == " " })
    if let signature = String(body).firstRange(of: #/^[A-Za-z_$0-9, ()]+ in /#) {
      let text = String(body)
      head += " " + text[signature].dropLast()
      body = Array(text[signature.upperBound...])[...]
    }
    guard head.count <= limit, !body.isEmpty, !body.contains(";") else { return nil }
    let inner = breaking(indentation + "  " + String(body), limit: limit)
    return head + "\n" + inner + "\n" + indentation + "}"
  }

  /// The brace outside of all other brackets whose partner ends the line.
  private static func outerBrace(in letters: [Character]) -> Int? {
    guard let isCode = code(in: letters) else { return nil }
    var stack: [Int] = []
    var found: Int?
    for (index, letter) in letters.enumerated() where isCode[index] {
      if "([{".contains(letter) { stack.append(index) }
      if ")]}".contains(letter) {
        guard let open = stack.popLast() else { return nil }
        if stack.isEmpty, index == letters.count - 1, letters[open] == "{" { found = open }
      }
    }
    return stack.isEmpty ? found : nil
  }

  private struct List {
    let open: Int
    let close: Int
    /// Without the white space around them.
    var arguments: [Range<Int>] = []
  }

  /// The outermost list whose end is the end of the line, apart from closing brackets, a comma and an opening brace.
  private static func list(in letters: [Character], _ limit: Int) -> List? {
    guard let isCode = code(in: letters) else { return nil }
    var stack: [(open: Int, commas: [Int])] = []
    var found: List?
    for (index, letter) in letters.enumerated() where isCode[index] {
      switch letter {
      case "(", "[": stack.append((index, []))
      case ",": if !stack.isEmpty { stack[stack.count - 1].commas.append(index) }
      case ")", "]":
        guard let top = stack.popLast() else { return nil }
        let rest = letters[(index + 1)...]
        if top.open < limit, index > top.open + 1, rest.allSatisfy({ ")],{ ".contains($0) }) {
          found = List(open: top.open, close: index, arguments: arguments(letters, top.open, index, top.commas))
        }
      default: break
      }
    }
    return found
  }

  /// For each letter, whether it is outside of strings: `"\(names(of: "a, b"))"` is inside from its first quote to its last
  /// one. Nil where a string is not closed on the line.
  private static func code(in letters: [Character]) -> [Bool]? {
    /// The open strings, from the outside in: how many parentheses of an interpolation are open in each.
    var open: [Int] = []
    var result: [Bool] = []
    var isEscaped = false
    for letter in letters {
      result.append(open.isEmpty && letter != "\"")
      let isText = open.last == 0
      switch letter {
      case "\"" where isText && !isEscaped: open.removeLast()
      case "\"" where !isText: open.append(0)
      case "(" where isText && isEscaped: open[open.count - 1] = 1
      case "(" where !isText && !open.isEmpty: open[open.count - 1] += 1
      case ")" where !isText && !open.isEmpty: open[open.count - 1] -= 1
      default: break
      }
      isEscaped = isText && letter == "\\" && !isEscaped
    }
    return open.isEmpty ? result : nil
  }

  private static func arguments(_ letters: [Character], _ open: Int, _ close: Int, _ commas: [Int]) -> [Range<Int>] {
    let ends = commas + [close]
    let starts = [open + 1] + commas.map { $0 + 1 }
    return zip(starts, ends).map { start, end in
      let first = letters[start..<end].firstIndex { $0 != " " } ?? end
      return first..<end
    }
  }
}

extension ArraySlice {
  /// Without the elements at the end for which the closure is true.
  fileprivate func dropLast(while condition: (Element) -> Bool) -> ArraySlice {
    var end = endIndex
    while end > startIndex, condition(self[end - 1]) { end -= 1 }
    return self[startIndex..<end]
  }
}
