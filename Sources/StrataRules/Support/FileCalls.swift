import StrataDefinition
import StrataModel

/// Calls that read or write a file: `data.write(to: url)`, `Data(contentsOf: url)`. They name no type that only stores
/// data, so they are found by their labels.
package struct FileCalls {
  package struct Call: Sendable {
    /// `write(to:)`, `Data(contentsOf:)`
    package var name: String
    var isWrite: Bool
    /// It reads an address that the code made of a string: `URL(string:)`, not `URL(fileURLWithPath:)`.
    package var isFromWeb = false
    package var location: CodeLocation
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
  private let streams: NameSet
  private let streamLabels: NameSet
  private let writingStreams: NameSet
  private let resources: NameSet
  private let readingFunctions: NameSet
  private let writingFunctions: NameSet
  private let functionLabels: NameSet
  private let sequences: FileSequences
  private let addresses: WebAddresses
  /// Names of which a file with such a call has one.
  private let signs: NameSet

  package init(_ graph: Graph, _ vocabulary: Vocabulary) {
    self.graph = graph
    writes = vocabulary[.fileWrites].names
    writeLabels = vocabulary[.fileWriteLabels].names
    types = vocabulary[.fileTypes].names
    labels = vocabulary[.fileLabels].names
    writingLabels = vocabulary[.fileWritingLabels].names
    streams = vocabulary[.fileStreams].names
    streamLabels = vocabulary[.fileStreamLabels].names
    writingStreams = vocabulary[.fileWritingStreams].names
    resources = vocabulary[.resourceTypes].names
    readingFunctions = vocabulary[.fileReadingFunctions].names
    writingFunctions = vocabulary[.fileWritingFunctions].names
    functionLabels = vocabulary[.fileFunctionLabels].names
    sequences = FileSequences(vocabulary)
    addresses = WebAddresses(vocabulary)
    let lists: [Vocabulary.List] = [
      .fileWrites, .fileLabels, .fileStreams, .fileReadingFunctions, .fileWritingFunctions,
    ]
    signs = NameSet(lists.flatMap { vocabulary[$0].entries })
  }

  /// The calls in production code, by file.
  package func all() -> [Call] {
    graph.files.indices.flatMap { calls(in: FileID(UInt32($0))) }
  }

  /// The calls in a file of production code.
  func calls(in file: FileID) -> [Call] {
    if graph.files[file.index].isTest { return [] }
    let facts = graph[file].facts
    let names = facts.names
    let isReading = names.mentions(oneOf: sequences.properties)
    let isCalling = names.mentions(oneOf: signs)
    guard isReading || isCalling else { return [] }
    let tree = facts.tree
    return facts.declarations.indices.flatMap { index -> [Call] in
      let fact = facts.declarations[index]
      guard fact.marks.isEmpty else { return [] }
      let declaration = DeclarationID(file, UInt32(index))
      let arguments = facts.parameters[fact.parameters.range].lazy.map(\.defaultValue).filter { !$0.isEmpty }
      return ([fact.body, fact.initialValue] + arguments).flatMap { span in
        (isCalling ? calls(in: span.range, tree, declaration) : [])
          + (isReading ? loops(in: span.range, facts, declaration) : [])
      }
    }
  }

  private func calls(in range: Range<Int>, _ tree: CodeTree, _ declaration: DeclarationID) -> [Call] {
    if range.isEmpty { return [] }
    var resources: ResourceReads?
    return tree.calls(in: range).compactMap { call in
      guard !tree[call.callee].flags.contains(.exempt), let found = access(by: call, tree, declaration) else {
        return nil
      }
      let isWrite = found.isWrite
      if !isWrite {
        // The app's own resources are no data that it stores.
        var reads = resources ?? ResourceReads(in: range, tree, types: self.resources)
        defer { resources = reads }
        // `url.resourceValues(…)`: the file is before the function.
        let isBefore = tree.isNamed(call.callee, oneOf: readingFunctions)
        if isBefore ? reads.contains(call.chain..<Int(tree[call.suffix].next)) : reads.contains(call) { return nil }
      }
      return Call(
        name: found.name, isWrite: isWrite,
        isFromWeb: !isWrite && addresses.isRead(by: call, tree, in: range),
        location: CodeLocation(declaration.file, tree[call.callee].offset),
        declaration: declaration, type: graph.enclosingType(of: declaration))
    }
  }

  private func loops(in range: Range<Int>, _ facts: FileFacts, _ declaration: DeclarationID) -> [Call] {
    let tree = facts.tree
    return sequences.reads(in: range, facts).compactMap { member, receiver in
      var reads = ResourceReads(in: range, tree, types: resources)
      guard !tree[member].flags.contains(.exempt), !graph.isOwnName(member, tree, declaration.file),
        !reads.contains(receiver)
      else { return nil }
      return Call(
        name: tree.name(member), isWrite: false, location: CodeLocation(declaration.file, tree[member].offset),
        declaration: declaration, type: graph.enclosingType(of: declaration))
    }
  }

  /// A call of a value or type of Foundation, not of the project; nil for others. `TextOutputStreamable` gets its stream
  /// with `&`.
  private func access(
    by call: CodeCall, _ tree: CodeTree, _ declaration: DeclarationID
  ) -> (name: String, isWrite: Bool)? {
    let callee = call.callee
    let kind = tree[callee].kind
    guard kind == .member || kind == .identifier else { return nil }
    let first = tree.firstChild(of: call.suffix)
    if kind == .member, let isWrite = isFunction(callee, tree, first), !graph.isOwnName(callee, tree, declaration.file)
    {
      return (tree.name(callee), isWrite)
    }
    guard let first else { return nil }
    if tree.isNamed(callee, oneOf: writes) {
      guard tree.isNamed(first, oneOf: writeLabels), tree[tree.value(of: first)].kind != .prefixOperator,
        kind == .member || isOfExtendedValue(declaration), !graph.isOwnName(callee, tree, declaration.file)
      else { return nil }
      return ("\(tree.name(callee))(\(tree.name(first)):)", true)
    }
    let isRead = tree.isNamed(first, oneOf: labels)
    guard isRead || tree.isNamed(first, oneOf: streamLabels) else { return nil }
    // `Data(…)`, or `Data.init(…)` with the type right before the member.
    let type = kind == .identifier ? callee : callee - 1
    guard kind == .identifier || tree.isNamed(callee, "init") && tree[type].kind == .identifier,
      tree.isNamed(type, oneOf: isRead ? types : streams), !graph.isOwnName(callee, tree, declaration.file)
    else { return nil }
    let isWrite = tree.isNamed(first, oneOf: writingLabels) || !isRead && tree.isNamed(type, oneOf: writingStreams)
    return ("\(tree.name(type))(\(tree.name(first)):)", isWrite)
  }

  /// Whether a function of files, known by its name, writes; nil for other functions.
  private func isFunction(_ callee: Int, _ tree: CodeTree, _ first: Int?) -> Bool? {
    let isWrite = tree.isNamed(callee, oneOf: writingFunctions)
    guard isWrite || tree.isNamed(callee, oneOf: readingFunctions) else { return nil }
    if let first, !tree.nameID(first).isNone, !tree.isNamed(first, oneOf: functionLabels) { return nil }
    return isWrite
  }

  /// Whether a declaration is in an extension of a type of Foundation whose values write files: there `write(to:)` needs
  /// no `self`.
  private func isOfExtendedValue(_ declaration: DeclarationID) -> Bool {
    let facts = graph[declaration.file].facts
    var index = declaration.index
    while index != noIndex {
      let fact = facts.declarations[Int(index)]
      if fact.kind == .extension { return facts.names.isOne(of: types, fact.name) }
      index = fact.parent
    }
    return false
  }
}
