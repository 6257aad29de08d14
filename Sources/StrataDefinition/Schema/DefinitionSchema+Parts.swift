import StrataModel

/// What the keys of a definition hold.
extension DefinitionSchema {
  static var layer: [(String, JSONText)] {
    closedEntries(
      list("match", .reference("layer-selector"), "Folders and modules of the layer.")
        + list("fallback", .reference("layer-selector"), "Tried where the 'match' of no layer applies.")
        + list("uses", .texts, "Layers that it may refer to, besides itself; '*' for all.")
        + list("uses-roles", .texts, "Roles that it may refer to in any layer.")
        + list(
          "forbids", .texts,
          "Families of frameworks that it must not import, and whose types, members and functions it must not use.")
        + [
          (
            "imports",
            documented(
              closed(list("only", .texts, "Modules.")), "The only modules outside the project that it may import.")
          ),
          because,
          ("composition-root", documented(.boolean, "Builds the object graph: may refer to everything.")),
          ("neutral", documented(.boolean, "Not a layer of the architecture: roles decide the layer of its types.")),
        ])
  }

  static var checksTests: (String, JSONText) {
    ("tests", documented(.boolean, "It also checks test code. Default: false."))
  }

  static var because: (String, JSONText) {
    ("because", documented(.plainText, "The reason, which findings show."))
  }

  /// A list in it holds layers side by side.
  static var steps: JSONText { .listOf(.reference("texts")) }

  static var role: [(String, JSONText)] {
    closedEntries(
      list("match", .reference("role-selector"), "Types that have the role.")
        + [
          ("layer", documented(.plainText, "Layer of concrete types of the role.")),
          ("interface-layer", documented(.plainText, "Layer of protocols of the role, if not 'layer'.")),
        ] + list("also-in", .texts, "Further layers in which types of the role may be declared.")
        + list("uses", .texts, "Layers that its types may use, instead of those that their layer uses.")
        + list("uses-roles", .texts, "Roles that its types may use in any layer, besides what their layer uses.")
        + list("skips", .texts, "Roles that it must not use, because a layer is between them.") + [
          ("through", documented(.plainText, "The role to use instead.")),
          ("dependency", documented(.boolean, "Types of the role are injected, not created where they are used.")),
          ("decides-layer", documented(.boolean, "The role decides the layer, not the folder. Default: true.")),
          (
            "composition-root",
            documented(
              .object([("enum", .list([.flag(true), .flag(false), .text("wires")]))]),
              "Types of the role build parts of the object graph; 'wires': those that create types and hand them out.")
          ),
        ])
  }

  static var family: [(String, JSONText)] {
    list("modules", .texts, "Names of modules.") + list("types", .texts, "Types of modules that other families share.")
      + list("members", .texts, "Static members, as Type.member: DispatchQueue.main.")
      + list("functions", .texts, "Functions at file level, by name: print.")
      + list("macros", .texts, "Macros, by name: Preview, Model.") + [because]
  }

  static var vocabulary: [(String, JSONText)] {
    Vocabulary.List.allCases.flatMap { list($0.name, .texts, Vocabulary.shipped.summary(of: $0)) }
  }

  static var module: [(String, JSONText)] {
    [("paths", .texts), ("test", .boolean)]
  }

  static var contract: [(String, JSONText)] {
    let types = JSONText.reference("role-selector")
    return [
      ("independent", documented(.reference("parts"), "Parts that must not use each other.")),
      ("acyclic", documented(.reference("parts"), "Parts that must not form cycles.")),
      ("protected", documented(types, "Types that only those of 'only' may use.")),
      ("only", documented(types, "Types that may use those of 'protected'.")),
      (
        "no-path",
        documented(closed([("from", types), ("to", types)]), "Types from which no chain of usages may lead to others.")
      ),
      ("severity", documented(ownSeverity, "Default: error.")),
      ("where", .reference("severity-exceptions")), because, checksTests,
    ]
  }

  /// A rule that the definition states itself.
  static var ownRule: [(String, JSONText)] {
    [
      ("select", documented(.reference("conditions"), "The types that it examines: all conditions hold.")),
      ("require", documented(.reference("conditions"), "Each of these must hold for them.")),
      ("forbid", documented(.reference("conditions"), "None of these may hold for them.")),
      ("message", documented(.plainText, "The message of a finding, after the name of the type: 'must be final'.")),
      because, ("severity", ownSeverity), ("where", .reference("severity-exceptions")), checksTests,
      ("bad", documented(.texts, "Swift code that breaks the rule; '// file: PATH' begins a file.")),
      ("good", documented(.texts, "Swift code that keeps the rule.")),
    ]
  }

  static var ownSeverity: JSONText {
    .object([("enum", .list(["error", "warning", "off"].map { .text($0) }))])
  }

  static var conditions: [(String, JSONText)] {
    DraftReader.ownConditionKeys.map { key in
      switch key {
      case "public", "top-level", "own-file": return (key, .boolean)
      case "more-than":
        let number = JSONText.object([("type", .text("integer"))])
        return (key, closed(TypeCondition.Measure.allCases.map { ($0.rawValue, number) }))
      default: return (key, .texts)
      }
    }
  }

  static var parts: [(String, JSONText)] {
    [
      ("folders", documented(.texts, "Globs of folders: each folder is a part.")),
      ("modules", documented(.texts, "Names of modules: each is a part.")),
      ("layers", documented(.texts, "Layers: each is a part.")),
      ("except", documented(.texts, "Folders, modules and layers that are no parts.")),
    ]
  }

  static var exemption: [(String, JSONText)] {
    func oneOf(_ keys: [String]) -> JSONText {
      .object([("anyOf", .list(keys.map { .object([("required", .list([.text($0)]))]) }))])
    }
    var entries = closedEntries(
      DraftReader.exemptionKeys.map { key in
        switch key {
        case "rule", "rules": return (key, .texts)
        case "because": return (key, documented(.plainText, "Why the findings are accepted."))
        case "reason": return (key, documented(.plainText, "The same as 'because'."))
        case "until":
          return (key, documented(day, "The last day without a notice: 2027-01-31."))
        case "ticket": return (key, documented(.plainText, "The task in which the findings are to be fixed."))
        default: return (key, .plainText)
        }
      })
    entries.append(("allOf", .list([oneOf(["because", "reason"]), oneOf(["symbol", "target", "path"])])))
    return entries
  }

  static var severityException: JSONText {
    closed(
      DraftReader.exceptionKeys.map { key in
        switch key {
        case "severity": return (key, ownSeverity)
        case "because": return because
        default: return (key, .texts)
        }
      })
  }

  static var day: JSONText {
    .object([("type", .text("string")), ("pattern", .text("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"))])
  }

  static func selector(_ keys: [String], _ name: String) -> JSONText {
    let conditions = keys.map { key -> (String, JSONText) in
      switch key {
      case "public", "top-level", "wires": return (key, .boolean)
      case "not": return (key, .reference(name))
      case "all", "any": return (key, .listOf(.reference(name)))
      case "kind":
        let kinds = JSONText.object([("enum", .list(DraftReader.kindNames.map { .text($0.0) }))])
        return (key, .object([("anyOf", .list([kinds, .listOf(kinds)]))]))
      case "shape":
        let shapes = JSONText.object([("enum", .list(TypeShape.allCases.map { .text($0.rawValue) }))])
        return (key, .object([("anyOf", .list([shapes, .listOf(shapes)]))]))
      default: return (key, .texts)
      }
    }
    return .object([("anyOf", .list([closed(conditions), .listOf(.reference(name))]))])
  }

  static func setting(of rule: RuleDescription) -> JSONText {
    var keys: [(String, JSONText)] = [
      ("severity", .reference("severity")), because, ("where", .reference("severity-exceptions")),
    ]
    if rule.canCheckTests { keys.append(checksTests) }
    for option in rule.options {
      switch option.defaultValue {
      case .flag: keys.append((option.name, documented(.boolean, option.summary)))
      case .number:
        let number = JSONText.object([("type", .text("integer")), ("minimum", .number(RuleOption.minimum))])
        keys.append((option.name, documented(number, option.summary)))
      case .text: keys.append((option.name, documented(.plainText, option.summary)))
      case .list, .words: keys += list(option.name, .texts, option.summary)
      }
    }
    return .object([("anyOf", .list([.reference("severity"), closed(keys)]))])
  }

  static var roleMap: JSONText {
    .object([
      ("type", .text("object")),
      ("properties", .object(RoleID.known.map { ($0.rawValue, .reference("role")) })),
      ("additionalProperties", .reference("role")),
    ])
  }
}
