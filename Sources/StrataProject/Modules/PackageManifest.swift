import StrataModel

/// The targets of a `Package.swift`, read from its syntax: no evaluation, so what the manifest computes is unknown.
enum PackageManifest {
  private static let functions: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The claims of the package whose manifest lies in `folder`. `hasFolder` answers whether any source file lies
  /// below a path.
  static func claims(_ facts: FileFacts, folder: String, hasFolder: (String) -> Bool) -> [ModuleClaim] {
    let reader = ManifestReader(facts: facts)
    var result: [ModuleClaim] = []
    for call in reader.calls(of: functions, in: 0..<facts.code.count) {
      guard let name = reader.string(at: reader.value("name", of: call)) else { continue }
      let isTest = call.function == "testTarget"
      guard let base = path(of: name, call, reader, folder, isTest, hasFolder) else { continue }
      var claim = ModuleClaim(name: name, isTest: isTest, origin: .packageManifest)
      claim.dependencies = dependencies(call, reader)
      claim.folders = [base]
      claim.excluded = reader.strings(in: reader.value("exclude", of: call)).compactMap { RelativePath.join(base, $0) }
      if let listed = reader.value("sources", of: call) {
        claim.folders = reader.strings(in: listed).compactMap { RelativePath.join(base, $0) }
        claim.files = Set(claim.folders.filter { $0.hasSuffix(".swift") })
      }
      result.append(claim)
    }
    return result
  }

  private static func path(
    of name: String, _ call: ManifestReader.Call, _ reader: ManifestReader, _ folder: String, _ isTest: Bool,
    _ hasFolder: (String) -> Bool
  ) -> String? {
    if let written = reader.string(at: reader.value("path", of: call)) { return RelativePath.join(folder, written) }
    let candidates = (isTest ? ["Tests"] : []) + sourceFolders + (isTest ? [] : ["Tests", "Plugins"])
    for candidate in candidates {
      if let path = RelativePath.join(folder, candidate + "/" + name), hasFolder(path) { return path }
    }
    // A package with one target may keep its files directly in `Sources`.
    for candidate in sourceFolders where !isTest {
      if let path = RelativePath.join(folder, candidate), hasFolder(path) { return path }
    }
    return nil
  }

  /// Names of the modules depended on: `"B"`, `.target(name: "B")`, `.product(name: "P", package: "…")`.
  private static func dependencies(_ call: ManifestReader.Call, _ reader: ManifestReader) -> [String] {
    var names: Set<String> = []
    for element in reader.elements(of: reader.value("dependencies", of: call)) {
      if let name = reader.string(at: element) {
        names.insert(name)
      } else {
        let range = element..<Int(reader.facts.code[element].next)
        for inner in reader.calls(of: ["target", "product", "byName"], in: range) {
          if let name = reader.string(at: reader.value("name", of: inner)) { names.insert(name) }
        }
      }
    }
    return names.sorted()
  }
}
