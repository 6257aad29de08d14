/// How much of the code around a name a slice has: a feature, or a part of one.
package struct SliceScope: Sendable {
  /// Files that stay as they are, apart from what they pass to code that takes a value for each.
  var outside: Set<String> = []
  /// Types that keep their names, whatever they are called.
  var protected: Set<String> = []
  /// Members that keep their names in types that have nothing to do with the exemplar, and in what implements these, as
  /// `Type.member`.
  var keptMembers: Set<String> = []
  /// Names of such members that nothing else has, as far as a dot may stand before it: they stay where the type before the dot is not
  /// known.
  var keptNames: Set<String> = []
  var ambiguousNames: Set<String> = []
  /// Strings of code that stays: in tests they keep their text.
  var keptStrings: Set<String> = []
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
  /// The types that declare such a member.
  var owners: Set<String> = []
  /// Whether the part is a screen, whose name an operation or a route may have as well.
  var isScreen = false

  package static let feature = SliceScope()

  package var isPart: Bool { stem != nil }
}
