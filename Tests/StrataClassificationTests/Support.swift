import StrataClassification
import StrataDefinition
import StrataModel
import Testing

/// Loads `strata.yml` from a string.
func load(_ text: String) throws -> Definition {
  try DefinitionLoader(catalogue: []).load(bytes: Array(text.utf8), path: "strata.yml")
}

func style(_ name: String) throws -> Definition { try DefinitionLoader(catalogue: []).load(style: name) }

/// A graph made by hand: types with where they are and what they inherit from.
struct World {
  var types: [TypeEntity] = []
  private var files: [SourceFile] = []
  private var modules: [Module] = []
  private var externals: [ExternalType] = []
  private var references: [Reference] = []
  private var moduleIDs: [String: ModuleID] = [:]
  private var fileIDs: [String: FileID] = [:]
  private var typeIDs: [String: TypeID] = [:]

  /// Adds a type; `Outer.Inner` is nested. Supertypes that were not added before are external.
  mutating func add(
    _ kind: DeclarationKind, _ name: String, _ path: String, module: String = "App", _ supertypes: [String] = [],
    attributes: [String] = [], access: AccessLevel = .internal, imports: [String] = []
  ) {
    let parts = name.split(separator: ".").map(String.init)
    let simpleName = parts[parts.count - 1]
    var entity = TypeEntity(
      name: name, simpleName: simpleName, module: self.module(module), kind: kind, access: access,
      declaration: DeclarationID(file(path, module: module, imports: imports), 0), attributes: attributes)
    entity.outer = typeIDs[parts.dropLast().joined(separator: ".")]
    entity.supertypes = supertypes.map { target($0) }
    typeIDs[name] = TypeID(UInt32(types.count))
    types.append(entity)
  }

  /// A computed property of a type, which others can read, creates another one as an argument. Both were added before.
  mutating func creates(_ user: String, _ created: String, access: AccessLevel = .unspecified) {
    let file = types[self[user].index].declaration.file
    var declarations = files[file.index].facts.declarations
    if declarations.isEmpty {
      declarations.append(
        DeclarationFact(kind: types[self[user].index].kind, name: .none, start: 0, end: 0, nameOffset: 0))
    }
    let number = UInt32(declarations.count)
    var property = DeclarationFact(kind: .variable, name: .none, start: 0, end: 0, nameOffset: 0)
    property.access = access
    property.modifiers = .computed
    property.parent = 0
    property.next = number + 1
    declarations.append(property)
    declarations[0].next = number + 1
    files[file.index].facts.declarations = declarations
    references.append(
      Reference(
        source: self[user], target: .type(self[created]), kind: .creates, context: .nestedCreation, file: file,
        offset: 0, declaration: number))
  }

  subscript(name: String) -> TypeID { typeIDs[name] ?? TypeID(.max) }

  private mutating func target(_ name: String) -> Target {
    if let id = typeIDs[name] { return .type(id) }
    if let place = externals.firstIndex(where: { $0.name == name }) {
      return .external(ExternalID(UInt32(place)))
    }
    externals.append(ExternalType(name: name))
    return .external(ExternalID(UInt32(externals.count - 1)))
  }

  private mutating func module(_ name: String) -> ModuleID {
    if let id = moduleIDs[name] { return id }
    let id = ModuleID(UInt32(modules.count))
    moduleIDs[name] = id
    modules.append(Module(name: name, isTest: false, origin: .folder))
    return id
  }

  private mutating func file(_ path: String, module name: String, imports: [String]) -> FileID {
    if let id = fileIDs[path] { return id }
    var facts = FileFacts()
    var ends: [UInt32] = [0]
    for name in imports { ends.append(ends[ends.count - 1] + UInt32(name.utf8.count)) }
    facts.names = NameTable(bytes: Array(imports.joined().utf8), ends: ends)
    facts.imports = imports.indices.map { index in
      ImportFact(
        module: NameID(UInt32(index + 1)), path: .none, scope: .none, access: .unspecified, attributes: .empty,
        condition: 0, offset: 0)
    }
    let id = FileID(UInt32(files.count))
    fileIDs[path] = id
    files.append(SourceFile(path: path, module: module(name), isTest: false, facts: facts))
    return id
  }

  func classified(by definition: Definition) -> ClassifiedGraph {
    var outgoing = Adjacency()
    for type in types.indices {
      outgoing.indices += references.indices.filter { references[$0].source?.index == type }.map { UInt32($0) }
      outgoing.starts.append(UInt32(outgoing.indices.count))
    }
    let graph = Graph(
      files: files, modules: modules, types: types, externals: externals, references: references, outgoing: outgoing,
      typeOfDeclaration: files.map { $0.facts.declarations.map { _ in nil } })
    return Classifier.classify(graph, by: definition)
  }
}

extension ClassifiedGraph {
  /// `Domain/use-case`, `-/-` for a type without a place.
  func place(of type: TypeID) -> String {
    "\(self[type].layer ?? "-")/\(self[type].role?.rawValue ?? "-")"
  }
}

extension ClassifiedGraph {
  /// Whether a layer may refer to a type: the type has no layer, its layer is among those that the layer uses, or its
  /// role is. Composition roots may refer to everything.
  func mayUse(_ layer: String, _ target: TypeID) -> Bool {
    let assignment = self[target]
    guard let targetLayer = assignment.layer, targetLayer != layer, let user = definition.layer(named: layer) else {
      return true
    }
    if user.isCompositionRoot || user.uses.contains(targetLayer) { return true }
    guard let role = assignment.role else { return false }
    return user.usesRoles.contains(role)
  }
}
