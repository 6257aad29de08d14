/// What a feature's parts are called under its new name.
struct FeatureNames: Sendable {
  let renaming: Renaming
  /// New names of identifiers that do not have the feature's name, but belong to it.
  private(set) var identifiers: [String: String]
  /// The same for static members whose names others have, too, by `Type.member`.
  private(set) var members: [String: String] = [:]
  /// Words of SQL, such as the names of tables.
  let tables: Set<String>
  /// Parameters of shared functions and initializers that are repeated, as `Type(label)`: each call passes both.
  var sharedParameters: Set<String> = []
  /// For a member: the types that declare it. Nothing else changes its name, whatever it is called.
  var owners: Set<String>?
  /// Members that keep their names, also in what implements their types, as `Type.member`.
  var keptMembers: Set<String> = []
  /// Names of members that stay where the type before the dot is not known.
  var keptNames: Set<String> = []
  /// Names that members of the exemplar and members that stay have: of which one a value of unknown type has, nothing says.
  var ambiguousNames: Set<String> = []
  /// Strings that tests expect of code that stays.
  var keptStrings: Set<String> = []
  /// Finds what each text has that changes.
  private(set) var search: WordSearch

  init(renaming: Renaming, identifiers: [String: String] = [:], tables: Set<String> = []) {
    self.renaming = renaming
    self.identifiers = identifiers
    self.tables = tables
    search = WordSearch(renaming.words + identifiers.keys)
  }

  /// The identifiers that have new names of their own.
  var others: [String] {
    identifiers.keys + members.keys.compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  mutating func add(identifiers: [String: String], members: [String: String]) {
    self.identifiers.merge(identifiers) { $1 }
    self.members.merge(members) { $1 }
    search = WordSearch(renaming.words + others)
  }
}

/// A local value that has another name in a repetition.
struct LocalName {
  /// The function around it.
  let range: Range<Int>
  let old: String
  let new: String
}

/// An argument that a call passes for the exemplar and for the new feature.
struct DoubledElement {
  let range: Range<Int>
  let separator: String
}
