import StrataModel

/// The screens that code builds: for each creation, the view model or view of which it becomes an argument, by itself, as
/// part of a further creation, or over local variables that are only passed on.
final class BuiltScreens {
  /// A screen, and what is created for it in one declaration.
  struct Screen {
    /// The view model or view.
    var type: TypeID
    var location: CodeLocation
    /// What is created for it, in source order.
    var parts: [Reference]
  }

  private let context: RuleContext
  private var screens: [DeclarationID: [UInt32: Screen]] = [:]
  /// The screens whose further parts are reported.
  private var reported: Set<CodeLocation> = []

  init(_ context: RuleContext) { self.context = context }

  /// The screen that a created dependency, or a local variable declared with its type, is passed to; nil for others.
  func screen(with reference: Reference) -> Screen? {
    switch reference.kind {
    case .creates, .mentions: break
    default: return nil
    }
    guard reference.source != nil, reference.declaration != noIndex else { return nil }
    let declaration = DeclarationID(reference.file, reference.declaration)
    if let known = screens[declaration] { return known[reference.offset] }
    let found = screens(in: declaration)
    screens[declaration] = found
    return found[reference.offset]
  }

  /// By the offset of what is created for them.
  private func screens(in declaration: DeclarationID) -> [UInt32: Screen] {
    let graph = context.project.graph
    let references = graph.references(in: declaration.file).filter { $0.declaration == declaration.index }
    let created = references.filter { $0.kind == .creates && $0.target.typeID != nil }
    guard created.contains(where: { isScreen($0) }), created.contains(where: { !isScreen($0) }) else { return [:] }
    let flow = CreationFlow(graph, declaration, created)
    var targets: [UInt32: Reference] = [:]
    for reference in references
    where (reference.kind == .creates && !isScreen(reference)) || reference.kind == .mentions {
      if let target = flow.destination(of: reference, isScreen) { targets[reference.offset] = target }
    }
    var result: [UInt32: Screen] = [:]
    for (offset, target) in targets {
      guard let type = target.target.typeID else { continue }
      let parts = created.filter { part in
        targets[part.offset]?.target == target.target && (part.target.typeID.map { context.isProduction($0) } ?? false)
      }
      result[offset] = Screen(
        type: type, location: CodeLocation(target.file, target.offset), parts: parts.sorted { $0.offset < $1.offset })
    }
    return result
  }

  /// A view model or a view of another type than the code.
  private func isScreen(_ creation: Reference) -> Bool {
    guard let type = creation.target.typeID, type != creation.source else { return false }
    return context.has(.viewModel, type) || context.project.plays(.view, type)
  }

  // MARK: Findings

  /// Says of a violation at something that is created for a screen that the screen is built here: one finding for each
  /// member and screen, with a location for each creation.
  func describe(_ violation: inout Violation, _ usage: Usage) {
    let graph = context.project.graph
    guard let screen = screen(with: usage.reference) else { return }
    let (symbol, name) = (violation.symbol, graph[screen.type].name)
    let parts = screen.parts.filter { part in
      part.target.typeID.map { context.isDependency($0) || context.roleOfType[$0.index] != nil } ?? false
    }
    var names: [String] = []
    for part in parts {
      let name = graph.targetName(of: part)
      if !names.contains(name) { names.append(name) }
    }
    if names.isEmpty { names = [violation.target] }
    let role = usage.site.role.map { context.project.definition[$0].id.noun + " " } ?? ""
    violation.message =
      "\(role)\(quoted(symbol)) builds \(quoted(name)) with \(quotedNames(names))"
    violation.remedy =
      isOwn(screen.type, of: usage.user)
      ? "build \(quoted(name)) in a coordinator, factory or container, and take it as a parameter of the initializer"
      : "build \(quoted(name)) in a coordinator, factory or container, and call that from \(quoted(symbol))"
    violation.chain = [symbol, name, violation.target]
    violation.properChain = []
    violation.changes = []
    var found = ViolationLinks.Names(of: violation)
    found.target = name
    violation.links = violation.links ?? ViolationLinks()
    violation.links?.foundUnder = found
  }

  /// Violations at the other dependencies that are created for the screen of a violation, as it describes them.
  func violations(with violation: Violation, _ usage: Usage, besides known: Set<UInt32>) -> [Violation] {
    guard let screen = screen(with: usage.reference), reported.insert(screen.location).inserted else { return [] }
    return screen.parts.compactMap { part in
      guard !known.contains(part.offset), let type = part.target.typeID, context.isDependency(type) else { return nil }
      var other = violation
      (other.offset, other.target, other.targetType) = (part.offset, context.project.graph[type].name, type)
      other.includes = []
      return other
    }
  }

  /// Whether a type stores the view model or view: it is its own.
  private func isOwn(_ type: TypeID, of user: TypeID?) -> Bool {
    guard let user else { return false }
    let graph = context.project.graph
    return graph.references(from: user).contains { reference in
      guard reference.kind == .stores, let stored = reference.target.typeID else { return false }
      return stored == type || graph.allProjectSupertypes(of: type).contains(stored)
    }
  }
}
