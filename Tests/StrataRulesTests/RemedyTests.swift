import StrataAnalysis
import StrataDefinition
import StrataModel
import StrataRules
import Testing

/// A remedy that says where to declare something closes its finding and opens no other one, of any rule that is on.
@Suite struct RemedyTests {
  @Test func remediesThatMoveOrDeclareAreFollowed() throws {
    var log = Log()
    for fixture in Fixture.all {
      let definition = try FixtureRun.definition(of: fixture)
      let workspace = FixtureRun.workspace(of: fixture)
      let whatIf = WhatIf(Analyzer(workspace, by: definition))
      for finding in whatIf.currentResult.findings {
        let steps = Step.all(in: finding)
        let layers = Step.layersForDeclaration(in: finding)
        let group = Step.group(in: finding)
        if let group {
          let move = GroupMove(workspace: workspace, definition: definition)
          follow(finding, group.layer, fixture, &log, isOfGroup: true) {
            try move.difference(moving: group.names, to: group.layer, from: whatIf.currentResult)
          }
        }
        if steps.isEmpty, layers.isEmpty, group == nil, Step.namesAPlace(finding), !Step.isForPeople(finding) {
          log.unread.insert("\(finding.rule): \(finding.remedy)")
        }
        for step in steps {
          if case .move = step {
          } else if whatIf.snapshot.types(named: finding.symbol).isEmpty {
            // `whatif` changes what types depend on, not functions outside types.
            log.skipped.append("\(fixture.name): \(finding.symbol) is no type")
            continue
          }
          follow(step, finding, whatIf, fixture, &log)
        }
        for layer in layers {
          let move = DeclarationMove(whatIf.snapshot, workspace, definition)
          follow(finding, layer, fixture, &log) {
            try move.difference(moving: finding, to: layer, from: whatIf.currentResult)
          }
        }
      }
    }
    #expect(log.failures.isEmpty, "\(log.failures.joined(separator: "\n"))")
    #expect(log.unread.isEmpty, "\(log.unread.sorted().joined(separator: "\n"))")
    // As many as the fixtures have, so that a remedy that is no longer recognized is noticed. Raise it with new fixtures.
    #expect(log.followed >= 120, "\(log.followed)")
    #expect(log.followedOfDeclarations >= 23, "\(log.followedOfDeclarations)")
    #expect(log.followedOfGroups >= 2, "\(log.followedOfGroups)")
    #expect(log.skipped.count * 4 <= log.followed, "\(log.skipped.joined(separator: "\n"))")
  }

  private struct Log {
    var followed = 0
    /// Those that move a declaration outside types.
    var followedOfDeclarations = 0
    /// Those that move several types at once.
    var followedOfGroups = 0
    /// Remedies that cannot be carried out by itself, with the reason.
    var skipped: [String] = []
    var failures: [String] = []
    /// Remedies that tell to move or declare something, in a form that no pattern recognizes.
    var unread: Set<String> = []
  }

  /// One way that a remedy describes.
  private enum Step {
    case move(String, WhatIf.Destination)
    case declare(String, layer: String)
    case depend(String)

    static func all(in finding: Finding) -> [Step] {
      var steps: [Step] = []
      let remedy = finding.remedy
      if let match = remedy.firstMatch(of: /^move it to `([^`]+)`/), finding.rule == "misplaced-type" {
        steps.append(.move(finding.symbol, .folder(String(match.1))))
      }
      if finding.rule == "misplaced-type", let match = remedy.firstMatch(of: /^move it to a folder of (\w+)/) {
        steps.append(.move(finding.symbol, .layer(String(match.1))))
      }
      if finding.rule == "dependency-rule",
        let match = remedy.firstMatch(of: /move `([^`]+)` to ([\w, ]+?)(?:;|, and let|$)/)
      {
        for layer in match.2.replacing(" or ", with: ", ").split(separator: ", ") {
          steps.append(.move(String(match.1), .layer(String(layer))))
        }
      }
      if let match = remedy.firstMatch(of: /declare a protocol in (\w+) that `([^`]+)` conforms to/) {
        steps.append(.declare(String(match.2), layer: String(match.1)))
      }
      if remedy.contains(/^depend on `[^`]+`, which/) || remedy.contains(/^declare it as `/) {
        steps.append(.depend(finding.target))
      }
      return steps
    }

    /// Whether a remedy tells to move or declare something, or to depend on something else.
    static func namesAPlace(_ finding: Finding) -> Bool {
      finding.remedy.contains(/(?:^|[;:,] |\band |\bor )(?:move|declare|depend on)\b/)
    }

    /// The remedies that no edit of this test follows: what moves is a part of a function or a file, or what is declared
    /// is for people to design. A new wording is either followed or added here.
    static func isForPeople(_ finding: Finding) -> Bool {
      let forms: [Regex<Substring>] = [
        /^move the [a-z ]+ into (?:a|the) use case/,
        /^move what (?:needs|\w+ needs of) `/,
        /^move what both parts need out of them, or declare a protocol with the operations/,
        /^move macro `/,
        /^declare what `[^`]+` needs as a protocol in the domain of \w+, implement it with `/,
        /^move the call to a data source, such as `/,
        /^move `[^`]+` (?:below `|to a DTO in the data layer|to the interface of)/,
        /^move (?:it|its code) to (?:\w+ in )?the implementation of/,
        /^move it (?:into \S+\.swift$|to a folder of its layer, or add|out of `)/,
        /^call `[^`]+` in \w+ and pass the result, or declare it in an extension that/,
        /^call the coordinator or router, and move this step there$/,
        /declare a protocol with the operations? (?:of `[^`]+` that its callers use|in \w+),/,
        /^remove the import; declare a protocol in \w+ with the operations it needs, and inject/,
        /^remove the import; move the code that needs `/,
        /^cut .+: move what both need to a third/,
        /^move `[^`]+` to a folder of [A-Za-z ]+, such as `/,
        /^move `.+ to (?:a file|files) of (?:its|their) own/,
        /^name the file after its main type, or move each type into a file of its own$/,
        /^call a function of `[^`]+` to change it, and declare it `/,
        /^declare (?:it `|it with `|it as a struct|a case for each|an error type|the values that `)/,
        /(?:and|or) declare the function `/,
        /^declare the function `throws`, or map the error to one of this layer$/,
        /^make protocol `[^`]+` public, declare it as `/,
        /^add `[^`]+` to `[^`]+`, declare it as `/,
        /^move `[^`]+` to an extension of `[^`]+` in \w+$/,
      ]
      return forms.contains { finding.remedy.contains($0) }
    }

    /// Types that can only be moved together: "move `A`, `B` and `C` to Domain".
    static func group(in finding: Finding) -> (names: [String], layer: String)? {
      guard let match = finding.remedy.firstMatch(of: /^move (`[^`]+`(?:, `[^`]+`)* and `[^`]+`) to (\w+)/) else {
        return nil
      }
      return (match.1.matches(of: /`([^`]+)`/).map { String($0.1) }, String(match.2))
    }

    /// The layers to which a function, variable or operator may be moved: "move function `f()` to Domain or Shared",
    /// "move `trimmed` of `String` to Shared"; or an extension: "move the extension to a file of Domain".
    static func layersForDeclaration(in finding: Finding) -> [String] {
      if let match = finding.remedy.firstMatch(of: /^move the extension to a file of (\w+)/) {
        return [String(match.1)]
      }
      let pattern = /move (?:function |variable |operator )?`[^`]+`( of `[^`]+`)? to ([\w, ]+?)(?:;|$)/
      guard finding.rule == "dependency-rule", let match = finding.remedy.firstMatch(of: pattern),
        match.1 != nil || finding.remedy.contains(/move (?:function|variable|operator)\b/)
      else { return [] }
      return match.2.replacing(" or ", with: ", ").split(separator: ", ").map(String.init)
    }
  }

  /// The fixtures in which a remedy opens a finding of another rule that none predicts: imports that a file has for other
  /// declarations, roles that follow from what a type uses, further users of a type with a new protocol, and what
  /// `misplaced-type` moves to a folder of its role.
  private static let unpredicted: Set<String> = [
    "concrete-dependency/outside-types", "dependency-rule/facade", "dependency-rule/models-that-take-dtos",
    "dependency-rule/named-like-a-builder", "dependency-rule/named-like-a-coordinator",
    "dependency-rule/one-finding-for-one-sin", "dto-leak/adopted-by-the-domain",
    "misplaced-type/interfaces-with-other-names", "role-folder/misplaced",
  ]

  /// The findings that no remedy may open. Where the role decides the layer, the remedy names what has to change besides.
  private func opened(_ difference: FindingDifference, _ finding: Finding, _ fixture: Fixture) -> [Finding] {
    let hasConditions =
      finding.rule == "misplaced-type" && finding.remedy.contains(/, and remove its use|; then change it/)
    let isRuleAlone = hasConditions || Self.unpredicted.contains(fixture.name)
    return difference.opened.filter { !isRuleAlone || $0.rule == finding.rule }
  }

  private func follow(
    _ finding: Finding, _ layer: String, _ fixture: Fixture, _ log: inout Log, isOfGroup: Bool = false,
    _ move: () throws -> FindingDifference
  ) {
    let what =
      "\(fixture.name): \(finding.symbol) \(finding.member) → \(finding.target), to \(layer): \(finding.remedy)"
    do {
      let difference = try move()
      log.followed += 1
      if isOfGroup { log.followedOfGroups += 1 } else { log.followedOfDeclarations += 1 }
      let others = opened(difference, finding, fixture)
      if !others.isEmpty || !difference.closed.contains(where: { $0.key == finding.key }) {
        log.failures.append("\(what)\n    opened: \(others.map { "\($0.rule): \($0.message)" })")
      }
    } catch {
      log.skipped.append("\(what): \(error)")
    }
  }

  private func follow(_ step: Step, _ finding: Finding, _ whatIf: WhatIf, _ fixture: Fixture, _ log: inout Log) {
    let what = "\(fixture.name): \(finding.symbol) \(finding.member) → \(finding.target): \(finding.remedy)"
    let outcome: ChangeOutcome
    do {
      outcome = try carryOut(step, finding, whatIf)
    } catch {
      log.skipped.append("\(what): \(error)")
      return
    }
    let isClosed = outcome.difference.closed.contains { $0.key == finding.key }
    let others = opened(outcome.difference, finding, fixture)
    // What the plan says it cannot edit, or a folder that no layer covers, is left to people.
    let left = outcome.plan.limits.first {
      $0.contains(" keeps using ") || $0.contains("would be in") || $0.contains("the protocol lacks")
    }
    if !isClosed, let left {
      log.skipped.append("\(what): \(left)")
      return
    }
    log.followed += 1
    if !isClosed || !others.isEmpty {
      log.failures.append(
        "\(what)\n    \(outcome.plan.title)\n    closed: \(isClosed), opened: \(others.map { "\($0.rule): \($0.message)" }), "
          + "not modelled: \(outcome.plan.limits)")
    }
  }

  private func carryOut(_ step: Step, _ finding: Finding, _ whatIf: WhatIf) throws -> ChangeOutcome {
    func type(_ name: String) throws -> TypeID { try #require(whatIf.snapshot.types(named: name).first, "\(name)") }
    switch step {
    case .move(let name, let destination): return try whatIf.move(type(name), to: destination)
    case .declare(let name, let layer):
      return try whatIf.invert(type(finding.symbol), type(name), in: .layer(layer))
    case .depend(let name): return try whatIf.invert(type(finding.symbol), type(name))
    }
  }
}
