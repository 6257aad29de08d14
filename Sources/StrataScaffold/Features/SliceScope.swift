/// How much of the code around a name a slice has: a feature, or a part of one.
package struct SliceScope: Sendable {
  /// Files that stay as they are, apart from what they pass to code that takes a value for each.
  var outside: Set<String> = []
  /// Types that keep their names, whatever they are called.
  var protected: Set<String> = []
  /// Types that use the exemplar and are no part of it: a test that names one is about that one.
  var consumers: Set<String> = []
  /// The name without the word for the role: `GetUser` of `GetUserUseCase`. What belongs to a part without having its whole name
  /// gets a new name from this one.
  var stem: (old: GrownName, new: GrownName)?
  /// New names of identifiers that do not have the part's whole name.
  var identifiers: [String: String] = [:]
  /// The feature that a part is for, in place of the one that its exemplar is for.
  var destination: Renaming?
  /// Whether the part is a member of shared types alone, under the names of `identifiers`, and no file is its own.
  var isMember = false
  /// Whether the part is a screen, whose name an operation or a route may have as well.
  var isScreen = false

  package static let feature = SliceScope()

  package var isPart: Bool { stem != nil }
}
