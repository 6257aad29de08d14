import StrataModel

/// What a rule of the project's own means by a call: `print`, `Date.now`, `Task.sleep(nanoseconds:)`, `Decimal.init`.
public struct CallPattern: Sendable {
  /// What is used, as far as its name says so.
  package struct Use {
    /// `print`, `Date.now`, `.addObserver`; of a creation the name of the type, with those of the enclosing types.
    package var name: String
    package var isCreation: Bool

    package init(_ name: String, isCreation: Bool) {
      self.name = name
      self.isCreation = isCreation
    }
  }

  /// Of the name alone; of a creation, the name of the type.
  private let name: Glob
  /// What is created are types with this name; nil if creations are not meant.
  private let created: Glob?
  /// `(nanoseconds:)`; nil if the labels do not matter.
  private let labels: Glob?
  /// A pattern of the name after the last dot.
  package let lastName: Glob

  /// One for each alternative in braces.
  static func all(_ glob: Glob) -> [CallPattern] { glob.alternatives.map { CallPattern($0.text) } }

  private init(_ pattern: String) {
    let end = pattern.firstIndex(of: "(") ?? pattern.endIndex
    let name = String(pattern[..<end])
    self.name = Glob(name)
    labels = end == pattern.endIndex ? nil : Glob(String(pattern[end...]))
    lastName = Glob(name.split(separator: ".").last.map(String.init) ?? "*")
    if name.hasSuffix(".init") {
      created = Glob(String(name.dropLast(".init".count)))
    } else {
      // `Decimal(string:)` is written like a call. With a wildcard, only functions are meant.
      created = self.name.literals == nil ? nil : self.name
    }
  }

  package var hasLabels: Bool { labels != nil }

  /// - Parameter labels: those of the arguments in parentheses, `(of:_:)`; nil if nothing is called.
  package func matches(_ use: Use, labels found: @autoclosure () -> String?) -> Bool {
    guard isNamed(use) else { return false }
    guard let labels else { return true }
    return found().map { labels.matches($0) } ?? false
  }

  private func isNamed(_ use: Use) -> Bool {
    guard use.isCreation else { return name.matches(use.name) }
    guard let created else { return false }
    return created.matches(use.name) || created.matches(lastComponent(use.name))
  }

  /// Why a pattern can match no call, with what to write; nil if it can match one.
  static func problem(in pattern: String) -> String? {
    if let byte = pattern.first(where: { " #@\t".contains($0) }) {
      return "'\(byte)' is in no name of a function or member"
    }
    if ["init", ".init"].contains(pattern.prefix { $0 != "(" }) { return "the type is missing before 'init'" }
    guard let open = pattern.firstIndex(of: "(") else {
      return pattern.contains(")") ? "')' is without '('" : nil
    }
    let inside = pattern[pattern.index(after: open)...].dropLast()
    if open == pattern.startIndex { return "the name of the function is missing before '('" }
    if pattern.last != ")" || inside.contains(where: { "()".contains($0) }) {
      return "labels are in one pair of parentheses at the end, as in 'sleep(nanoseconds:)'"
    }
    if inside.isEmpty || inside.last == ":" && !inside.contains(",") || inside.contains(where: { "*?".contains($0) }) {
      return nil
    }
    let labels = inside.split { ",:".contains($0) }.map { $0 + ":" }.joined()
    return "labels end in a colon, as in '\(pattern[..<open])(\(labels))'"
  }
}
