import StrataModel

/// The targets of a Tuist `Project.swift` and its helpers. The manifest is evaluated from top to bottom; expressions
/// and statements that cannot be evaluated are reported. If it states no target because of them, the modules are
/// inferred from the folders of the project.
struct TuistManifest {
  private let evaluator: ManifestEvaluator
  /// Folder of the manifest, relative to the project's root.
  private let folder: String
  /// The folder to which `.relativeToRoot` is relative.
  private let root: String
  /// The folder with the sources that Tuist generates for the targets; nil if there is none.
  private let derived: String?

  /// - Parameters:
  ///   - sources: the manifest first, then the helpers.
  ///   - root: the folder that contains the `Tuist` folder.
  ///   - hasFolder: whether a path contains a source file.
  static func read(
    _ sources: ManifestSources, folder: String, root: String, hasFolder: (String) -> Bool
  ) -> EvaluatedManifest {
    let facts = sources.list[0].facts
    guard facts.imports.contains(where: { facts.names[$0.module] == "ProjectDescription" }) else {
      return EvaluatedManifest()
    }
    let derived = RelativePath.join(folder, "Derived/Sources").flatMap { hasFolder($0) ? $0 : nil }
    let manifest = TuistManifest(
      evaluator: ManifestEvaluator(sources), folder: folder, root: root, derived: derived)
    var (claims, gaps) = manifest.targets()
    if claims.isEmpty, !gaps.isEmpty, !folder.isEmpty { claims = conventional(folder: folder, hasFolder: hasFolder) }
    return EvaluatedManifest(claims, gaps, sources)
  }

  private func targets() -> ([ModuleClaim], [ManifestGap]) {
    evaluator.runFile()
    var claims: [ModuleClaim] = []
    var gaps = evaluator.skipped
    var hasProject = false
    let facts = evaluator.sources.list[0].facts
    for (index, fact) in facts.declarations.enumerated()
    where fact.kind == .variable && fact.parent == noIndex && !fact.isLocal {
      let name = facts.names[fact.name]
      let value =
        evaluator.globals?.value(name) ?? evaluator.value(of: ManifestSources.Site(source: 0, declaration: index))
      let isProject = name == "project"
      guard let object = value.object, object.type == "Project" || isProject else {
        if isProject, let gap = value.gap { gaps.append(gap) }
        continue
      }
      hasProject = true
      guard let targets = object["targets"] else {
        // Without the parameter there are no targets; a helper that is missing leaves them unknown.
        if object.name != "init" { gaps.append(ManifestGap(source: 0, offset: offset(of: fact))) }
        continue
      }
      ManifestValue.list(targets.spread).forEachObject(&gaps) { add($0, fact, &claims, &$1) }
    }
    if !hasProject, gaps.isEmpty, let first = facts.declarations.first(where: { $0.kind == .variable }) {
      gaps.append(ManifestGap(source: 0, offset: offset(of: first)))
    }
    return (claims, gaps)
  }

  private func offset(of fact: DeclarationFact) -> UInt32 {
    let tree = evaluator.sources.list[0].tree
    guard !fact.initialValue.isEmpty else { return fact.nameOffset }
    return tree[tree.base(of: Int(fact.initialValue.start))].offset
  }

  private func add(
    _ object: ManifestObject, _ fact: DeclarationFact, _ claims: inout [ModuleClaim], _ gaps: inout [ManifestGap]
  ) {
    let here = object.origin ?? ManifestGap(source: 0, offset: offset(of: fact))
    guard let given = object["name"] else { return gaps.append(here) }
    guard let name = evaluator.description(of: given) else { return gaps.append(given.gap ?? here) }
    let product = object["product"]?.object?.name ?? ""
    let module = object["productName"].flatMap(evaluator.description) ?? name
    var claim = ModuleClaim(
      name: moduleIdentifier(ofTarget: module), isTest: product.lowercased().hasSuffix("tests"), origin: .tuist)
    claim.product = ModuleClaim.Product(product)
    var globs: [Glob] = []
    var excluded: [Glob] = []
    for key in ["sources", "buildableFolders"] {
      guard let value = object[key] else { continue }
      if let gap = collect(value, folder, &globs, &excluded) {
        gaps.append(gap)
      } else if globs.isEmpty, !value.spread.isEmpty {
        // A member of a helper that is missing: `.interfaces`.
        gaps.append(value.spread.lazy.compactMap { $0.object?.origin }.first ?? here)
      }
    }
    cover(globs, excluded, target: name, &claim)
    let dependencies = object["dependencies"]?.spread ?? []
    claim.dependencies = Set(dependencies.compactMap(dependency)).sorted()
    claim.outsideProducts = Set(dependencies.filter { $0.object?.name == "external" }.compactMap(dependency)).sorted()
    claim.stated = StatedDependencyReader(evaluator, folder: folder, root: root)
      .dependencies(of: object, named: name, project: offset(of: fact))
    claim.stated?.isNeverImported = !Self.importedProducts.contains(product)
    claim.stated?.embeds = product.lowercased().contains("app") && !product.hasSuffix("Extension")
    if !claim.folders.isEmpty || !claim.files.isEmpty { claims.append(claim) }
  }

  /// Products that other targets depend on to import them; the name is empty if it could not be evaluated. Apps and
  /// extensions are embedded, bundles copied, tools run.
  private static let importedProducts: Set<String> = [
    "", "framework", "staticFramework", "dynamicLibrary", "staticLibrary",
  ]

  private func dependency(_ value: ManifestValue) -> String? {
    guard let object = value.object else { return nil }
    return (object["name"] ?? object["target"]).flatMap(evaluator.description)
  }

  // MARK: Sources

  /// A pattern, and the folder that it is relative to.
  private struct Glob {
    var text: String
    var base: String
  }

  /// The patterns in a value; returns the expressions that could not be evaluated.
  private func collect(
    _ value: ManifestValue, _ base: String, _ globs: inout [Glob], _ excluded: inout [Glob]
  ) -> ManifestGap? {
    switch value {
    case .string(let text): globs.append(Glob(text: text, base: base))
    case .list(let items):
      var gap: ManifestGap?
      for item in items { if let found = collect(item, base, &globs, &excluded) { gap = gap ?? found } }
      return gap
    case .object(let object):
      let inner = object.name == "relativeToRoot" ? root : base
      var none: [Glob] = []
      var gap: ManifestGap?
      let first = globs.count
      for field in object.fields
      where ["", "globs", "paths", "pattern", "path", "stringLiteral"].contains(field.label) {
        if let found = collect(field.value, inner, &globs, &excluded) { gap = gap ?? found }
      }
      var unread: ManifestGap?
      if let patterns = object["excluding"] { unread = collect(patterns, inner, &excluded, &none) }
      // Exceptions of a buildable folder are relative to that folder.
      for folder in globs[first...].compactMap({ RelativePath.join($0.base, $0.text) }) {
        guard let exceptions = object["exceptions"] else { break }
        unread = collectExceptions(exceptions, folder, &excluded) ?? unread
      }
      unread?.isExclusion = true
      return gap ?? unread
    case .unknown(let gap): return gap
    default: break
    }
    return nil
  }

  /// `.exceptions([.exception(excluded: ["Info.plist"])])`
  private func collectExceptions(
    _ value: ManifestValue, _ folder: String, _ excluded: inout [Glob]
  ) -> ManifestGap? {
    var gap = value.gap
    var none: [Glob] = []
    for exception in value.object?.fields.map(\.value) ?? value.spread {
      if exception.list != nil || exception.object?.name == "exceptions" {
        gap = collectExceptions(exception, folder, &excluded) ?? gap
      } else if let patterns = exception.object?["excluded"] {
        gap = collect(patterns, folder, &excluded, &none) ?? gap
      } else {
        // Members of another target are not added to it.
        let isMembership = exception.object?["included"] != nil
        gap = exception.gap ?? (isMembership ? exception.object?.origin : nil) ?? gap
      }
    }
    return gap
  }

  private func cover(_ globs: [Glob], _ excluded: [Glob], target: String, _ claim: inout ModuleClaim) {
    var included: [PathGlob] = []
    var isRestricted = false
    for glob in globs {
      guard let pattern = RelativePath.join(glob.base, glob.text) else { continue }
      let prefix = Self.literalPrefix(pattern)
      if prefix == pattern, pattern.isSwiftFile {
        claim.files.insert(pattern)
        continue
      }
      claim.folders.append(prefix)
      let rest = pattern.dropFirst(prefix.isEmpty ? 0 : prefix.utf8.count + 1)
      if ["", "**", "**/*", "**/*.swift", "**/**", "**/*.{swift,h,m}"].contains(rest) {
        included.append(PathGlob(prefix.isEmpty ? "**" : prefix + "/**"))
      } else {
        included.append(PathGlob(pattern))
        isRestricted = true
      }
    }
    if let derived, !globs.isEmpty {
      // `TuistAssets+Shop.swift` is generated for target `Shop`.
      claim.folders.append(derived)
      included += Set([target, moduleIdentifier(ofTarget: target)]).sorted().map {
        PathGlob("\(derived)/*+\($0).swift")
      }
      isRestricted = true
    }
    if isRestricted { claim.includedGlobs = included }
    claim.excludedGlobs = excluded.compactMap { RelativePath.join($0.base, $0.text) }.map(PathGlob.init)
  }

  /// The part of a glob before its first wildcard: `Sources/**` → `Sources`.
  static func literalPrefix(_ glob: String) -> String {
    glob.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !$0.contains("*") && !$0.contains("{") && !$0.contains("?") }
      .joined(separator: "/")
  }

  /// `Projects/Login` with `Sources`, `Interface`, `Testing`, `Tests`: modules `Login`, `LoginInterface`, ….
  private static func conventional(folder: String, hasFolder: (String) -> Bool) -> [ModuleClaim] {
    let name = String(folder.lastPathComponent)
    var result = [ModuleClaim(name: name, isTest: false, origin: .tuist, folders: [folder], isInferred: true)]
    for part in ["Interface", "Testing", "Tests", "UITests", "Demo", "Example"] {
      let path = folder + "/" + part
      guard hasFolder(path) else { continue }
      result.append(
        ModuleClaim(
          name: name + part, isTest: part.hasSuffix("Tests"), origin: .tuist, folders: [path], isInferred: true))
    }
    return result
  }
}
