import StrataClassification
import StrataModel

/// By file, a number for what a rule of scope ``RuleScope/type`` may know when it judges the file, besides its text: the layer
/// and the module of the file, and what its references lead to, with layers, roles, kinds and supertypes. It contains no ids,
/// so that numbers of graphs with other outlines can be compared.
struct FileSignatures: Sendable {
  private(set) var ofFile: [UInt64] = []
  private let graph: Graph
  private let tables: ProjectTables
  private let paths: [UInt64]
  private let externals: [UInt64]
  private let modules: [UInt64]
  /// By type: what it is itself.
  private var own: [UInt64] = []
  /// By type: the same with the types above it.
  private var upward: [UInt64] = []
  /// By type: the same with those inside and directly below it.
  private var whole: [UInt64] = []

  init(_ project: ClassifiedGraph, _ tables: ProjectTables) {
    graph = project.graph
    self.tables = tables
    paths = graph.files.map(\.path.hashNumber)
    externals = graph.externals.map { $0.name.hashNumber.mixed(with: $0.isObjectiveC ? 1 : 2) }
    modules = graph.modules.map { module in
      module.name.hashNumber.mixed(with: (module.isTest ? 1 : 0) | (module.support == nil ? 0 : 2))
    }
    own = graph.typeIDs.map { ownNumber(of: $0) }
    addTypesAbove()
    addTypesBelow()
    addFiles()
  }

  // MARK: Types

  private func ownNumber(of type: TypeID) -> UInt64 {
    let index = type.index
    var number = graph.types[index].name.hashNumber
    func add(_ other: UInt64) { number = number.mixed(with: other) }
    func add(_ value: Int) { add(UInt64(truncatingIfNeeded: value)) }
    add(paths[graph.types[index].declaration.file.index])
    add(modules[graph.types[index].module.index])
    add(Int(graph.types[index].kind.rawValue))
    add(Int(graph.types[index].access.rawValue))
    add(Int(graph.types[index].marks.rawValue))
    add((graph.types[index].isTest ? 1 : 0) + (graph.types[index].isLocal ? 2 : 0))
    for attribute in graph.types[index].attributes { add(attribute.hashNumber) }
    for part in graph.types[index].extensions {
      add(paths[part.file.index])
      add(Int(graph[part].marks.rawValue) + graph[part].inherited.range.count * 256)
    }
    add(tables.layerOfType[index].map { $0.index + 1 } ?? 0)
    add(tables.folderLayerOfType[index].map { $0.index + 1 } ?? 0)
    add(tables.roleOfType[index].map { $0.index + 1 } ?? 0)
    add(Int(tables.flags[index].rawValue) + (tables.isReportedMisplaced[index] ? 256 : 0))
    add(tables.replacements.isPreviewCode[index] ? 1 : 0)
    return number
  }

  private mutating func addTypesAbove() {
    upward = own
    var state = Array(repeating: UInt8(0), count: own.count)
    func visit(_ type: TypeID) {
      guard state[type.index] == 0 else { return }
      state[type.index] = 1
      var number = own[type.index]
      let targets = graph.types[type.index].supertypes + (graph.types[type.index].aliased.map { [$0] } ?? [])
      for target in targets {
        if let above = target.typeID {
          visit(above)
          number = number.mixed(with: upward[above.index])
        } else if let external = target.externalID {
          number = number.mixed(with: externals[external.index])
        }
      }
      if let outer = graph.types[type.index].outer { number = number.mixed(with: own[outer.index]) }
      upward[type.index] = number
    }
    for type in graph.typeIDs { visit(type) }
  }

  private mutating func addTypesBelow() {
    // Sums, since the order of ids means nothing.
    var below = Array(repeating: UInt64(0), count: own.count)
    for type in graph.typeIDs {
      for case .type(let above) in graph.types[type.index].supertypes { below[above.index] &+= own[type.index] }
      if let outer = graph.types[type.index].outer { below[outer.index] &+= own[type.index] }
    }
    whole = own.indices.map { upward[$0].mixed(with: below[$0]) }
  }

  // MARK: Files

  private func number(of reference: Reference) -> UInt64 {
    switch reference.target {
    // A further subtype changes nothing for the others.
    case .type(let type): reference.kind == .inherits ? upward[type.index] : whole[type.index]
    case .external(let external): externals[external.index]
    case .declaration(let file): paths[file.index].mixed(with: layer(of: file))
    }
  }

  private func layer(of file: FileID) -> UInt64 {
    UInt64(tables.layerOfFile[file.index].map { $0.index + 1 } ?? 0)
  }

  private mutating func addFiles() {
    var starts: [Int] = []
    var count = 0
    for file in graph.files {
      starts.append(count)
      count += file.facts.declarations.count
    }
    // By declaration: what its references lead to, such as the type of a property.
    var declarations = Array(repeating: UInt64(0), count: count)
    let numbers = graph.references.map { number(of: $0) }
    for (reference, number) in zip(graph.references, numbers) where reference.declaration != noIndex {
      let index = starts[reference.file.index] + Int(reference.declaration)
      declarations[index] = declarations[index].mixed(with: number)
    }
    ofFile = graph.files.indices.map { file in
      var number = paths[file].mixed(with: layer(of: FileID(UInt32(file))))
      let source = graph.files[file]
      number = number.mixed(with: modules[source.module.index])
        .mixed(with: (source.isTest ? 1 : 0) | (source.isUncompiled ? 2 : 0))
      for other in source.otherModules { number = number.mixed(with: modules[other.index]) }
      for case let type? in graph.typeOfDeclaration[file] {
        number = number.mixed(with: whole[type.index])
        if tables.replacements.isReplacement(type) { number = number.mixed(with: named(byTypesAbove: type, numbers)) }
      }
      for order in graph.referencesInFile[file] {
        let reference = graph.references[order]
        number = number.mixed(with: numbers[order] ^ UInt64(reference.offset) &<< 8 ^ UInt64(reference.kind.rawValue))
        number = number.mixed(with: UInt64(reference.context.rawValue))
        guard let member = reference.memberDeclaration else { continue }
        number = number.mixed(with: declarations[starts[member.file.index] + Int(member.index)])
          .mixed(with: paths[member.file.index] ^ layer(of: member.file))
      }
      return number
    }
    for gap in graph.gaps { ofFile[gap.file.index] &+= UInt64(gap.offset).mixed(with: 1) }
    for member in tables.replacements.previewMembers {
      ofFile[member.file.index] &+= UInt64(member.index).mixed(with: 2)
    }
  }

  /// What the types that a test double replaces name.
  private func named(byTypesAbove type: TypeID, _ numbers: [UInt64]) -> UInt64 {
    var sum: UInt64 = tables.replacements.isPartOfRoot[type.index] ? 1 : 0
    for above in graph.allProjectSupertypes(of: type) {
      for order in graph.outgoing[above.index] { sum &+= numbers[Int(order)] }
    }
    return sum
  }
}
