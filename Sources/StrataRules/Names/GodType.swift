import StrataDefinition
import StrataModel

/// `god-type`
struct GodType: Rule {
  static let description = RuleDescription(
    id: RuleIDs.godType,
    family: .names,
    summary: "A type with too many responsibilities",
    severity: .warning,
    guides: ["001"],
    styles: ["repository"],
    rationale: """
      A type that fetches, stores, decides and displays changes for many reasons and is edited by everybody. No part \
      of it can be used or tested without the rest. Each responsibility belongs in a type of its own in one of the \
      layers.
      """,
    heuristic: """
      The rule checks classes, structs and actors that are neither models nor composition roots. It reports a type \
      if one of these is true:
      - It has several responsibilities itself: it uses the network, stores data, presents screens, decides by business \
      criteria, formats values, uses a device.
      - Two of three counts exceed their limits: dependencies that it stores, operations that it offers, lines \
      including extensions.
      - Its dependencies or its operations alone exceed the limit by more than half.

      A limit is the value of the option, or three times the median of the project if that is more, so that it fits \
      projects of every size.
      """,
    badExample: """
      final class AppManager {
        func loadUsers() async { … URLSession.shared … }
        func saveToken(_ token: String) { UserDefaults.standard.set(token, forKey: "token") }
        func total(of cart: Cart) -> Double { cart.price * 1.2 }
        func showError(on controller: UIViewController) { … UIAlertController(…) … }
      }
      """,
    goodExample: """
      final class UserRepositoryImpl: UserRepository { … }
      final class GetCartTotalUseCase { … }
      """,
    remedy: "Extract each responsibility into a type of the layer that it belongs to.",
    options: [
      RuleOption(
        name: "responsibilities", summary: "Report a type with this many responsibilities or more.",
        defaultValue: .number(4)),
      RuleOption(name: "dependencies", summary: "Dependencies that a type may store.", defaultValue: .number(8)),
      RuleOption(name: "operations", summary: "Operations that a type may offer.", defaultValue: .number(15)),
      RuleOption(
        name: "lines", summary: "Lines that a type may have, extensions included.", defaultValue: .number(400)),
    ], readsCode: true)

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var classifier = ResponsibilityClassifier(context)
    var outcome = RuleOutcome()
    let isJudgedRole = project.definition.roles.map { !Self.unjudgedRoles.contains($0.id) }
    let types = project.graph.typeIDs.filter { type in
      context.roleOfType[type.index].map { isJudgedRole[$0.index] } != false && isJudged(type, context)
    }
    outcome.examined = types.count
    let responsibilities = settings.number("responsibilities")
    var interfaces: [TypeID: Bool] = [:]
    let facts = context.kept(
      "what types do, for \(responsibilities) responsibilities", carries: true, of: types
    ) { type in
      TypeFacts(
        size: TypeSize(type, context, &interfaces), shown: classifier.shown(in: type, atLeast: responsibilities))
    }
    var sizes = facts.map(\.size)
    var limits = TypeSize(
      dependencies: Self.limit(settings.number("dependencies"), over: sizes.map(\.dependencies)),
      operations: settings.number("operations"),
      lines: Self.limit(settings.number("lines"), over: sizes.map(\.lines)))
    // Counting operations is slow. If the upper bounds lead to no higher limit than the option, the exact counts do not
    // either, and only types whose upper bound exceeds the limit are counted.
    let isBounded = Self.limit(limits.operations, over: sizes.map(\.operations)) == limits.operations
    if sizes.contains(where: { $0.exceeds(limits) }) {
      sizes = zip(types, sizes).map { type, size in
        if isBounded, !size.exceeds(limits) { return size }
        return TypeSize(
          dependencies: size.dependencies, operations: project.operations(of: type).count, lines: size.lines)
      }
      if !isBounded { limits.operations = Self.limit(limits.operations, over: sizes.map(\.operations)) }
    }
    for (index, (type, size)) in zip(types, sizes).enumerated() {
      let kinds = classifier.phrases(of: type, shown: facts[index].shown, atLeast: responsibilities)
      var violation: Violation
      if !kinds.isEmpty {
        violation = Violation(
          at: type, in: project.graph,
          message: "`\(project.graph[type].name)` has too many responsibilities: it \(listed(kinds))",
          remedy: "extract each of them into a type of the layer that it belongs to")
      } else if size.exceeds(limits) {
        violation = Violation(
          at: type, in: project.graph, message: "`\(project.graph[type].name)` is too large: \(size.phrase)",
          remedy: "split it by responsibility into types that each take only the dependencies they need")
      } else {
        continue
      }
      // A baseline counts locations: it accepts no further operation.
      violation.locate(also: project.operations(of: type).map(\.declaration), in: project.graph)
      outcome.violations.append(violation)
    }
    return outcome
  }

  private static func limit(_ option: Int, over values: [Int]) -> Int {
    guard !values.isEmpty else { return option }
    return max(option, 3 * values.sorted()[values.count / 2])
  }

  private static let unjudgedRoles: [RoleID] = [.entity, .dto, .uiState, .coordinator, .router, .mapper]

  private func isJudged(_ type: TypeID, _ context: RuleContext) -> Bool {
    // By field, since copying the whole type would cost more than the rest.
    let (kind, file) = (
      context.project.graph.types[type.index].kind, context.project.graph.types[type.index].declaration.file
    )
    guard kind == .class || kind == .struct || kind == .actor,
      context.flags[type.index].contains(.production),
      context.flags[type.index].isDisjoint(with: [.root, .replacement, .part])
    else { return false }
    return !context.isUnchecked(file)
  }
}

/// What follows from the code of a type.
private struct TypeFacts: Sendable {
  var size: TypeSize
  var shown: ResponsibilityClassifier.Kinds
}

/// Size of a type.
private struct TypeSize: Sendable {
  var dependencies: Int
  /// Initially an upper bound, since the exact count is slow.
  var operations: Int
  var lines: Int

  init(dependencies: Int, operations: Int, lines: Int) {
    self.dependencies = dependencies
    self.operations = operations
    self.lines = lines
  }

  /// - Parameter interfaces: the protocols whose implementations were looked at, and whether these are dependencies.
  init(_ type: TypeID, _ context: RuleContext, _ interfaces: inout [TypeID: Bool]) {
    let graph = context.project.graph
    var held: [TypeID] = []
    for reference in graph.references(from: type) where reference.kind == .stores {
      if let target = reference.target.typeID, !held.contains(target),
        Self.isDependency(target, context, &interfaces)
      {
        held.append(target)
      }
    }
    dependencies = held.count
    operations = context.project.operationUpperBound(of: type)
    lines = ([graph[type].declaration] + graph.types[type.index].extensions).reduce(0) { sum, id in
      let fact = graph[id]
      return sum + graph.location(id.file, fact.end).line - graph.location(id.file, fact.start).line + 1
    }
  }

  /// A dependency, or a protocol without a role whose only implementation is one.
  private static func isDependency(
    _ type: TypeID, _ context: RuleContext, _ interfaces: inout [TypeID: Bool]
  ) -> Bool {
    if context.isDependency(type) { return true }
    guard context.isInterface(type), context.roleOfType[type.index] == nil else { return false }
    return interfaces.value(
      of: type, orInsert: context.singleImplementation(of: type).map { context.isDependency($0) } ?? false)
  }

  func exceeds(_ limits: TypeSize) -> Bool {
    let (isWide, isBroad) = (dependencies > limits.dependencies, operations > limits.operations)
    let isLong = lines > limits.lines
    // Lines alone say little: a screen with much layout is long.
    return isWide && isBroad || isWide && isLong || isBroad && isLong
      || dependencies * 2 > limits.dependencies * 3 || operations * 2 > limits.operations * 3
  }

  var phrase: String {
    "\(counted(dependencies, "dependency")), \(counted(operations, "operation")), "
      + counted(lines, "line")
  }
}
