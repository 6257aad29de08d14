import StrataClassification
import StrataModel

/// Screens that get others, and what these need, from factories outside the folders of the composition root: they are how the
/// code base creates its screens, and not one mistake each.
struct RootUse {
  static let layer = "Presentation"
  static let permission = "uses-roles+: [composition-root]"

  /// Names of the factories, and how many types of the layer use them.
  let roots: [String]
  let users: Int

  /// Fewer are a container that screens should not know.
  private static let fewest = 5

  /// Nil where it is no habit, or the style allows it.
  init?(_ project: ClassifiedGraph) {
    let graph = project.graph
    guard let layer = project.definition.layer(named: Self.layer), !layer.usesRoles.contains(.compositionRoot) else {
      return nil
    }
    func isInRootFolder(_ type: TypeID) -> Bool {
      project[type].folderLayer.flatMap(project.definition.layer(named:))?.isCompositionRoot ?? false
    }
    var (roots, users): (Set<TypeID>, Set<TypeID>) = ([], [])
    for type in graph.typeIDs where project.isProduction(type) && project.layer(of: type) == Self.layer {
      if project.isCompositionRoot(type) || project.isReplacement(type) { continue }
      for reference in graph.references(from: type) where project.isProduction(reference) {
        guard let target = reference.target.typeID, project.role(of: target) == .compositionRoot,
          project.isCompositionRoot(target), !isInRootFolder(target)
        else { continue }
        roots.insert(graph.outermost(target))
        users.insert(graph.outermost(type))
      }
    }
    guard roots.count >= Self.fewest, users.count >= Self.fewest else { return nil }
    self.roots = roots.sorted().map { graph[$0].name }
    self.users = users.count
  }

  /// `12 types of Presentation use 7 factories, such as OrderFactory`
  var sentence: String {
    "\(counted(users, "type")) of \(Self.layer) use \(counted(roots.count, "composition root")) outside its folders, such as "
      + roots[0]
  }
}
