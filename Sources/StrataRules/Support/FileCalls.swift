import StrataDefinition
import StrataModel

/// Calls that read or write a file: `data.write(to: url)`, `Data(contentsOf: url)`. They name no type that only stores
/// data, so they are found by their labels.
struct FileCalls {
  struct Call: Sendable {
    /// `write(to:)`, `Data(contentsOf:)`
    var name: String
    var isWrite: Bool
    var location: CodeLocation
    /// The innermost declaration around it, and the type that contains this one.
    var declaration: DeclarationID
    var type: TypeID?
  }

  private let graph: Graph
  private let writes: NameSet
  private let writeLabels: NameSet
  private let types: NameSet
  private let labels: NameSet
  private let writingLabels: NameSet
  private let resources: NameSet

  init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    writes = vocabulary[.fileWrites].names
    writeLabels = vocabulary[.fileWriteLabels].names
    types = vocabulary[.fileTypes].names
    labels = vocabulary[.fileLabels].names
    writingLabels = vocabulary[.fileWritingLabels].names
    resources = vocabulary[.resourceTypes].names
  }

  /// The calls in production code, by file.
  func all() -> [Call] {
    graph.files.indices.flatMap { graph.files[$0].isTest ? [] : calls(in: FileID(UInt32($0))) }
  }

  private func calls(in file: FileID) -> [Call] {
    let facts = graph[file].facts
    guard facts.names.mentions(oneOf: writes) || facts.names.mentions(oneOf: labels) else { return [] }
    let tree = facts.tree
    return facts.declarations.indices.flatMap { index -> [Call] in
      let fact = facts.declarations[index]
      guard fact.marks.isEmpty else { return [] }
      let declaration = DeclarationID(file, UInt32(index))
      return [fact.body, fact.initialValue].flatMap { calls(in: $0.range, tree, declaration) }
    }
  }

  private func calls(in range: Range<Int>, _ tree: CodeTree, _ declaration: DeclarationID) -> [Call] {
    if range.isEmpty { return [] }
    var resources: ResourceReads?
    return tree.calls(in: range).compactMap { call in
      guard !tree[call.callee].flags.contains(.exempt), let name = name(of: call, tree, declaration.file) else {
        return nil
      }
      let isWrite =
        tree[call.callee].kind == .member
        || tree.firstChild(of: call.suffix).map { tree.isNamed($0, oneOf: writingLabels) } ?? false
      if !isWrite {
        // The app's own resources are no data that it stores.
        var reads = resources ?? ResourceReads(in: range, tree, types: self.resources)
        defer { resources = reads }
        if reads.contains(call) { return nil }
      }
      return Call(
        name: name, isWrite: isWrite, location: CodeLocation(declaration.file, tree[call.callee].offset),
        declaration: declaration, type: graph.enclosingType(of: declaration))
    }
  }

  /// A call of a value or type of Foundation, not of the project; nil for others. `TextOutputStreamable` gets its stream
  /// with `&`.
  private func name(of call: CodeCall, _ tree: CodeTree, _ file: FileID) -> String? {
    guard let first = tree.arguments(of: call.suffix).first(where: { _ in true }) else { return nil }
    let isCall: Bool
    switch tree[call.callee].kind {
    case .member:
      isCall =
        tree.isNamed(call.callee, oneOf: writes) && tree.isNamed(first, oneOf: writeLabels)
        && tree[tree.value(of: first)].kind != .prefixOperator
    case .identifier: isCall = tree.isNamed(call.callee, oneOf: types) && tree.isNamed(first, oneOf: labels)
    default: isCall = false
    }
    guard isCall else { return nil }
    let isOwn = graph.references(in: file, at: tree[call.callee].offset).contains { $0.target.externalID == nil }
    return isOwn ? nil : "\(tree.name(call.callee))(\(tree.name(first)):)"
  }
}
