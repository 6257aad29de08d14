import StrataDefinition
import StrataModel

/// Where the code stands that a reference depends on.
extension RuleContext {
  /// The files that declare what a reference uses, as far as they are production code of the project: that of the type,
  /// then that of the extension that adds the member.
  func declaringFiles(of reference: Reference) -> [FileID] {
    switch reference.target {
    case .type(let target):
      guard isProduction(target), !isTransparentAlias(target) else { return [] }
      let home = project.graph[target].declaration.file
      return [home] + [fileOfAddedMember(of: reference, home)].compactMap { $0 }
    case .declaration(let file):
      return reference.memberDeclaration.map { isProduction($0) } == true ? [file] : []
    case .external: return []
    }
  }

  /// The file of the extension that adds the member that a reference uses; nil where the type itself is used, or a member
  /// that its own file declares.
  /// - Parameter home: that file.
  func fileOfAddedMember(of reference: Reference, _ home: FileID) -> FileID? {
    guard let member = reference.memberDeclaration, member.file != home, isProduction(member) else { return nil }
    let parent = project.graph[member].parent
    guard parent != noIndex, project.graph[DeclarationID(member.file, parent)].kind == .extension else { return nil }
    return member.file
  }

  /// `User.guest`: the member that a reference uses, with its type.
  func memberName(_ reference: Reference) -> String {
    let type = reference.target.typeID.map { project.graph[$0].name } ?? project.graph.targetName(of: reference)
    guard let member = reference.memberDeclaration else { return type }
    let name = project.graph.text(project.graph[member].name, in: member.file)
    return type + "." + (name.isEmpty ? "\(project.graph[member].kind)" : name)
  }
}
