import StrataModel

/// The external types that the threads found, under one numbering, sorted by name.
struct ExternalTable: Sendable {
  private(set) var types: [ExternalType] = []
  private var ids: [TextKey: UInt32] = [:]
  /// By thread: the number in the graph for each of its own numbers.
  private var remap: [[UInt32]] = []

  /// - Parameters:
  ///   - further: names in files that were not resolved again.
  ///   - objectiveC: names that the project declares in Objective-C.
  init(
    outputs: [ThreadOutput], further: Set<String> = [], owner: DeclarationOwner, objectiveC: Set<String>
  ) {
    let names = outputs.map { Self.names(of: $0.output, owner) }
    let sorted = names.reduce(into: further) { $0.formUnion($1) }.sorted()
    types = sorted.map { name in
      // For `Outer.Inner`, the declaration of `Outer` decides.
      ExternalType(name: name, isObjectiveC: !objectiveC.isEmpty && objectiveC.contains(outermostName(name)))
    }
    for (index, name) in sorted.enumerated() { ids[TextKey(name)] = UInt32(index) }
    remap = names.map { list in list.map { ids[TextKey($0)] ?? 0 } }
  }

  private static func names(of output: borrowing ReferenceOutput, _ owner: DeclarationOwner) -> [String] {
    var names: [String] = []
    names.reserveCapacity(output.externals.count)
    for index in 0..<output.externals.count {
      let external = output.externals[index]
      let own = owner.symbols.text(of: external.symbol)
      names.append(external.outer == noIndex ? own : names[Int(external.outer)] + "." + own)
    }
    return names
  }

  /// The id of an external type, given by the number that a thread uses.
  func id(of external: UInt32, worker: Int) -> ExternalID { ExternalID(remap[worker][Int(external)]) }

  /// The id of an external type, given by its name; nil if nothing refers to it.
  func id(named name: String) -> ExternalID? { ids[TextKey(name)].map { ExternalID($0) } }
}
