import StrataAnalysis
import StrataClassification
import StrataModel
import StrataReport

/// The content of a folder, and why its files have their layers.
extension ExplanationWriter {
  private static let limit = 20
  private static let noLayer = "no layer"

  /// Nil if the folder contains no file of the project.
  /// - Parameter folder: relative to the root; empty for the root itself.
  func text(ofFolder folder: String) -> String? {
    let prefix = folder.isEmpty ? "" : folder + "/"
    let files = graph.files.indices.filter { graph.files[$0].path.utf8.starts(with: prefix.utf8) }
      .map { FileID(UInt32($0)) }
    if files.isEmpty { return nil }
    let inside = Set(files)
    let types = graph.typeIDs.filter { inside.contains(graph[$0].declaration.file) && project.isProduction($0) }
    let tests = files.count { graph[$0].isTest }
    var head = ": \(counted(files.count, "file"))"
    if tests > 0 { head += " (\(tests) of tests)" }
    let modules = Set(files.map { graph[graph[$0].module].name }).sorted()
    head += ", \(counted(types.count, "type")) in \(modules.count == 1 ? "module" : "modules") "
    head += shortened(modules, limit: Self.limit).joined(separator: ", ")
    var lines: [StyledLine] = [.bold(folder.isEmpty ? "." : folder) + StyledLine(head)]
    lines += table("Types per layer", rankedCounts(types.map { project.layer(of: $0) ?? Self.noLayer }))
    lines += table("Types per role", rankedCounts(types.map { project.role(of: $0)?.rawValue ?? "no role" }))
    let production = files.filter { !graph[$0].isTest }
    lines += permissions(of: types)
    lines += selectors(production)
    lines += differences(production, in: folder)
    lines += list("Files without a layer", production.filter { layer($0) == Self.noLayer }.map { graph[$0].path })
    lines += movedByRole(types)
    let findings = result.findings.filter { $0.location.file.utf8.starts(with: prefix.utf8) }
    lines +=
      findings.isEmpty ? ["", .bold("No findings")] : table("Findings per rule", rankedCounts(findings.map(\.rule)))
    return lines.rendered(colors)
  }

  private func layer(_ file: FileID) -> String { project.layerOfFile[file.index] ?? Self.noLayer }

  /// What the definition says of the layers in the folder.
  private func permissions(of types: [TypeID]) -> [StyledLine] {
    let layers = Set(types.compactMap { project.layer(of: $0) })
    let lines = project.definition.layers.filter { layers.contains($0.name) }.map { layer -> String in
      let uses = project.definition.layers.map(\.name).filter { layer.uses.contains($0) && $0 != layer.name }
      var parts = [
        layer.isCompositionRoot
          ? "builds the object graph" : "may use " + (uses.isEmpty ? "no other layer" : listed(uses))
      ]
      if !layer.forbiddenFrameworks.isEmpty { parts.append("forbids " + listed(layer.forbiddenFrameworks)) }
      if let allowed = layer.allowedImports {
        let modules = allowed.patterns
        parts.append("imports " + (modules.isEmpty ? "no module from outside" : "only " + listed(modules)))
      }
      if let reason = layer.because { parts.append("because: " + reason) }
      return "\(layer.name): \(parts.joined(separator: "; ")) (\(layer.origin))"
    }
    return list("What the layers may use", lines)
  }

  /// The selectors that assign the layers of the files.
  private func selectors(_ files: [FileID]) -> [StyledLine] {
    let reasons: [String] = snapshot.explain(files).flatMap { explanation in
      explanation.steps.filter(\.isDecisive).map { "\(name(of: $0.subject)): \($0.reason) (\($0.origin))" }
    }
    return table("Files by the selector that assigns their layer", rankedCounts(reasons))
  }

  /// The folders and files in the folder whose layer is not that of most files; instead of all files of a folder, the
  /// folder is listed.
  private func differences(_ files: [FileID], in folder: String) -> [StyledLine] {
    let common = rankedCounts(files.map { layer($0) }).first?.name ?? Self.noLayer
    var lines: [String] = []
    func visit(_ folder: String, _ files: [FileID]) {
      let layers = Set(files.map { layer($0) })
      if layers == [common] { return }
      if layers.count == 1, let only = layers.first {
        lines.append("\(folder): \(only) (\(counted(files.count, "file")))")
        return
      }
      let start = folder.isEmpty ? 0 : folder.utf8.count + 1
      var inner: [String: [FileID]] = [:]
      for file in files {
        let rest = graph[file].path.utf8.dropFirst(start)
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
          if layer(file) != common { lines.append("\(graph[file].path): \(layer(file))") }
          continue
        }
        inner[String(graph[file].path[..<slash]), default: []].append(file)
      }
      for (name, files) in inner.sorted(by: { $0.key < $1.key }) { visit(name, files) }
    }
    visit(folder, files)
    return list("Not in \(common), as most files are", lines)
  }

  /// Types whose role assigns another layer than their folder.
  private func movedByRole(_ types: [TypeID]) -> [StyledLine] {
    let moved = types.filter { type in
      let folder = project[type].folderLayer
      return folder != nil && project.layer(of: type) != folder
    }
    return list(
      "Types whose role assigns another layer than the folder",
      moved.map { type in
        let assignment = project[type]
        return "\(graph[type].name): \(assignment.layer ?? Self.noLayer), role \(assignment.role?.rawValue ?? "none")"
      })
  }

  // MARK: Lists

  private func table(_ title: String, _ counts: [Statistics.Count]) -> [StyledLine] {
    let width = counts.map { String($0.count).count }.max() ?? 0
    let rows = counts.map { row in
      let number = String(row.count)
      return String(repeating: " ", count: width - number.count) + number + "  " + row.name
    }
    return list(title, rows)
  }

  private func list(_ title: String, _ rows: [String]) -> [StyledLine] {
    rows.isEmpty ? [] : ["", .bold(title)] + shortened(rows, limit: Self.limit).map { StyledLine("  " + $0) }
  }
}
