import StrataClassification
import StrataDefinition
import StrataModel

/// What a run did not check, so that none passes silently.
extension RuleEngine {
  func notices(_ runs: [RuleRun]) -> [Notice] {
    let idle = runs.filter { $0.examined == 0 }.map { run in
      let isOwn = project.definition.settings(of: run.id).isOwn
      return Notice(
        kind: isOwn ? .idleRule : .idleStyleRule, message: "rule '\(run.id)' is on and found nothing to examine")
    }
    let isVacuous = !project.definition.rules.values.contains(where: \.isOn)
    let vacuous =
      isVacuous
      ? [Notice(kind: .noRules, message: "no rule is on, so nothing is checked; turn rules on under 'rules:'")] : []
    let unmatched = project.coverage.unusedSelectors.filter { !$0.isBuiltIn }.map { selector in
      Notice(kind: .idleSelector, message: "\(selector.what) matches nothing", origin: selector.origin)
    }
    return vacuous + idle + (isVacuous ? [] : uncheckedLayers()) + unknownTypes(runs) + unmatched
      + severities.notices(ids) + severities.notices(ofRulesOffEverywhere: ids) + permissiveLayers(runs)
      + unassigned(runs) + generatedCode()
  }

  /// The number of files that the definition does not name and of which nothing is reported.
  var generatedFileCount: Int { context.unchecked.undeclared.count { context.parts.isOwn($0) } }

  /// Files of which nothing is reported, although the definition does not name them.
  private func generatedCode() -> [Notice] {
    let count = generatedFileCount
    guard count > 0 else { return [] }
    let files = counted(count, "file is", plural: "files are")
    return [
      Notice(
        kind: .generatedFiles,
        message: "\(files) generated, by name or first lines, and not checked (vocabulary 'generated-files', "
          + "'generated-headers')")
    ]
  }

  /// Rules about layers that can find nothing, because the definition forbids nothing.
  private func permissiveLayers(_ runs: [RuleRun]) -> [Notice] {
    let definition = project.definition
    guard definition.allowsEveryUse else { return [] }
    var idle = [(DependencyRule.description.id, "say under 'uses' which layers each layer may use")]
    if definition.layers.allSatisfy({ $0.forbiddenFrameworks.isEmpty && $0.allowedImports == nil }) {
      idle.append((ForbiddenImport.description.id, "say under 'forbids' or 'imports' what a layer must not import"))
    }
    return idle.filter { id, _ in runs.contains { $0.id == id } }.map { id, remedy in
      Notice(
        kind: .ruleWithoutEffect,
        message: "rule '\(id)' is on, but no layer is forbidden anything, so that it can find nothing; \(remedy)")
    }
  }

  /// Families of frameworks of which the rule that looks for their types knows none.
  private func unknownTypes(_ runs: [RuleRun]) -> [Notice] {
    let rule = FrameworkTypeInDomain.description.id
    guard runs.contains(where: { $0.id == rule }) else { return [] }
    return FrameworkTypeInDomain.familiesWithoutTypes(in: project.definition).map { family in
      Notice(
        kind: .unknownTypes,
        message: "rule '\(rule)' knows no type of family '\(family.name)'; list its types under 'types'",
        origin: family.origin)
    }
  }

  /// Statements of the project's own definition about its layers that nothing checks, because the rule is off.
  private func uncheckedLayers() -> [Notice] {
    func notice(_ key: String, of layer: Layer, _ rule: String, _ origin: String?) -> Notice? {
      guard let origin, !project.definition.isOn(rule) else { return nil }
      return Notice(
        kind: .uncheckedLayer,
        message: "nothing checks '\(key)' of layer '\(layer.name)': rule '\(rule)' is off", origin: origin)
    }
    return project.definition.layers.flatMap { layer in
      [
        importsOfTypes(layer),
        notice("uses", of: layer, DependencyRule.description.id, layer.ownUsesOrigin),
        notice("forbids", of: layer, ForbiddenImport.description.id, layer.ownForbidsOrigin),
        notice("imports", of: layer, ForbiddenImport.description.id, layer.allowedImports?.origin),
      ].compactMap { $0 }
    }
  }

  /// A notice about a layer whose only restriction is about imports, and which has no file, since its selector matches
  /// types: imports have the layer of the folder.
  private func importsOfTypes(_ layer: Layer) -> Notice? {
    let families = layer.forbiddenFrameworks.compactMap { project.definition.family($0) }
    let bansUses = families.contains { family in
      [family.types, family.members, family.functions, family.macros].contains { !$0.isEmpty }
    }
    let isAboutImports = layer.allowedImports != nil || !bansUses && families.contains { !$0.modules.isEmpty }
    guard isAboutImports, let origin = layer.allowedImports?.origin ?? layer.ownForbidsOrigin,
      !project.layerOfFile.contains(layer.name), project.assignments.contains(where: { $0.layer == layer.name })
    else { return nil }
    return Notice(
      kind: .uncheckedLayer,
      message: "nothing checks the imports of layer '\(layer.name)': its types are selected by what they are, and an "
        + "import has the layer of its folder", origin: origin)
  }

  /// A notice about types without a layer, if no rule reports them.
  private func unassigned(_ runs: [RuleRun]) -> [Notice] {
    let count = project.coverage.withoutLayer.count
    guard count > 0, !runs.contains(where: { $0.id == UnassignedType.description.id }) else { return [] }
    let types = counted(count, "type is", plural: "types are")
    return [Notice(kind: .unassignedTypes, message: "\(types) in no layer")]
  }
}
