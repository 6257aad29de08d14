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
      guard line.count > limit, !isKept(line) else { return String(line) }
      return brokenBlock(line, limit) ?? broken(line, limit) ?? String(line)
    }.joined(separator: "\n")
  }

  /// Nil where no list of arguments ends the line.
  private static func broken(_ line: Substring, _ limit: Int) -> String? {
    let letters = Array(line)
    let indentation = letters.prefix { $0 == " " }.count
    guard letters.dropFirst(indentation).prefix(2) != ["/", "/"], let list = list(in: letters, limit) else {
      return nil
    }
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
    var stack: [Int] = []
    var isString = false
    var found: Int?
    for (index, letter) in letters.enumerated() {
      if letter == "\"", index == 0 || letters[index - 1] != "\\" { isString.toggle() }
      if isString { continue }
      if "([{".contains(letter) { stack.append(index) }
      if ")]}".contains(letter) {
        guard let open = stack.popLast() else { return nil }
        if stack.isEmpty, index == letters.count - 1, letters[open] == "{" { found = open }
      }
    }
    return isString || !stack.isEmpty ? nil : found
  }

  private struct List {
    let open: Int
    let close: Int
    /// Without the white space around them.
    var arguments: [Range<Int>] = []
  }

  /// The outermost list whose end is the end of the line, apart from closing brackets, a comma and an opening brace.
  private static func list(in letters: [Character], _ limit: Int) -> List? {
    var stack: [(open: Int, commas: [Int])] = []
    var found: List?
    var isString = false
    for (index, letter) in letters.enumerated() {
      if letter == "\"", index == 0 || letters[index - 1] != "\\" { isString.toggle() }
      if isString { continue }
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
    return isString ? nil : found
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
