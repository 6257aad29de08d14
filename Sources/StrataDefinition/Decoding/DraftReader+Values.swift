import StrataModel
import StrataYAML

/// The entries of a mapping; all their keys are known.
struct Fields {
  private let entries: [String: YAMLEntry]
  let mark: Mark

  init(_ entries: [YAMLEntry], mark: Mark) {
    self.entries = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    self.mark = mark
  }

  subscript(key: String) -> YAMLNode? { entries[key]?.value }

  func entry(_ key: String) -> YAMLEntry? { entries[key] }
}

/// Typed values; errors state what was expected.
extension DraftReader {
  func mark(_ node: YAMLNode) -> Mark { Mark(file: file, line: node.line, column: node.column, isOwn: !isBuiltIn) }
  func keyMark(_ entry: YAMLEntry) -> Mark {
    Mark(file: file, line: entry.keyLine, column: entry.keyColumn, isOwn: !isBuiltIn)
  }

  mutating func report(_ mark: Mark, _ message: String) { issues.append(mark.issue(message)) }

  /// The entries of a mapping.
  mutating func entries(of node: YAMLNode, in what: String) -> [YAMLEntry]? {
    if case .mapping(let entries) = node.content { return entries }
    report(mark(node), "\(what) must be a mapping ('key: value'), this is \(node.shape)")
    return nil
  }

  /// The entries of a mapping with these keys; those in `lists` may also be written `key+`.
  mutating func fields(of node: YAMLNode, in what: String, keys: [String], lists: [String] = []) -> Fields? {
    guard let entries = entries(of: node, in: what) else { return nil }
    let additions = lists.map { $0 + "+" }
    for entry in entries where !keys.contains(entry.key) && !additions.contains(entry.key) {
      // Anything else that a file says, such as values for anchors.
      if entry.key.hasPrefix("x-") { continue }
      if entry.key.hasSuffix("+"), keys.contains(String(entry.key.dropLast())) {
        report(keyMark(entry), "'\(entry.key.dropLast())' is not a list, so nothing can be added to it with '+'")
        continue
      }
      let known = "; \(what) has the keys \(keys.joined(separator: ", "))"
      let isCondition = keys.contains("match") && DraftReader.roleSelectorKeys.contains(entry.key)
      let suggestion =
        isCondition
        ? "; conditions are below 'match', as in 'match: {\(entry.key): …}'"
        : Suggestion.suffix(for: entry.key, among: keys + additions, otherwise: known)
      report(keyMark(entry), "unknown key '\(entry.key)'" + suggestion)
    }
    return Fields(entries, mark: mark(node))
  }

  mutating func text(_ node: YAMLNode, _ what: String) -> Located<String>? {
    if case .scalar(let text, _) = node.content, !node.isNull, !text.isEmpty {
      return Located(value: text, mark: mark(node))
    }
    report(mark(node), "'\(what)' must be a string, this is \(node.shape)")
    return nil
  }

  /// A list of strings; a single string is a list of one, and the items of a list inside it, which is the way to extend
  /// the list of an anchor, are items of it.
  mutating func texts(_ node: YAMLNode, _ what: String) -> [Located<String>] {
    switch node.content {
    case .scalar(let text, _) where !node.isNull && !text.isEmpty: return [Located(value: text, mark: mark(node))]
    case .sequence(let items):
      var result: [Located<String>] = []
      for item in items {
        if case .scalar(let text, _) = item.content, !item.isNull, !text.isEmpty {
          result.append(Located(value: text, mark: mark(item)))
        } else if case .sequence = item.content {
          result += texts(item, what)
        } else {
          report(mark(item), "each item of '\(what)' must be a string, this is \(item.shape)")
        }
      }
      return result
    default:
      report(mark(node), "'\(what)' must be a string or a list of strings, this is \(node.shape)")
      return []
    }
  }

  mutating func flag(_ node: YAMLNode, _ what: String) -> Bool? {
    if case .scalar(let text, true) = node.content {
      switch text {
      case "true", "yes", "on": return true
      case "false", "no", "off": return false
      default: break
      }
    }
    report(mark(node), "'\(what)' must be true or false\(shown(node))")
    return nil
  }

  mutating func number(_ node: YAMLNode, _ what: String) -> Int? {
    if case .scalar(let text, true) = node.content, let number = Int(text) { return number }
    report(mark(node), "'\(what)' must be a whole number\(shown(node))")
    return nil
  }

  /// `, this is 'x'`.
  func shown(_ node: YAMLNode) -> String {
    if case .scalar(let text, _) = node.content, !node.isNull { return ", this is '\(text)'" }
    return ", this is \(node.shape)"
  }

  /// `key` and `key+` of a list of strings.
  mutating func names(in fields: Fields, _ key: String) -> ListEdit<Located<String>> {
    var edit = ListEdit<Located<String>>()
    if let node = fields[key] { edit.replacement = node.isNull ? [] : texts(node, key) }
    if let node = fields[key + "+"] { edit.additions = texts(node, key + "+") }
    return edit
  }

  /// `key` and `key+` of a list of globs.
  mutating func globs(in fields: Fields, _ key: String) -> ListEdit<Glob> {
    let names = names(in: fields, key)
    return ListEdit(
      replacement: names.replacement?.compactMap { glob($0) }, additions: names.additions.compactMap { glob($0) })
  }

  /// `key` and `key+` of a list of path globs.
  mutating func paths(in fields: Fields, _ key: String) -> ListEdit<Glob> {
    let names = names(in: fields, key)
    return ListEdit(
      replacement: names.replacement?.compactMap { path($0) }, additions: names.additions.compactMap { path($0) })
  }

  mutating func glob(_ text: Located<String>) -> Glob? {
    switch Glob.checked(text.value) {
    case .success(let glob): return glob
    case .failure(let problem):
      report(text.mark, "'\(text.value)' is not a pattern: \(problem.text)")
      return nil
    }
  }

  /// A glob of paths relative to the root. One that ends like the name of a folder, neither in `*` nor in `.swift`,
  /// matches everything in that folder.
  mutating func path(_ text: Located<String>) -> Glob? {
    var path = text.value
    if path.hasPrefix("/") {
      report(text.mark, "'\(path)' is absolute; paths are relative to the folder that is checked")
      return nil
    }
    if path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropLast().contains(where: {
      $0.elementsEqual("..".utf8)
    }) {
      report(text.mark, "'\(path)' is outside the folder that is checked; '..' is not allowed here")
      return nil
    }
    while path.hasPrefix("./") { path.removeFirst(2) }
    if path.isEmpty || path == "." { path = "**" }
    let last = path.lastPathComponent
    if last.isEmpty {
      path += "**"
    } else if !last.hasSuffix("*"), !last.hasSuffix("?"), !last.hasSuffix(".swift"), !last.hasSuffix(".swift}") {
      path += "/**"
    }
    return glob(Located(value: path, mark: text.mark))
  }
}
