import StrataModel

/// The sentences that the text and the Markdown of `strata diff` have in common.
struct DifferenceLines {
  let comparison: Comparison
  /// A path as the report shows it.
  let shown: (String) -> String
  /// A name as the report shows it.
  let name: (String) -> String

  var architecture: ArchitectureDifference { comparison.architecture }

  /// A number of both states: `score 82 → 80`.
  struct Measure {
    var title: String
    var before: String
    var after: String

    init(_ title: String, _ before: String, _ after: String) {
      (self.title, self.before, self.after) = (title, before, after)
    }

    var text: String { before == after ? "\(title) \(after)" : "\(title) \(before) → \(after)" }
  }

  var measures: [Measure] {
    let (a, b) = (comparison.before, comparison.after)
    func share(_ state: Comparison.State) -> String { state.metrics.propagationCost.map(percent) ?? "–" }
    return [
      Measure("score", String(a.result.score), String(b.result.score)),
      Measure("findings", grouped(a.result.findings.count), grouped(b.result.findings.count)),
      Measure("types", grouped(a.result.typeCount), grouped(b.result.typeCount)),
      Measure("dependencies between types", grouped(a.metrics.dependencies), grouped(b.metrics.dependencies)),
      Measure("types in cycles", grouped(a.metrics.typesInCycles), grouped(b.metrics.typesInCycles)),
      Measure("propagation cost", share(a), share(b)),
    ]
  }

  /// `3 new, 1 fixed, 2 moved`
  var findingCounts: String {
    let findings = comparison.findings
    let counts = [
      (findings.new.count, "new"), (findings.fixed.count, "fixed"), (findings.moved.count, "only moved"),
      (findings.changed.count, "with other locations or severity"),
      (findings.reportedAgain.count, "no longer accepted"), (findings.acceptedNow.count, "accepted now"),
      (findings.newAccepted.count, "new and accepted"),
    ].filter { $0.0 > 0 }
    return counts.isEmpty
      ? "no finding is new or fixed" : counts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: ", ")
  }

  /// Of the dependencies between the parts of a kind.
  func dependencies(_ kind: PartKind) -> [String] {
    guard let changes = architecture.dependencies[kind] else { return [] }
    let new = changes.new.map { "+ \(ends($0)): \(uses($0))" }
    let gone = changes.gone.map { "− \(ends($0)): \(counted($0.references, "reference")) gone" }
    let changed = changes.changed.map { change in
      "~ \(ends(change.after)): \(grouped(change.before.references)) → "
        + counted(change.after.references, "reference") + permission(change)
    }
    return new + gone + changed
  }

  private func ends(_ dependency: PartDependency) -> String { "\(name(dependency.from)) → \(name(dependency.to))" }

  private func uses(_ dependency: PartDependency) -> String {
    let example = dependency.example
    return counted(dependency.references, "reference") + (dependency.isAllowed == false ? ", not allowed" : "")
      + "; first: \(name(example.user)) → \(name(example.target)) (\(location(example.location)))"
  }

  private func permission(_ change: ArchitectureDifference.DependencyChanges.Change) -> String {
    switch (change.before.isAllowed, change.after.isAllowed) {
    case (true, false): "; no longer allowed"
    case (false, true): "; allowed now"
    case (_, false): "; not allowed"
    default: ""
    }
  }

  func location(_ location: SourceLocation) -> String { "\(shown(location.file)):\(location.line)" }

  var modules: [String] {
    architecture.newModules.map { "+ \(name($0))" } + architecture.goneModules.map { "− \(name($0))" }
  }

  /// Nested types follow the type around them, and are only counted where that is new or gone, too.
  var types: [String] {
    list(architecture.newTypes, "+") + list(architecture.goneTypes, "−") + architecture.movedTypes.map(move)
  }

  private func list(_ types: [TypeRecord], _ sign: String) -> [String] {
    let names = Set(types.map { $0.module + " " + $0.name })
    func outer(_ type: TypeRecord) -> String? {
      var name = type.name
      while let dot = name.lastIndex(of: ".") {
        name = String(name[..<dot])
        if names.contains(type.module + " " + name) { return type.module + " " + String(name.prefix { $0 != "." }) }
      }
      return nil
    }
    var nested: [String: Int] = [:]
    for type in types { if let outer = outer(type) { nested[outer, default: 0] += 1 } }
    return types.filter { outer($0) == nil }.map { type in
      let inside = nested[type.module + " " + type.name, default: 0]
      return "\(sign) \(type.kind) \(name(type.name)) in \(place(type))"
        + (inside > 0 ? ", with \(counted(inside, "nested type"))" : "")
    }
  }

  private func place(_ type: TypeRecord) -> String {
    (type.layer.map { "\($0), " } ?? "no layer, ") + shown(type.location.file)
  }

  private func move(_ move: ArchitectureDifference.TypeMove) -> String {
    let (a, b) = (move.before, move.after)
    var parts: [String] = []
    func add(_ title: String, _ before: String?, _ after: String?) {
      if before != after { parts.append("\(title) \(before ?? "none") → \(after ?? "none")") }
    }
    add("kind", a.kind, b.kind)
    add("layer", a.layer, b.layer)
    add("module", a.module, b.module)
    add("role", a.role, b.role)
    add("file", shown(a.location.file), shown(b.location.file))
    let title = a.name == b.name ? name(b.name) : "\(name(a.name)) is \(name(b.name)) now"
    return "~ \(title)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }

  var typeDependencies: [String] {
    architecture.newTypeDependencies.map {
      "+ \(name($0.from.name)) → \(name($0.to.name)) (\(location($0.location)))"
    } + architecture.goneTypeDependencies.map { "− \(name($0.from.name)) → \(name($0.to.name))" }
  }

  var cycles: [String] {
    architecture.cycles.map { change in
      func names(_ group: [String]) -> String { listed(group.map(name), limit: 6) }
      let kind = pluralized(change.kind.rawValue)
      if change.before.isEmpty { return "+ \(kind) \(names(change.after)) use each other" }
      if change.after.isEmpty { return "− \(kind) \(names(change.before)) no longer use each other" }
      let (joined, left) = (
        change.after.filter { !change.before.contains($0) }, change.before.filter { !change.after.contains($0) }
      )
      let changes = [
        joined.isEmpty ? "" : "with \(names(joined))", left.isEmpty ? "" : "without \(names(left))",
      ].filter { !$0.isEmpty }
      return "~ cycle of \(kind): \(change.before.count) → \(change.after.count), " + changes.joined(separator: ", ")
    }
  }

  var surface: [String] {
    architecture.newSurface.map { "+ \($0.module): \(name($0.declaration))" }
      + architecture.goneSurface.map { "− \($0.module): \(name($0.declaration))" }
  }

  /// The sections about the architecture, in order.
  var sections: [(title: String, lines: [String])] {
    [
      ("Dependencies between layers", dependencies(.layer)), ("Modules", modules),
      ("Dependencies between modules", dependencies(.module)),
      ("Dependencies between features", dependencies(.feature)), ("Cycles", cycles), ("Types", types),
      ("Dependencies between types", typeDependencies), ("Public surface of modules", surface),
    ].filter { !$0.1.isEmpty }
  }

  /// What a person has to know to read the comparison.
  var remarks: [String] {
    let findings = comparison.findings
    var lines = comparison.notes
    switch comparison.definition {
    case .changed:
      let counts = [(findings.newByDefinition.count, "new"), (findings.fixedByDefinition.count, "fixed")].filter {
        $0.0 > 0
      }
      let sum = counts.reduce(0) { $0 + $1.0 }
      lines.append(
        "the definition has changed"
          + (counts.isEmpty
            ? "; no finding is new or fixed because of that alone"
            : ": \(counts.map { "\(grouped($0.0)) \($0.1)" }.joined(separator: " and ")) "
              + "\(sum == 1 ? "finding follows" : "findings follow") from that alone"))
    case .new: lines.append("\(comparison.before.name) has no valid definition: both states are checked by the new one")
    case .same, .given: break
    }
    return lines
  }
}
