import StrataCommandLine
import StrataModel
import StrataScaffold

/// What a command adds or removes: a feature, or a part of one.
struct GrowthRequest {
  let name: GrownName
  /// What it is made like; of a command that removes, what is removed.
  let exemplar: GrownName
  let scope: SliceScope
  /// As the record has it.
  let subject: GrownRecord.Subject
  /// As messages name it.
  let exemplarText: String

  /// All that 'strata add' takes before a name.
  static let kinds = ["feature"] + FeaturePartKind.allCases.map(\.rawValue)

  /// What is to be added.
  /// - Parameters:
  ///   - like: the exemplar that the user named.
  ///   - destination: the feature that a part is for, if it is not that of its exemplar.
  init(
    adding operands: [String], like: String?, for destination: String?, to files: GrowableFiles
  ) throws(UserError) {
    guard operands.count == 2 else {
      throw UserError("'strata add \(operands[0])' needs a name: strata add \(operands[0]) NAME [--like EXEMPLAR]")
    }
    let (kind, text) = (try Self.kind(operands[0], of: "add"), operands[1])
    let name = try FeatureProject.name(text)
    guard let kind, kind != .module else {
      if destination != nil { throw UserError("--to is for parts of a feature, which belong to one") }
      let features = { FeatureList(files.features, roles: files.roles).features.map(\.name) }
      let given =
        kind == nil
        ? like ?? FeatureList.first(files.features, roles: files.roles)?.name : try Self.module(like, features, files)
      guard let given else { throw UserError("no feature of this project can be an exemplar; name one with --like") }
      guard let exemplar = GrownName(given), exemplar != name else {
        throw UserError("'\(given)' cannot be the exemplar of '\(text)'")
      }
      self.init(feature: name, like: exemplar)
      return
    }
    let list = PartList(files.features, types: files.types)
    let exemplar: PartList.Exemplar?
    if let like { exemplar = list.exemplar(kind, named: like) } else { exemplar = list.best(kind, for: name) }
    guard let exemplar else { throw Self.unknown(like, kind, list, "can be an exemplar") }
    try self.init(
      text, like: exemplar, in: list,
      destination: destination.map { (to) throws(UserError) in try Self.destination(to, exemplar, files) })
  }

  /// What is to be removed.
  init(removing operands: [String], from files: GrowableFiles) throws(UserError) {
    let (kind, text) = (try Self.kind(operands[0], of: "remove"), operands[1])
    let name = try FeatureProject.name(text)
    guard let kind, kind != .module else {
      self.init(feature: name, like: name)
      return
    }
    let list = PartList(files.features, types: files.types)
    guard let part = list.exemplar(kind, named: text) else { throw Self.unknown(text, kind, list, "can be removed") }
    let growth = try Self.growth("StrataRemoved", like: part, in: list)
    self.init(
      name: growth.name, exemplar: growth.old, scope: growth.scope,
      subject: GrownRecord.Subject(kind: kind.rawValue, name: part.name), exemplarText: part.name)
  }

  private init(
    name: GrownName, exemplar: GrownName, scope: SliceScope, subject: GrownRecord.Subject, exemplarText: String
  ) {
    self.name = name
    self.exemplar = exemplar
    self.scope = scope
    self.subject = subject
    self.exemplarText = exemplarText
  }

  private init(feature name: GrownName, like exemplar: GrownName) {
    self.init(
      name: name, exemplar: exemplar, scope: .feature, subject: .feature(name.text(.upperCamel)),
      exemplarText: exemplar.text(.upperCamel))
  }

  private init(
    _ text: String, like exemplar: PartList.Exemplar, in list: PartList, destination: Renaming?
  ) throws(UserError) {
    let growth = try Self.growth(text, like: exemplar, in: list, destination)
    self.init(
      name: growth.name, exemplar: growth.old, scope: growth.scope,
      subject: GrownRecord.Subject(kind: exemplar.kind.rawValue, name: growth.shownName), exemplarText: exemplar.name)
  }

  private static func growth(
    _ text: String, like exemplar: PartList.Exemplar, in list: PartList, _ destination: Renaming? = nil
  ) throws(UserError) -> PartGrowth {
    guard let growth = PartGrowth(text, like: exemplar, in: list, destination: destination) else {
      throw UserError("'\(exemplar.name)' cannot be the exemplar of '\(text)'")
    }
    return growth
  }

  /// The names of the exemplar's feature as names of another one.
  private static func destination(
    _ text: String, _ exemplar: PartList.Exemplar, _ files: GrowableFiles
  ) throws(UserError) -> Renaming {
    let name = try FeatureProject.name(text)
    let features = FeatureList(files.features, roles: files.roles).features.map(\.name)
    guard let feature = exemplar.feature(of: features), feature != name else {
      throw UserError(
        "--to \(text): \(exemplar.name) belongs to no other feature of this project, so that there is nothing to replace"
      )
    }
    return files.features.renaming(from: feature, to: name)
  }

  /// Nil for a feature.
  private static func kind(_ word: String, of command: String) throws(UserError) -> FeaturePartKind? {
    if word == "feature" { return nil }
    guard let kind = FeaturePartKind(rawValue: word) else {
      throw UserError(
        "'strata \(command)' has no '\(word)'\(Suggestion.hint(for: word, among: kinds)): write one of "
          + "\(kinds.joined(separator: ", ")), and a name")
    }
    return kind
  }

  /// The feature with a module of its own that is the exemplar.
  private static func module(
    _ like: String?, _ features: () -> [String], _ files: GrowableFiles
  ) throws(UserError) -> String {
    func isModule(_ text: String) -> Bool { GrownName(text).map(files.features.hasModules) == true }
    if let like {
      if isModule(like) { return like }
      throw UserError("'\(like)' is no feature with a module of its own; 'strata add feature' adds one like it")
    }
    guard let first = features().first(where: isModule) else {
      throw UserError("no feature of this project has a module of its own; 'strata add --list' shows what can be added")
    }
    return first
  }

  private static func unknown(_ text: String?, _ kind: FeaturePartKind, _ list: PartList, _ words: String) -> UserError
  {
    let names = list.exemplars[kind]?.map(\.name) ?? []
    guard !names.isEmpty else { return UserError("this project has no \(kind.words) that \(words)") }
    guard let text else { return UserError("name the exemplar with --like: \(names.joined(separator: ", "))") }
    let hint = Suggestion.hint(for: text, among: names)
    return UserError(
      "no \(kind.words) is called '\(text)'\(hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint)")
  }
}
