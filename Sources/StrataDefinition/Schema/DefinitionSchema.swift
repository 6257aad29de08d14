import StrataModel

/// The JSON Schema of definitions, for completion in editors. Generated from the keys that the decoder knows and from
/// the rule catalogue, so that it is always current.
public enum DefinitionSchema {
  /// The schema as JSON, ending in a line break.
  public static func json(catalogue: [RuleDescription]) -> String {
    let rules = catalogue.sorted { $0.id < $1.id }
    let schema = JSONText.object([
      ("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
      ("title", .text("Strata definition")),
      ("description", .text("Layers, roles, frameworks and rules of a Swift code base (strata.yml).")),
      ("type", .text("object")),
      ("additionalProperties", .flag(false)),
      extraKeys,
      ("properties", .object(properties(rules))),
      ("$defs", .object(definitions(rules))),
    ])
    return schema.printed() + "\n"
  }

  private static func properties(_ rules: [RuleDescription]) -> [(String, JSONText)] {
    var result: [(String, JSONText)] = [
      (
        "style",
        documented(.styles, "The built-in style that this definition follows. A complete definition by itself.")
      ),
      (
        "extends",
        documented(.plainText, "The base of this definition: a built-in style, or the path of another definition.")
      ),
    ]
    result += list("definitions", .texts, "Folders below this one that their own strata.yml rules.")
    result += list("sources", .texts, "Globs of the files to read.")
    result += list("exclude", .texts, "Globs of files to exclude.")
    result += list("generated", .texts, "Globs of generated code, which is read but not checked.")
    result += list("tests", .texts, "Globs of test code, also of files that no test target compiles.")
    result += [
      ("modules", documented(map(to: .reference("module")), "Modules that no manifest or project describes.")),
      ("layers", documented(map(to: .reference("layer")), "From the outermost to the innermost.")),
      ("order", documented(.reference("order"), "The layers from top to bottom: each may use those below it.")),
      ("roles", documented(roleMap, "Tried in order; the first one that matches is the role of a type.")),
      ("frameworks", documented(map(to: .reference("family")), "Families of frameworks that layers may forbid.")),
      (
        "contracts",
        documented(map(to: .reference("contract")), "Statements about dependencies besides layers, each with a name.")
      ),
      ("vocabulary", documented(closed(vocabulary), "The word lists that rules compare names with.")),
      (
        "rules",
        .object([
          ("type", .text("object")), ("additionalProperties", .reference("own-rule")),
          ("properties", .object(ruleMap(rules))),
        ])
      ),
    ]
    result += list("exemptions", .listOf(.reference("exemption")), "Findings that are accepted, each with a reason.")
    return result
  }

  private static func ruleMap(_ rules: [RuleDescription]) -> [(String, JSONText)] {
    rules.map { rule in
      (rule.id, .object([("description", .text(rule.summary)), ("$ref", .text("#/$defs/rule-\(rule.id)"))]))
    }
  }

  private static func definitions(_ rules: [RuleDescription]) -> [(String, JSONText)] {
    var result: [(String, JSONText)] = [
      ("texts", .object([("anyOf", .list([.plainText, .listOf(.reference("texts"))]))])),
      ("layer", .object([("anyOf", .list([.off, .object(layer)]))])),
      ("order", .object([("anyOf", .list([steps, closed([("layers", steps), ("strict", .boolean)])]))])),
      ("role", .object([("anyOf", .list([.off, .object(role)]))])),
      ("family", .object([("anyOf", .list([.reference("texts"), closed(family)]))])),
      ("module", .object([("anyOf", .list([.reference("texts"), closed(module)]))])),
      ("contract", .object([("anyOf", .list([.off, closed(contract)]))])),
      ("own-rule", closed(ownRule)),
      ("conditions", closed(conditions)),
      ("severity-exceptions", .listOf(severityException)),
      ("parts", .object([("anyOf", .list([.reference("texts"), closed(parts)]))])),
      ("exemption", .object(exemption)),
      ("layer-selector", selector(DraftReader.layerSelectorKeys, "layer-selector")),
      ("role-selector", selector(DraftReader.roleSelectorKeys, "role-selector")),
      ("severity", .object([("enum", .list(["error", "warning", "off", "on"].map { .text($0) }))])),
    ]
    for rule in rules { result.append(("rule-\(rule.id)", setting(of: rule))) }
    return result
  }
}
