import StrataModel

/// `strata explain RULE`: the complete documentation of a rule.
public struct RuleExplanation {
  /// The settings of a rule in the present definition.
  public struct Settings: Sendable {
    public var severity: Severity
    public var options: [String: OptionValue]
    /// `strata.yml` or `style gateway`.
    public var source: String
    /// The reason that the definition gives.
    public var because: String?
    /// Whether it also checks test code.
    public var checksTests = false

    /// The settings and their source.
    public init(severity: Severity, options: [String: OptionValue], source: String, because: String? = nil) {
      self.severity = severity
      self.options = options
      self.source = source
      self.because = because
    }
  }

  private let rule: RuleDescription
  private let settings: Settings?
  private let ofStyles: [(style: String, options: [String: OptionValue])]
  private let colors: TerminalStyle
  private let width: Int
  private var lines: [String] = []

  /// - Parameters:
  ///   - settings: nil if there is no definition.
  ///   - ofStyles: the options in the built-in styles that turn the rule on.
  public static func text(
    of rule: RuleDescription, settings: Settings?, ofStyles: [(style: String, options: [String: OptionValue])],
    usesColor: Bool, width: Int
  ) -> String {
    var explanation = RuleExplanation(
      rule: rule, settings: settings, ofStyles: ofStyles, colors: TerminalStyle(isOn: usesColor),
      width: min(max(width, 50), 100))
    explanation.write()
    return explanation.lines.joined(separator: "\n") + "\n"
  }

  private init(
    rule: RuleDescription, settings: Settings?, ofStyles: [(style: String, options: [String: OptionValue])],
    colors: TerminalStyle, width: Int
  ) {
    self.rule = rule
    self.settings = settings
    self.ofStyles = ofStyles
    self.colors = colors
    self.width = width
  }

  private mutating func write() {
    let severity = rule.severity == .error ? colors.error("error") : colors.warning("warning")
    lines.append("\(colors.bold(rule.id)) · \(severity) · \(rule.family.rawValue)")
    lines += wrap(withoutFullStop(rule.summary) + ".", width: width)
    if !rule.guides.isEmpty || !rule.styles.isEmpty || settings != nil { lines.append("") }
    if !rule.guides.isEmpty { lines.append("Guides: \(rule.guides.joined(separator: ", "))") }
    if !rule.styles.isEmpty { lines.append("On by default in: \(rule.styles.joined(separator: ", "))") }
    if let settings {
      let state = settings.severity == .off ? "off" : "on, \(settings.severity.rawValue)"
      let scope = settings.checksTests ? ", also for test code" : ""
      lines.append("Here: \(state)\(scope) (\(settings.source))")
      if let reason = settings.because { lines += wrap("Because: \(reason)", width: width) }
    }
    section("Why", rule.rationale)
    if let heuristic = rule.heuristic { section("How it decides", heuristic) }
    if !rule.badExample.isEmpty { code("Reported", rule.badExample) }
    if !rule.goodExample.isEmpty { code("Not reported", rule.goodExample) }
    section("How to fix it", rule.remedy)
    options()
    if rule.canCheckTests, settings?.checksTests != true {
      lines.append("")
      lines += wrap("With `tests: true` it also checks test code.", width: width)
    }
    if rule.family != .exceptions {
      lines.append("")
      lines.append("To accept one location: // strata:disable:next \(rule.id) — reason")
    }
  }

  private mutating func section(_ title: String, _ text: String) {
    heading(title)
    var isFirst = true
    for paragraph in text.split(separator: "\n\n") {
      if !isFirst { lines.append("") }
      isFirst = false
      for item in paragraph.split(separator: "\n- ", omittingEmptySubsequences: false) {
        let isItem = item.startIndex != paragraph.startIndex || item.hasPrefix("- ")
        let body = item.hasPrefix("- ") ? item.dropFirst(2) : item
        let wrapped = wrap(String(body), width: width - (isItem ? 4 : 2))
        for (index, line) in wrapped.enumerated() {
          lines.append((isItem ? (index == 0 ? "  - " : "    ") : "  ") + line)
        }
      }
    }
  }

  private mutating func code(_ title: String, _ source: String) {
    heading(title)
    lines += source.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
  }

  private mutating func options() {
    guard !rule.options.isEmpty else { return }
    heading("Options")
    for option in rule.options {
      lines.append("  " + colors.bold(option.name))
      lines += wrap(option.summary, width: width - 6).map { "      " + $0 }
      lines += Self.values(of: option, settings: settings, ofStyles: ofStyles).flatMap { label, value in
        wrap("\(label): \(value)", width: width - 8).enumerated().map { ($0 == 0 ? "      " : "        ") + $1 }
      }
    }
  }

  private mutating func heading(_ title: String) {
    lines.append("")
    lines.append(colors.bold(title))
  }

  /// The default of an option, and the values that differ from it in styles and in the present definition.
  static func values(
    of option: RuleOption, settings: Settings?, ofStyles: [(style: String, options: [String: OptionValue])]
  ) -> [(label: String, value: String)] {
    var values = [("default", text(of: option.defaultValue))]
    for (style, options) in ofStyles {
      guard let value = options[option.name], value != option.defaultValue else { continue }
      values.append(("in style \(style)", text(of: value)))
    }
    if let value = settings?.options[option.name], value != option.defaultValue {
      values.append(("here", text(of: value)))
    }
    return values
  }

  private static func text(of value: OptionValue) -> String {
    switch value {
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return String(number)
    case .text(let text): return text.isEmpty ? "(empty)" : text
    case .list(let list): return list.isEmpty ? "(none)" : list.joined(separator: ", ")
    case .words(let name): return "word list \(name) (strata explain vocabulary.\(name))"
    }
  }
}
