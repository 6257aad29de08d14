import StrataDefinition
import StrataModel
import StrataRules

/// A code base in its copy: the types that violations can be seeded into and of, with layers and roles as Strata
/// gives them, and the definition that says what is forbidden.
struct CodeBase {
  let copy: ScratchCopy
  let run: StrataRun
  let definition: Definition
  let types: [DeclaredType]
  let facts: [String: SourceFacts]
  let texts: [String: String]
  let folders: [String: FolderProbe.Answer]

  init(_ corpus: Options.Corpus, scratch: String, strata: String) throws(MeasurementError) {
    copy = try ScratchCopy(of: corpus, at: scratch)
    run = StrataRun(program: strata, copy: copy)
    definition = try Self.load(copy)
    let map = try run.map()
    var facts: [String: SourceFacts] = [:]
    var texts: [String: String] = [:]
    for file in Set(map.types.map(\.file)) {
      guard let text = copy.text(of: file) else { continue }
      let read = SourceFacts(text)
      if read.isReadable, !read.isGenerated(file) { (facts[file], texts[file]) = (read, text) }
    }
    (self.facts, self.texts) = (facts, texts)
    var hosts: [String: (file: String, text: String, module: String)] = [:]
    for type in map.types where type.test != true {
      guard let text = texts[type.file], type.file > hosts[Self.folder(of: type.file)]?.file ?? "" else { continue }
      hosts[Self.folder(of: type.file)] = (type.file, text, type.module)
    }
    folders = try FolderProbe(copy: copy, run: run).answers(hosts)
    types = Self.seedable(map, facts, folders)
  }

  static func folder(of file: String) -> String { file.split(separator: "/").dropLast().joined(separator: "/") }

  private static func load(_ copy: ScratchCopy) throws(MeasurementError) -> Definition {
    let root = copy.root
    let loader = DefinitionLoader(catalogue: RuleRegistry.descriptions) { path in
      guard let text = ScratchCopy.bytes(at: root + "/" + path) else { throw NoFiles(path: path) }
      return text
    }
    do {
      return try loader.load(path: "strata.yml")
    } catch {
      throw MeasurementError(message: "the definition has errors: \(error)")
    }
  }

  /// Production types in a layer that can be named from everywhere in their module, and whose name means one thing.
  private static func seedable(
    _ map: MapOutput, _ facts: [String: SourceFacts], _ folders: [String: FolderProbe.Answer]
  ) -> [DeclaredType] {
    var uses: [Substring: Int] = [:]
    let givenOut = facts.values.reduce(into: Set<String>()) { $0.formUnion($1.givenOut) }
    var modules: [String: Set<String>] = [:]
    for type in map.types { modules[type.name, default: []].insert(type.module) }
    for type in map.types { uses[type.name.split(separator: ".").last ?? "", default: 0] += 1 }
    var result: [DeclaredType] = []
    for entry in map.types where entry.test != true && entry.replacement == nil {
      let simpleName = entry.name.split(separator: ".").last ?? ""
      guard let layer = entry.layer, let kind = DeclaredType.Kind(rawValue: entry.kind), uses[simpleName] == 1,
        let file = facts[entry.file],
        let index = file.declaration(String(simpleName), line: entry.line), file.isSeedable(index)
      else { continue }
      let declaration = file.facts.declarations[index]
      let inherited = file.inherited(index)
      let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]
      let hashables: Set<String> = ["Hashable", "CaseIterable", "String", "Int"]
      result.append(
        DeclaredType(
          index: result.count, name: entry.name, module: entry.module,
          outerModules: modules[entry.name.split(separator: ".").first.map(String.init) ?? ""] ?? [], kind: kind,
          file: entry.file, layer: layer,
          role: entry.role, folderLayer: folders[folder(of: entry.file)]?.layer,
          bodyEnd: Int(declaration.end) - 1, isPublic: file.isPublic(index),
          isGivenOut: entry.name.split(separator: ".").contains { givenOut.contains(String($0)) },
          isOpenToSubclasses: kind == .class && !declaration.modifiers.contains(.final),
          isError: kind != .protocol && inherited.contains { errors.contains($0) },
          isHashable: kind != .protocol && inherited.contains { hashables.contains($0) },
          isGeneric: file.isGeneric(index), hasAssociatedTypes: file.hasAssociatedTypes(index)))
    }
    // A public type in an extension of a type that is not public cannot be named elsewhere either.
    let hidden = Set(result.filter { !$0.isPublic && !$0.isNested }.map { $0.module + "." + $0.name })
    for index in result.indices where hidden.contains(result[index].module + "." + result[index].outermost) {
      result[index].isPublic = false
    }
    return result
  }
}
