import StrataClassification
import StrataDefinition
import StrataModel

/// What the names in a part of a code base, and the types in it, tell about its height among the others: evidence besides the
/// references.
enum PartStanding: Hashable {
  /// The app starts in it, or it builds the object graph. A part that does more than that is judged like all others.
  case top(isRoot: Bool)
  case presentation, data, domain
  /// It serves all layers. If most of what it uses are parts that do not use it much more, it is neutral.
  case bottom(isNeutral: Bool)

  /// The height by which one part is above another; nil: unknown.
  private var rank: Int {
    switch self {
    case .top: 0
    case .presentation: 1
    case .data: 2
    case .domain: 3
    case .bottom: 4
    }
  }

  /// Whether a part must be above another one, whatever they use. Of a part without a standing only the top and the bottom are
  /// known.
  static func isAbove(_ a: PartStanding?, _ b: PartStanding?) -> Bool {
    switch (a, b) {
    case (nil, nil): false
    case (nil, .bottom), (.top, nil): true
    case (nil, _), (_, nil): false
    case (let a?, let b?): a.rank < b.rank
    }
  }
}

/// Finds the standing of parts in a code base that is classified by a built-in style: the folders that all styles know are
/// evidence also where no style fits.
struct PartStandingFinder {
  private let project: ClassifiedGraph
  private var graph: Graph { project.graph }

  /// The share of the types of a part that must tell the same.
  private static let neededShare = 0.6

  init(_ project: ClassifiedGraph) { self.project = project }

  /// - Parameter references: for each other part, how many references run to it and how many back.
  func standing(of part: Part, _ references: [(to: Int, back: Int)]) -> PartStanding? {
    // What is left of everything is not one thing.
    if part.extents.contains(.folder("")) { return nil }
    let (uses, users) = references.reduce(into: (0, 0)) { $0 = ($0.0 + $1.to, $0.1 + $1.back) }
    if let isRoot = top(part, isUsedMore: users > uses) { return .top(isRoot: isRoot) }
    if project.vocabulary[.leafParts].matches(part.name), users >= uses, users > 0 {
      let mutual = references.filter { $0.to * Self.oneLayer > $0.back }.reduce(0) { $0 + $1.to }
      return .bottom(isNeutral: mutual * 2 > uses)
    }
    switch layer(of: part) {
    case "Presentation": return .presentation
    case "Data": return .data
    case "Domain": return .domain
    default: return nil
    }
  }

  /// If more than one in so many references runs back, two parts may be one layer.
  static let oneLayer = 3

  /// Whether a part is at the top, and then whether it is a composition root. What builds the object graph uses more than it is
  /// used; a container that knows nobody is a library.
  private func top(_ part: Part, isUsedMore: Bool) -> Bool? {
    let roots = part.types.count(where: project.isCompositionRoot)
    if roots * 2 > part.types.count, !isUsedMore { return true }
    guard part.types.contains(where: isEntry) else { return nil }
    // An app in one part also has its screens and its models there.
    let others = part.types.count { type in
      guard !project.isCompositionRoot(type),
        let layer = project.layer(of: type).flatMap(project.definition.layer(named:))
      else { return false }
      return !layer.isNeutral && !layer.isCompositionRoot
    }
    return others * 2 <= part.types.count
  }

  private func isEntry(_ type: TypeID) -> Bool {
    let entries = project.vocabulary[.appEntries]
    return graph[type].attributes.contains(where: entries.matches)
      || graph.allSupertypeNames(of: type).contains(where: entries.matches)
  }

  /// The layer of the styles to which the folders of most types belong.
  private func layer(of part: Part) -> String? {
    let layers = part.types.reduce(into: [String: Int]()) {
      if let layer = project[$1].folderLayer { $0[layer, default: 0] += 1 }
    }
    return layers.first { Double($0.value) >= Self.neededShare * Double(part.types.count) }?.key
  }
}
