import StrataClassification
import StrataModel

/// Initializers of views that take dependencies only to create the view model with them. The view bypasses nothing, but it
/// knows what its view model needs.
struct ViewModelBuilders {
  let context: RuleContext

  /// One finding for all parameters of such an initializer; the violations as they are for any other member.
  func joined(_ violations: [Violation], of member: [Usage]) -> [Violation] {
    guard let first = violations.first, let viewModel = viewModel(createdIn: member) else { return violations }
    let names = violations.map(\.target).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let view = quoted(first.symbol)
    let joined = violations.map { violation in
      var violation = violation
      violation.message =
        "view \(view) takes \(listed(names.map(quoted), limit: 3)) only to create its view model \(quoted(viewModel))"
      violation.remedy =
        "take \(quoted(viewModel)) as a parameter of the initializer, and create it where \(view) is created"
      violation.changes = []
      return violation
    }
    return Conventions.joined(joined)
  }

  /// The view model that an initializer of a view creates, if it only takes the dependencies and calls none.
  private func viewModel(createdIn member: [Usage]) -> String? {
    let graph = context.project.graph
    guard let usage = member.first, let type = usage.site.type, context.has(.view, type),
      let fact = context.member(of: usage.reference), fact.kind == .initializer,
      member.allSatisfy({ $0.reference.kind == .takes })
    else { return nil }
    let taken = Set(member.compactMap(\.target))
    let references = graph.references(in: usage.reference.file).filter {
      $0.declaration == usage.reference.declaration
    }
    guard !references.contains(where: { $0.kind == .calls && $0.target.typeID.map(taken.contains) ?? false }) else {
      return nil
    }
    return references.first { reference in
      reference.kind == .creates && reference.target.typeID.map { context.has(.viewModel, $0) } ?? false
    }.map { graph.name(of: $0.target) }
  }
}
