import StrataModel
import StrataSyntax

@testable import StrataIndex

/// The graph of sources in memory. Modules are the folders under `Sources/`, unless there is only one.
func graph(_ sources: [String: String], jobs: Int = 1) -> Graph {
  let paths = sources.keys.sorted()
  let files = paths.map { ReadFile(path: $0, facts: SwiftReader.facts(of: sources[$0] ?? "")) }
  let folders = paths.map { path -> String in
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : "App"
  }
  let names = Set(folders).sorted()
  let layout = ModuleLayout(
    modules: names.map { Module(name: $0, isTest: $0.hasSuffix("Tests"), origin: .packageManifest) },
    moduleOfFile: folders.map { names.firstIndex(of: $0) ?? 0 }, isTestFile: folders.map { $0.hasSuffix("Tests") })
  return GraphBuilder.build(files: files, layout: layout, jobs: jobs)
}

/// The graph of one file.
func graph(_ source: String) -> Graph { graph(["A.swift": source]) }

extension Graph {
  /// References as text, in order: `Source kind Target.member [contexts]`. External ones only on request.
  func edges(external: Bool = false, kinds: Set<Reference.Kind>? = nil) -> [String] {
    references.compactMap { reference in
      if case .external = reference.target, !external { return nil }
      if let kinds, !kinds.contains(reference.kind) { return nil }
      let source = reference.source.map { self[$0].name } ?? "-"
      let member = reference.member.isNone ? "" : "." + text(reference.member, in: reference.file)
      let contexts = reference.context.names
      let suffix = contexts.isEmpty ? "" : " [" + contexts.joined(separator: " ") + "]"
      return "\(source) \(reference.kind) \(name(of: reference.target))\(member)\(suffix)"
    }
  }

  /// Pairs of types that refer to each other, without repetition, sorted.
  func pairs() -> [String] {
    var pairs = Set<String>()
    for reference in references {
      guard let source = reference.source, let target = reference.target.typeID else { continue }
      pairs.insert(self[source].name + " -> " + self[target].name)
    }
    return pairs.sorted()
  }

  /// Names of what was not resolved.
  var gapNames: [String] { gaps.map { ($0.reason == .ambiguous ? "ambiguous " : "") + $0.name } }
}

extension Reference.Context {
  /// Contexts that tests speak of; bodies and extensions are everywhere.
  var names: [String] {
    let all: [(Reference.Context, String)] = [
      (.preview, "preview"), (.debug, "debug"), (.defaultArgument, "default"), (.propertyInitializer, "initial"),
      (.nestedCreation, "nestedCreation"), (.staticMember, "static"), (.inferred, "inferred"), (.nested, "nested"),
      (.constraint, "constraint"), (.attribute, "attribute"), (.initializerParameter, "init"),
      (.throughAlias, "alias"), (.metatype, "metatype"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
