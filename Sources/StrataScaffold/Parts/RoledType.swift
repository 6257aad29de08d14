/// A type of production code outside of other types.
package struct RoledType: Sendable, Hashable {
  package let name: String
  /// Nil for one without a role.
  package let role: String?
  package let path: String
  /// A composition root, or what takes the place of production code in previews.
  package let isNeutral: Bool

  package init(name: String, role: String?, path: String, isNeutral: Bool) {
    self.name = name
    self.role = role
    self.path = path
    self.isNeutral = isNeutral
  }
}
