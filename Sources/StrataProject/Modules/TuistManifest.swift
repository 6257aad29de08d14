import StrataModel

/// The targets of a Tuist `Project.swift`, as far as they stand there literally. A manifest that leaves its targets
/// to a helper (`Project.feature("Login")`) gives a single module named after its folder, by convention.
enum TuistManifest {
  static func claims(_ facts: FileFacts, folder: String, hasFolder: (String) -> Bool) -> [ModuleClaim] {
    let reader = ManifestReader(facts: facts)
    guard facts.imports.contains(where: { facts.names[$0.module] == "ProjectDescription" }) else { return [] }
    var result: [ModuleClaim] = []
    for call in reader.calls(of: ["target", "Target"], in: 0..<facts.code.count) {
      guard let name = reader.string(at: reader.value("name", of: call)) else { continue }
      let product = reader.value("product", of: call).map { productName($0, reader) } ?? ""
      var claim = ModuleClaim(
        name: name, isTest: product.lowercased().hasSuffix("tests"), origin: .tuist)
      claim.folders = reader.strings(in: reader.value("sources", of: call))
        .compactMap { RelativePath.join(folder, literalPrefix($0)) }
      claim.dependencies = reader.strings(in: reader.value("dependencies", of: call)).sorted()
      if !claim.folders.isEmpty { result.append(claim) }
    }
    if result.isEmpty, !folder.isEmpty { result = conventional(folder: folder, hasFolder: hasFolder) }
    return result
  }

  private static func productName(_ index: Int, _ reader: ManifestReader) -> String {
    let node = reader.facts.code[index]
    return node.kind == .implicitMember ? reader.facts.names[node.name] : ""
  }

  /// The part of a glob before its first wildcard: `Sources/**` → `Sources`.
  static func literalPrefix(_ glob: String) -> String {
    glob.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains("?") }
      .joined(separator: "/")
  }

  /// `Projects/Login` with `Sources`, `Interface`, `Testing`, `Tests`: modules `Login`, `LoginInterface`, ….
  private static func conventional(folder: String, hasFolder: (String) -> Bool) -> [ModuleClaim] {
    let name = RelativePath.name(of: folder)
    var result = [ModuleClaim(name: name, isTest: false, origin: .tuist, folders: [folder])]
    for part in ["Interface", "Testing", "Tests", "UITests", "Demo", "Example"] {
      let path = folder + "/" + part
      guard hasFolder(path) else { continue }
      result.append(ModuleClaim(name: name + part, isTest: part.hasSuffix("Tests"), origin: .tuist, folders: [path]))
    }
    return result
  }
}
