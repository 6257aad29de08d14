import StrataClassification
import StrataModel

/// What usages of test doubles and in members for previews are excused from.
struct ReplacementTables: Sendable, Equatable {
  /// By type: whether only previews use it.
  let isPreviewCode: [Bool]
  /// By type: for a test double, what the protocols and classes that it replaces name themselves.
  private let namedByReplaced: [Names?]
  private let externals: [ExternalType]
  /// By type: whether it is a test double beside the composition root that provides it.
  let isPartOfRoot: [Bool]
  /// Members that only previews use.
  let previewMembers: Set<DeclarationID>
  /// By file.
  let hasPreviewMembers: [Bool]

  /// The external types are given by name: an edit that adds one changes the ids of others.
  private struct Names: Equatable {
    var targets: Set<Target> = []
    var externals: Set<String> = []
  }

  init(_ project: ClassifiedGraph) {
    let graph = project.graph
    externals = graph.externals
    isPreviewCode = graph.typeIDs.map { project.isPreviewCode($0) }
    namedByReplaced = graph.typeIDs.map { type in
      guard project.isReplacement(type) else { return nil }
      let targets = Set(graph.allProjectSupertypes(of: type).flatMap { graph.references(from: $0).map(\.target) })
      return Names(
        targets: targets.filter { $0.externalID == nil },
        externals: Set(targets.compactMap { $0.externalID.map { graph[$0].name } }))
    }
    isPartOfRoot = graph.typeIDs.map { type in
      project.isReplacement(type) && project.onlyBuilds(graph.types[type.index].declaration.file)
    }
    previewMembers = project.previewMembers
    var hasPreviewMembers = Array(repeating: false, count: graph.files.count)
    for member in previewMembers { hasPreviewMembers[member.file.index] = true }
    self.hasPreviewMembers = hasPreviewMembers
  }

  /// Whether a type is a test double.
  func isReplacement(_ type: TypeID) -> Bool { namedByReplaced[type.index] != nil }

  /// Why a usage is not judged: a test double has to name what its protocol names, one in the file of a composition root
  /// is a part of it, and so is a member for previews of the previews.
  func excuse(_ reference: Reference) -> DependencyVerdict.Excuse? {
    if let source = reference.source, let named = namedByReplaced[source.index] {
      if isPartOfRoot[source.index] { return .compositionRoot }
      let isNamed =
        reference.target.externalID.map { named.externals.contains(externals[$0.index].name) }
        ?? named.targets.contains(reference.target)
      if isNamed { return .testDouble }
    }
    guard hasPreviewMembers[reference.file.index], reference.declaration != noIndex else { return nil }
    return previewMembers.contains(DeclarationID(reference.file, reference.declaration)) ? .preview : nil
  }

  static func == (a: ReplacementTables, b: ReplacementTables) -> Bool {
    a.isPreviewCode == b.isPreviewCode && a.namedByReplaced == b.namedByReplaced && a.isPartOfRoot == b.isPartOfRoot
      && a.previewMembers == b.previewMembers && a.hasPreviewMembers == b.hasPreviewMembers
  }
}
