import StrataDefinition
import StrataModel
import StrataRules

/// Checks the examples of rules that a definition states itself: what is `bad` must break the rule, what is `good` must not.
public enum RuleExamples {
  /// An example that does not behave as stated.
  public struct Problem: Sendable, Equatable {
    /// `strata.yml:14`
    public var origin: String
    public var message: String
  }

  /// The number of examples in a definition.
  public static func count(in definition: Definition) -> Int {
    definition.ownRules.reduce(0) { $0 + $1.bad.count + $1.good.count }
  }

  /// The examples that do not behave as stated, in the order of the definition.
  public static func problems(in definition: Definition) -> [Problem] {
    definition.ownRules.flatMap { rule in
      rule.bad.compactMap { example -> Problem? in
        if !findings(of: rule, in: example, definition).isEmpty { return nil }
        return Problem(
          origin: example.origin,
          message: "the bad example of rule '\(rule.id)' does not break it\(hint(example, rule, definition))")
      }
        + rule.good.compactMap { example in
          findings(of: rule, in: example, definition).first.map { finding in
            Problem(
              origin: example.origin,
              message: "the good example of rule '\(rule.id)' breaks it, in its line \(finding.location.line): "
                + finding.message)
          }
        }
    }
  }

  private static func hint(_ example: RuleExample, _ rule: OwnRule, _ definition: Definition) -> String {
    if definition.modules.isEmpty, rule.dependsOnModules(definition) {
      return "; an example has only the modules that 'modules' of the definition lists, and the rule or one of its "
        + "layers selects by 'module': list them, as in 'modules: {NAME: FOLDER}', and begin with '// file: FOLDER/NAME.swift'"
    }
    return files(of: example).keys.contains(defaultPath)
      ? "; if the rule is about a layer or a folder, begin with '// file: PATH'" : ""
  }

  private static let defaultPath = "Example.swift"
  private static let marker = "// file:"

  private static func findings(of rule: OwnRule, in example: RuleExample, _ definition: Definition) -> [Finding] {
    var definition = definition
    // Also examples of a rule that is off have to behave, and nothing of the project is in them.
    definition.rules[rule.id]?.severity = .error
    definition.exemptions = []
    let snapshot = Analyzer(MemoryWorkspace(files(of: example)), by: definition).snapshot()
    return snapshot.check(RuleSelection(only: [rule.id])).findings.filter { $0.rule == rule.id }
  }

  /// A line `// file: PATH` begins a file; without one all of it is one file.
  private static func files(of example: RuleExample) -> [String: String] {
    var files: [String: String] = [:]
    var path = defaultPath
    for line in example.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(marker) {
        path = String(line.dropFirst(marker.count).drop(while: \.isWhitespace))
        files[path] = ""
      } else if path != defaultPath || !line.allSatisfy(\.isWhitespace) || files[path] != nil {
        files[path, default: ""] += line + "\n"
      }
    }
    return files
  }
}

extension OwnRule {
  /// Whether it selects by modules, itself or by a layer that does.
  fileprivate func dependsOnModules(_ definition: Definition) -> Bool {
    (select + require + forbid).contains { condition in
      switch condition.test {
      case .selector(let selector): return selector.namesModules(definition)
      case .usesLayer(let names): return names.contains { Selector.layer($0).namesModules(definition) }
      default: return false
      }
    }
  }
}

extension Selector {
  fileprivate func namesModules(_ definition: Definition) -> Bool {
    switch self {
    case .module: return true
    case .layer(let name):
      return definition.layers.first { $0.name == name }?.selector?.namesModules(definition) ?? false
    case .all(let parts), .any(let parts): return parts.contains { $0.namesModules(definition) }
    case .not(let part), .written(_, let part): return part.namesModules(definition)
    default: return false
    }
  }
}
