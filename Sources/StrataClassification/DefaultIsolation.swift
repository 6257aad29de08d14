import StrataDefinition
import StrataModel

extension Graph {
  /// The attribute that a type has without saying so, where the default isolation of its module is the main actor. An actor, a
  /// `nonisolated` type and one on another global actor have none.
  func impliedAttribute(of type: TypeID) -> String? {
    let entity = types[type.index]
    guard modules[entity.module.index].isOnMainActor, entity.kind != .actor, entity.kind != .typealias,
      !self[entity.declaration].modifiers.contains(.nonisolated),
      !entity.attributes.contains(where: { lastComponent($0).hasSuffix("Actor") })
    else { return nil }
    return "MainActor"
  }

  /// Whether a type is on the main actor because its module is by default.
  package func isOnMainActorByDefault(_ type: TypeID) -> Bool { impliedAttribute(of: type) != nil }

  /// Whether one of its attributes matches, or the implied one.
  func hasAttribute(_ type: TypeID, _ glob: Glob) -> Bool {
    types[type.index].attributes.contains { glob.matches(lastComponent($0)) }
      || impliedAttribute(of: type).map { glob.matches($0) } ?? false
  }
}
