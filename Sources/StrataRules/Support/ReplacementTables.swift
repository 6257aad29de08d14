import StrataClassification
import StrataModel

/// What usages of test doubles and in members for previews are excused from.
struct ReplacementTables: Sendable, Equatable {
  /// By type: whether only previews use it.
  let isPreviewCode: [Bool]
  /// By type: for a test double, what the protocols and classes that it replaces name themselves.
  private let namedByReplaced: [Set<Target>?]
  /// By type: whether it is a test double beside the composition root that provides it.
  private let isPartOfRoot: [Bool]
  /// Members that only previews use.
  private let previewMembers: Set<DeclarationID>
  /// By file.
  private let hasPreviewMembers: [Bool]

  init(_ project: ClassifiedGraph) {
    let graph = project.graph
    isPreviewCode = graph.typeIDs.map { project.isPreviewCode($0) }
    namedByReplaced = graph.typeIDs.map { type in
      guard project.isReplacement(type) else { return nil }
      return Set(graph.allProjectSupertypes(of: type).flatMap { graph.references(from: $0).map(\.target) })
    }
    isPartOfRoot = graph.typeIDs.map { type in
      project.isReplacement(type) && project.onlyBuilds(graph.types[type.index].declaration.file)
    }
    previewMembers = project.previewMembers
    var hasPreviewMembers = Array(repeating: false, count: graph.files.count)
    for member in previewMembers { hasPreviewMembers[member.file.index] = true }
    self.hasPreviewMembers = hasPreviewMembers
  }

  /// Why a usage is not judged: a test double has to name what its protocol names, one in the file of a composition root
  /// is a part of it, and so is a member for previews of the previews.
  func excuse(_ reference: Reference) -> DependencyVerdict.Excuse? {
    if let source = reference.source, let named = namedByReplaced[source.index] {
      if isPartOfRoot[source.index] { return .compositionRoot }
      if named.contains(reference.target) { return .testDouble }
    }
    guard hasPreviewMembers[reference.file.index], reference.declaration != noIndex else { return nil }
    return previewMembers.contains(DeclarationID(reference.file, reference.declaration)) ? .preview : nil
  }
}
