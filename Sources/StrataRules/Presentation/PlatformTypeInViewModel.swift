import StrataClassification
import StrataDefinition
import StrataFrameworks
import StrataModel

/// `platform-type-in-view-model`
struct PlatformTypeInViewModel: Rule {
  static let description = RuleDescription(
    id: "platform-type-in-view-model",
    family: .presentation,
    summary: "UIKit or AppKit types in a view model",
    severity: .warning,
    guides: ["001"],
    styles: ["repository", "module"],
    rationale: """
      A view model contains state and presentation logic. Without types of the platform its tests run anywhere, and \
      one view model serves the phone, the watch and the Mac. The view creates `UIImage` and `UIColor` from a name or \
      from data.
      """,
    heuristic: """
      Platform types are names that begin with `UI` and a capital, and the well-known ones of AppKit, if the project \
      does not declare them. A file that declares view models and no view, and imports UIKit or AppKit without using \
      any such type, is reported at the import; not the file of values such as `HomeModels.Fetch.ViewModel`. \
      Where a protocol of the project demands such a type, what several view models do to satisfy it is one finding.
      """,
    badExample: """
      import UIKit

      final class ProfileViewModel: ObservableObject {
        @Published private(set) var avatar: UIImage?
      }
      """,
    goodExample: """
      final class ProfileViewModel: ObservableObject {
        @Published private(set) var avatarData: Data?
      }
      """,
    remedy: "Store a value of the domain or of Foundation, and create the type of the platform in the view.")

  init() {}

  func check(_ context: RuleContext, settings: RuleSettings) -> RuleOutcome {
    let project = context.project
    var outcome = RuleOutcome()
    let graph = project.graph
    var filesWithTypes: Set<FileID> = []
    let viewModels = project.types(in: [.viewModel, .baseViewModel])
    let platform = PlatformTypes(context.vocabulary)
    let isPlatform = graph.externals.map { platform.contains($0.name) }
    for type in viewModels {
      outcome.examined += 1
      let mentions = project.references(from: type) { reference in
        guard let id = reference.target.externalID else { return false }
        return isPlatform[id.index]
      }
      for reference in mentions
      where !isQualifier(reference, of: mentions, graph) && !context.isDefaultOfInterface(reference) {
        let name = graph.name(of: reference.target)
        filesWithTypes.insert(reference.file)
        var violation = Violation(
          at: reference, symbol: graph[type].name, target: name,
          message: text(of: ["view model `", graph[type].name, "` uses platform type `", name, "`"]),
          remedy: project.vocabulary[.platformServices].matches(name)
            ? "tell the view what happened, and use `\(name)` there, or hide it behind a protocol that is injected"
            : text(of: [
              "store a value that does not depend on the platform, and create `", name, "` from it in the view",
            ]))
        violation.demand(
          DemandedMembers.requirement(around: reference, of: type, in: graph) { mention in
            mention.target.externalID.map { isPlatform[$0.index] } ?? false
          })
        outcome.violations.append(violation)
      }
    }
    outcome.violations += idleImports(viewModels, except: filesWithTypes, in: project, isPlatform)
    return outcome
  }

  func conclusion(of outcome: RuleOutcome, _ context: RuleContext) -> RuleOutcome {
    var outcome = outcome
    outcome.violations = DemandedMembers.joined(outcome.violations, in: context.project.graph)
    return outcome
  }

  /// `UINavigationItem` in `UINavigationItem.LargeTitleDisplayMode`, which is reported itself.
  private func isQualifier(_ reference: Reference, of mentions: [Reference], _ graph: Graph) -> Bool {
    let start = graph.name(of: reference.target) + "."
    return mentions.contains {
      $0.file == reference.file && $0.offset == reference.offset + UInt32(start.utf8.count)
        && graph.name(of: $0.target).hasPrefix(start)
    }
  }

  private func idleImports(
    _ viewModels: [TypeID], except used: Set<FileID>, in project: ClassifiedGraph, _ isPlatform: [Bool]
  ) -> [Violation] {
    let (graph, modules) = (project.graph, project.vocabulary[.platformFrameworks])
    var seen = used
    var result: [Violation] = []
    for type in viewModels {
      // A value that a presenter hands to its view is one of several types of the file.
      if graph.types[type.index].outer != nil, graph.types[type.index].kind != .class { continue }
      let file = graph[type].declaration.file
      guard seen.insert(file).inserted, holdsOnlyViewModels(file, in: project, isPlatform) else { continue }
      let imports = graph.imports(of: file)
      let importsFoundation = imports.contains { project.vocabulary[.plainFrameworks].contains($0.module) }
      for (module, offset) in imports where modules.contains(module) {
        result.append(
          Violation(
            file: file, offset: offset, symbol: graph[type].name, target: module,
            message: "the file of view model `\(graph[type].name)` imports \(module)",
            remedy: importsFoundation ? "remove the import" : "import Foundation or Combine instead"))
      }
    }
    return result
  }

  /// `NSDiffableDataSourceSnapshotReference`: a type with this prefix that no other framework is known to declare.
  private func mayBePlatform(_ name: String, _ vocabulary: Vocabulary) -> Bool {
    name.hasPrefix("NS")
      && KnownTypes.modules(declaring: outermostName(name)).allSatisfy { vocabulary[.platformFrameworks].contains($0) }
  }

  private func holdsOnlyViewModels(_ file: FileID, in project: ClassifiedGraph, _ isPlatform: [Bool]) -> Bool {
    let graph = project.graph
    let usesPlatform = graph.references(in: file).contains {
      guard let id = $0.target.externalID else { return false }
      return isPlatform[id.index] || mayBePlatform(graph[id].name, project.vocabulary)
    }
    guard !usesPlatform else { return false }
    return !graph.typeOfDeclaration[file.index].contains { type in
      guard let type else { return false }
      return project.role(of: type) == .view
    }
  }
}
