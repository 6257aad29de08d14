import StrataModel

/// One function that runs: its code, the instance on which it was called, and the closures that it received.
final class Frame {
  let region: CodeRegion
  /// The type whose code it is.
  let owner: TypeID?
  /// The type of the instance: the owner or a type below it.
  let selfType: TypeID?
  /// By the name of a parameter.
  let closures: [String: PassedClosure]
  /// What `self` may stand for in an extension of a type outside the project.
  let receiver: [FlowValue]
  let depth: Int

  init(
    _ region: CodeRegion, owner: TypeID?, selfType: TypeID?, closures: [String: PassedClosure] = [:],
    receiver: [FlowValue] = [], depth: Int
  ) {
    self.receiver = receiver
    self.region = region
    self.owner = owner
    self.selfType = selfType
    self.closures = closures
    self.depth = depth
  }

  /// The same, for code that runs elsewhere because of it: where a flow is too large, it is left out first.
  var apart: Frame {
    Frame(region, owner: owner, selfType: selfType, closures: closures, receiver: receiver, depth: depth + 3)
  }

  var tree: CodeTree { region.tree }
  var file: FileID { region.file }

  /// The closures by which this call differs from others of the same function.
  var key: [CodeSite] {
    let receivers = receiver.compactMap { value in
      if case .outside(_, let site) = value { site } else { nil }
    }
    return closures.sorted { $0.key < $1.key }.flatMap { $0.value.key } + receivers
  }
}

/// A closure, a function as a value, or the name of a notification that a call passes.
enum PassedClosure {
  /// The code, in the function that contains it.
  case code(CodeSite, Frame)
  case function(DeclarationID, selfType: TypeID?, CodeSite)
  /// The name of a notification, and how it is shown.
  case notification(NotificationName, String, CodeSite)

  var key: [CodeSite] {
    switch self {
    case .code(let site, let frame): [site] + frame.key
    case .function(let declaration, _, _): [CodeSite(declaration: declaration, node: 0)]
    case .notification(_, _, let site): [site]
    }
  }
}
