import StrataModel

/// The features of a project that can be exemplars, the most complete one first.
///
/// A heuristic: a feature is one or more words, none of them a word for roles, that types of at least three roles have in
/// their names, in at least three files that declare nothing else. Types of two roles have no other word: `User` and
/// `UserRepository`, so that the verb of `GetUserUseCase` is no feature.
package struct FeatureList: Sendable {
  package struct Feature: Sendable {
    /// Such as `UserProfile`.
    package let name: String
    /// How many files declare only what belongs to it.
    package let fileCount: Int
    /// The roles of its types, sorted.
    package let roles: [String]
  }

  package let features: [Feature]

  /// - Parameter roles: by name of a type, its role.
  package init(_ files: FeatureFiles, roles: [String: String]) {
    features = Self.candidates(roles).compactMap { Self.feature($0.name, $0.roles, files) }.sorted(by: Self.precedes)
  }

  /// The most complete feature: the first one of the list, without the others.
  package static func first(_ files: FeatureFiles, roles: [String: String]) -> Feature? {
    let byCount = Dictionary(grouping: candidates(roles)) { $0.roles.count }
    for count in byCount.keys.sorted(by: >) {
      let found = (byCount[count] ?? []).compactMap { feature($0.name, $0.roles, files) }
      if let first = found.min(by: precedes) { return first }
    }
    return nil
  }

  private static func precedes(_ a: Feature, _ b: Feature) -> Bool {
    (b.roles.count, b.fileCount, a.name) < (a.roles.count, a.fileCount, b.name)
  }

  private static func candidates(_ roles: [String: String]) -> [(name: GrownName, roles: Set<String>)] {
    let roleWords = Set(roles.values.flatMap { $0.split(separator: "-").map(String.init) }).union(forms)
    var types: [GrownName: Set<String>] = [:]
    for type in roles.keys {
      for subject in subjects(of: type, without: roleWords) { types[subject, default: []].insert(type) }
    }
    var alone: [GrownName: Set<String>] = [:]
    for (type, role) in roles {
      let words = (GrownName(type)?.words ?? []).filter { !roleWords.contains($0.lowercased()) }
      if let subject = GrownName(words.joined(separator: " ")) { alone[subject, default: []].insert(role) }
    }
    types = types.filter { subject, _ in alone[subject, default: []].count > 1 }
    // Of words that only stand together, the longest.
    types = types.filter { subject, names in
      !types.contains { other, others in others == names && other != subject && other.contains(subject) }
    }
    return types.map { ($0, Set($1.compactMap { roles[$0] })) }.filter { $0.roles.count > 2 }
  }

  private static func feature(_ name: GrownName, _ roles: Set<String>, _ files: FeatureFiles) -> Feature? {
    guard let other = GrownName("StrataExemplar") else { return nil }
    let places = FeaturePlaces(name, in: files)
    let words = Renaming(from: name, to: other).words
    let foreign = files.project.foreign(with: words)
    let names = FeatureNames(
      renaming: Renaming(from: name, to: other, protecting: foreign.union(places.protected)))
    let paths = Set(files.sources.containing(words)).union(places.own)
    let count = files.sources.names(of: Array(paths)).count { path, file in
      FeatureSlice.isOwn(path, file.source, names, places)
    }
    return count > 2 ? Feature(name: name.text(.upperCamel), fileCount: count, roles: roles.sorted()) : nil
  }

  /// All sequences of words of a name without words for roles.
  private static func subjects(of type: String, without roleWords: Set<String>) -> Set<GrownName> {
    guard let words = GrownName(type)?.words else { return [] }
    var subjects: Set<GrownName> = []
    for start in words.indices {
      for end in start..<min(words.count, start + longest) {
        if roleWords.contains(words[end].lowercased()) { break }
        if let subject = GrownName(words[start...end].joined(separator: " ")) { subjects.insert(subject) }
      }
    }
    return subjects
  }

  private static let longest = 4
  /// What implementations and doubles are called.
  private static let forms = [
    "impl", "imp", "protocol", "default", "fake", "mock", "stub", "spy", "net", "req", "res", "remote", "local",
  ]
}
