import StrataAnalysis
import StrataCommandLine
import StrataEdits
import StrataModel
import StrataProject
import StrataScaffold

/// `strata add feature NAME --fields LIST`
extension AddCommand {
  static func run(
    _ text: String, _ feature: inout FeatureProject, _ arguments: ParsedArguments, _ progress: Progress,
    _ console: Console
  ) throws -> ExitStatus {
    let name = try fieldFeatureName(arguments)
    let own = try arguments[like].map(FeatureProject.name)
    let files = feature.files
    let grown: FieldFeature
    do throws(FieldProblem) {
      var exemplar = try BuiltInExemplar(style: files.analyzer.definition.style)
      let list = try FieldList(text) { (name) throws(FieldProblem) in
        try exemplar.model(named: name, in: files.features)
      }
      if let own {
        let paths = feature.record.files(of: .feature(own.text(.upperCamel)), like: BuiltInExemplar.name)
        exemplar = try exemplar.replaced(by: own, at: paths, in: files.features)
      }
      if hasOldKit(feature.root) { throw .oldKit }
      grown = try FieldFeature(name, list, like: exemplar, in: files.features)
    } catch {
      throw UserError(error.description)
    }
    let check = PlannedEdits(grown.files.mapValues { $0 }, to: files.analyzer) { name, before in
      // A member of a value of unknown type is open in the exemplar, too; a type that is missing is missing here alone.
      before.contains(name) || name.first?.isUppercase != true
    }
    progress.finish()
    // Also one like a feature with fields: by this, `strata remove` and another `--like` know that all its files are its own.
    feature.record.add(.feature(name.text(.upperCamel)), like: BuiltInExemplar.name, grown.files)
    let plan = feature.plan(files.changes(grown.files.mapValues { $0 }))
    if let reason = refusal(check) {
      console.error(reason)
      return check.losses.isEmpty ? .findings : .misuse
    }
    guard try feature.conclude(plan, arguments, console) else { return .clean }
    let next = FeatureReport.list("Show it where it belongs, such as in the app's window:", grown.next)
    try console.print(Console.shown("\(FeatureReport.summary(plan))\n\(plan.tree)\n\(next)\n"))
    return .clean
  }

  private static func fieldFeatureName(_ arguments: ParsedArguments) throws(UserError) -> GrownName {
    guard arguments.operands.first == "feature", arguments.operands.count == 2 else {
      throw UserError("'strata add' adds features: strata add feature NAME --fields LIST")
    }
    return try FeatureProject.name(arguments.operands[1])
  }

  /// Whether the app's copy of the kit has no `FieldValue`.
  private static func hasOldKit(_ root: String) -> Bool {
    let kit = Paths.join(root, "Packages/StrataKit")
    return Files.kind(kit) == .folder && Files.kind(Paths.join(kit, "StrataPresentation/FieldValue.swift")) == nil
  }

  private static func refusal(_ check: PlannedEdits) -> String? {
    if !check.losses.isEmpty {
      return FeatureReport.list(
        "nothing is written: \(counted(check.losses.count, "name")) would not resolve; --fields needs an app as 'strata new app' makes it",
        check.losses)
    }
    let findings = check.opened
    if findings.isEmpty { return nil }
    return FeatureReport.list("nothing is written: there would be findings", findings.map(FeatureReport.line))
  }
}
