import StrataDefinition
import StrataModel

/// What decides where a type can be declared: its users, and what it uses.
struct TypeCoupling {
  /// The user of a member that an extension in another file declares, in a layer that the user may not use. Such an
  /// extension remains where it is, so that the user still violates the rule.
  struct MemberUser {
    /// The outermost type.
    var user: TypeID
    var name: String
    var layer: LayerID
    var member: DeclarationID
    /// The layer of the extension.
    var home: LayerID
  }

  /// One user for each layer, in source order, as messages name it.
  var users: [(layer: LayerID, name: String)] = []
  /// All of them, in source order.
  var namesOfUsers: [LayerID: [String]] = [:]
  /// One for each user and layer of an extension.
  var usersOfMembers: [MemberUser] = []
  var used: [TypeID] = []
  var isUsed: Set<TypeID> = []
  /// Declarations outside types, and members that extensions declare in another layer than their types, or in other
  /// files than the type that is moved: one for each layer.
  var usedDeclarations: [LayerID: DeclarationID] = [:]
  var externals: Set<ExternalID> = []
}

private struct UserInLayer: NumberKey {
  let user: TypeID
  let layer: LayerID?

  var hashNumber: UInt64 { user.hashNumber }
}

extension Relocations {
  func coupling(of type: TypeID) -> TypeCoupling {
    if let known = couplings[type] { return known }
    let entity = graph[type]
    let family = graph.family(of: type)
    var result = TypeCoupling()
    var layers: Set<LayerID> = []
    var known: [LayerID: Set<TextKey>] = [:]
    // Most users use a type several times.
    var noted: Set<UserInLayer> = []
    func note(_ layer: LayerID?, _ name: @autoclosure () -> String) {
      guard let layer else { return }
      let user = name()
      if layers.insert(layer).inserted { result.users.append((layer, user)) }
      if known[layer, default: []].insert(TextKey(user)).inserted {
        result.namesOfUsers[layer, default: []].append(user)
      }
    }
    for member in family.sorted() {
      for usage in context.usages(of: member) where usage.isJudged {
        if let source = usage.reference.source, family.contains(source) { continue }
        let user = usage.user.map { UserInLayer(user: $0, layer: usage.site.layer) }
        if user.map({ noted.insert($0).inserted }) ?? true {
          note(usage.site.layer, quoted(context.symbol(usage)))
        }
        noteMember(usage, of: entity, &result)
      }
      for usage in context.usages(by: member) where usage.isJudged {
        // An extension in another file is not moved.
        guard usage.reference.file == entity.declaration.file else { continue }
        switch usage.reference.target {
        case .type(let target):
          if !family.contains(target), result.isUsed.insert(target).inserted { result.used.append(target) }
          let home =
            family.contains(target)
            ? layerOfRemainingMember(usage.reference, of: entity) : context.extensionLayer(usage.reference, target)
          guard let home else { continue }
          result.usedDeclarations[home] = result.usedDeclarations[home] ?? usage.reference.memberDeclaration
        case .external(let external): result.externals.insert(external)
        case .declaration(let file):
          guard let home = context.layerOfFile[file.index] else { continue }
          result.usedDeclarations[home] = result.usedDeclarations[home] ?? usage.reference.memberDeclaration
        }
      }
    }
    for id in entity.extensions where id.file != entity.declaration.file && !graph[id.file].isTest {
      note(context.layerOfFile[id.file.index], "an extension of \(quoted(entity.name))")
    }
    couplings[type] = result
    return result
  }

  private func noteMember(_ usage: Usage, of type: TypeEntity, _ result: inout TypeCoupling) {
    guard let layer = usage.site.layer, let member = usage.reference.memberDeclaration,
      let home = layerOfRemainingMember(usage.reference, of: type), home != layer, !context.mayUse(layer, home),
      let user = usage.user.map({ context.outermost($0) }),
      !result.usersOfMembers.contains(where: { $0.user == user && $0.home == home })
    else { return }
    result.usersOfMembers.append(
      TypeCoupling.MemberUser(user: user, name: context.symbol(usage), layer: layer, member: member, home: home))
  }

  /// The layer of an extension in another file, which is not moved with its type, if it declares the used member.
  private func layerOfRemainingMember(_ reference: Reference, of type: TypeEntity) -> LayerID? {
    guard let member = reference.memberDeclaration, member.file != type.declaration.file else { return nil }
    return context.layerOfExtension(declaring: member)
  }
}

extension Graph {
  /// A type and those that are declared inside it.
  func family(of type: TypeID) -> Set<TypeID> {
    let entity = self[type]
    let body = self[entity.declaration]
    var family: Set<TypeID> = [type]
    var next = type.index + 1
    while next < types.count, types[next].declaration.file == entity.declaration.file,
      self[types[next].declaration].start < body.end
    {
      family.insert(TypeID(UInt32(next)))
      next += 1
    }
    return family
  }
}
