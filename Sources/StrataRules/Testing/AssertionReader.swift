import StrataDefinition
import StrataModel

/// Reads what tests assert.
struct AssertionReader {
  private let context: RuleContext
  private let doubles: RecordingDoubles
  private var graph: Graph { context.project.graph }
  private var vocabulary: Vocabulary { context.vocabulary }

  init(_ context: RuleContext, _ doubles: RecordingDoubles) {
    self.context = context
    self.doubles = doubles
  }

  /// Whether a test asserts something, all of it is about what doubles have recorded, and at least one assertion about
  /// a call.
  func assertsOnlyOnCalls(_ test: DeclarationID) -> Bool {
    let helpers = assertingFunctions(beside: test)
    var isAboutCall = false
    for body in graph.bodies(of: test) {
      let tree = body.tree
      let locals = LocalVariables(of: tree, in: body.range)
      for node in tree.all(.macro, in: body.range) where vocabulary[.assertionMacros].contains(tree.name(node)) {
        guard let about = subject(of: tree.subtree(of: node), locals, tree, in: body.file) else { return false }
        isAboutCall = isAboutCall || about == .call
      }
      for call in tree.calls(in: body.range) {
        switch tree[call.callee].kind {
        case .identifier where vocabulary[.assertionFunctions].matches(tree.name(call.callee)):
          guard let about = subject(of: tree.subtree(of: call.chain), locals, tree, in: body.file) else { return false }
          isAboutCall = isAboutCall || about == .call
        case .identifier, .member:
          if mayAssert(call.callee, tree, in: body.file, helpers) { return false }
        default: continue
        }
      }
    }
    return isAboutCall
  }

  private enum Subject { case call, argument }

  /// What an assertion is about; nil: something else than what doubles have recorded.
  private func subject(of nodes: Range<Int>, _ locals: LocalVariables, _ tree: CodeTree, in file: FileID) -> Subject? {
    var found: Set<Subject> = []
    var (ranges, seen): ([Range<Int>], Set<Int>) = ([nodes], [])
    while let range = ranges.popLast() {
      let isAssertion = range == nodes
      guard let records = records(in: range, tree, file, isAssertion: isAssertion) else { return nil }
      found.formUnion(records.values)
      // `let isCalled = await spy.isCalled`; not `spy` itself in `spy.isCalled`.
      let doubles = tree.all(.chain, in: range).filter { chain in
        tree.subtree(of: chain).contains { records[tree[$0].offset] != nil }
      }.map { tree.base(of: $0) }
      for node in range where tree[node].kind == .identifier && !doubles.contains(node) {
        guard let value = locals.variable(named: tree.name(node), at: node)?.value, seen.insert(value).inserted else {
          continue
        }
        ranges.append(tree.subtree(of: value))
      }
    }
    return found.contains(.call) ? .call : found.first
  }

  /// The records that an expression names, by their offsets; nil if it is about something else, too.
  private func records(
    in nodes: Range<Int>, _ tree: CodeTree, _ file: FileID, isAssertion: Bool
  ) -> [UInt32: Subject]? {
    guard let last = nodes.map({ tree[$0].offset }).max() else { return [:] }
    let offsets = tree[nodes.lowerBound].offset...last
    let all = graph.references(in: file)
    let start = all.partitionPoint(while: { $0.offset < offsets.lowerBound })
    var result: [UInt32: Subject] = [:]
    for reference in all[start...].prefix(while: { $0.offset <= offsets.upperBound }) {
      if let member = reference.memberDeclaration, doubles.isRecord(member) {
        let isCall =
          doubles.isCall(member) || doubles.isList(member) && isCounted(at: reference.offset, in: nodes, tree)
        result[reference.offset] = isCall ? .call : .argument
      } else if let target = reference.target.typeID, doesWork(target, isAssertion: isAssertion) {
        return nil
      }
    }
    // What a variable without a record holds is a value to compare with.
    if !isAssertion, result.isEmpty { return [:] }
    let assertion = isAssertion ? nodes.lowerBound : nil
    return hasUnknown(nodes, tree, in: file, besides: Set(result.keys), assertion) ? nil : result
  }

  /// Whether an assertion reads only how many elements a list has: `spy.requests.count`.
  private func isCounted(at offset: UInt32, in nodes: Range<Int>, _ tree: CodeTree) -> Bool {
    tree.all(.chain, in: nodes).contains { chain in
      let suffixes = Array(tree.suffixes(of: chain))
      guard let index = suffixes.firstIndex(where: { tree[$0].offset == offset }), index + 2 == suffixes.count else {
        return false
      }
      return tree.isNamed(suffixes[index + 1], oneOf: vocabulary[.lengths].names)
    }
  }

  /// - Parameter isAssertion: in an assertion, a test class may be a double that does something.
  private func doesWork(_ type: TypeID, isAssertion: Bool) -> Bool {
    context.isDependency(type) || [.viewModel, .view, .coordinator].contains { context.has($0, type) }
      || isAssertion && graph.types[type.index].isTest && graph.types[type.index].kind == .class
  }

  /// Whether a member is not resolved, outside of chains that begin with a record.
  private func hasUnknown(
    _ nodes: Range<Int>, _ tree: CodeTree, in file: FileID, besides records: Set<UInt32>, _ assertion: Int?
  ) -> Bool {
    let first = graph.gaps.partitionPoint(while: { ($0.file, $0.offset) < (file, tree[nodes.lowerBound].offset) })
    let last = nodes.map { tree[$0].offset }.max() ?? 0
    let gaps = Set(graph.gaps[first...].prefix { $0.file == file && $0.offset <= last }.map(\.offset))
    if gaps.isEmpty { return false }
    var known: Set<UInt32> = []
    for chain in tree.all(.chain, in: nodes) {
      let inside = tree.subtree(of: chain).map { tree[$0].offset }
      if chain != assertion, !records.isDisjoint(with: inside) { known.formUnion(inside) }
    }
    return !gaps.isSubset(of: known)
  }

  /// Whether a call may check something: a helper of the test that asserts, or a function outside of production code
  /// that is named like an assertion.
  private func mayAssert(_ callee: Int, _ tree: CodeTree, in file: FileID, _ helpers: Set<String>) -> Bool {
    let name = tree.name(callee)
    if helpers.contains(name) { return true }
    guard Words.contains(name, in: vocabulary[.assertionWords]) else { return false }
    return !graph.references(in: file, at: tree[callee].offset).contains {
      $0.target.typeID.map { context.isProduction($0) } ?? false
    }
  }

  /// Names of the other functions of the type of a test that assert something.
  private func assertingFunctions(beside test: DeclarationID) -> Set<String> {
    guard let type = graph.enclosingType(of: test) else { return [] }
    let helpers = graph.functions(of: type).filter { function in
      function != test && !vocabulary[.testFunctions].matches(graph.name(of: function))
        && graph.bodies(of: function).contains { body in
          body.range.contains { node in
            switch body.tree[node].kind {
            case .identifier: return vocabulary[.assertionFunctions].matches(body.tree.name(node))
            case .macro: return vocabulary[.assertionMacros].contains(body.tree.name(node))
            default: return false
            }
          }
        }
    }
    return Set(helpers.map { graph.name(of: $0) })
  }
}
