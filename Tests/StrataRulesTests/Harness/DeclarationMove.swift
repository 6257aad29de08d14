import StrataAnalysis
import StrataDefinition
import StrataModel

/// Moves a declaration outside types to a file of its own in another layer, with the header of its extension and the
/// imports of its file, and checks the result.
struct DeclarationMove {
  struct Impossible: Error, CustomStringConvertible {
    var description: String
  }

  private let snapshot: Snapshot
  private let workspace: MemoryWorkspace
  private let definition: Definition
  private var graph: Graph { snapshot.graph }

  init(_ snapshot: Snapshot, _ workspace: MemoryWorkspace, _ definition: Definition) {
    (self.snapshot, self.workspace, self.definition) = (snapshot, workspace, definition)
  }

  /// What becomes of the findings.
  func difference(
    moving finding: Finding, to layer: String, from result: CheckResult
  ) throws -> FindingDifference {
    let declaration = try self.declaration(of: finding)
    let path = try folder(of: layer, beside: declaration.file) + "/Moved.swift"
    var moved = workspace
    let source = workspace[graph[declaration.file].path] ?? []
    let fact = graph[declaration]
    let text = String(decoding: source[Int(fact.start)..<Int(fact.end)], as: UTF8.self)
    if fact.kind == .variable, !text.contains(/\b(let|var)\b/) {
      throw Impossible(description: "one of several bindings")
    }
    moved[path] = Array((imports(of: declaration.file) + wrapped(text, declaration, source)).utf8)
    var rest = source
    rest.replaceSubrange(Int(fact.start)..<Int(fact.end), with: [])
    moved[graph[declaration.file].path] = rest
    let after = Analyzer(moved, by: definition).snapshot()
    let file = after.graph.files.firstIndex { $0.path == path }
    guard let file, after.project.layerOfFile[file] == layer else {
      throw Impossible(description: "\(path) is not in \(layer)")
    }
    return FindingDifference(from: result, to: after.check())
  }

  /// The declaration that is the target of a finding; the extension at its location, if the finding is about one.
  private func declaration(of finding: Finding) throws -> DeclarationID {
    let isExtension = finding.remedy.hasPrefix("move the extension")
    let place = isExtension ? finding.location : finding.declarations.first { $0.name == finding.target }?.location
    for (index, file) in graph.files.enumerated() where file.path == place?.file {
      let id = FileID(UInt32(index))
      for number in file.facts.declarations.indices
      where graph.location(id, file.facts.declarations[number].nameOffset) == place {
        return DeclarationID(id, UInt32(number))
      }
    }
    throw Impossible(description: "no declaration of \(finding.target)")
  }

  /// A folder of the layer in the same module.
  private func folder(of layer: String, beside file: FileID) throws -> String {
    let module = graph[file].module
    let found = graph.files.indices.first {
      snapshot.project.layerOfFile[$0] == layer && graph.files[$0].module == module && !graph.files[$0].isTest
    }
    if let found { return String(graph.files[found].path.parentPath) }
    if graph.modules.count > 1 { throw Impossible(description: "no folder of \(layer) in the module") }
    return "Sources/\(layer)"
  }

  private func imports(of file: FileID) -> String {
    let facts = graph[file].facts
    return facts.imports.map { "import \(facts.names[$0.module])\n" }.joined()
  }

  private func wrapped(_ text: String, _ declaration: DeclarationID, _ source: [UInt8]) -> String {
    let parent = graph[declaration].parent
    guard parent != noIndex else { return text + "\n" }
    let header = source[Int(graph[DeclarationID(declaration.file, parent)].start)...].prefix { $0 != UInt8(ascii: "{") }
    return String(decoding: header, as: UTF8.self) + "{\n  " + text + "\n}\n"
  }
}
