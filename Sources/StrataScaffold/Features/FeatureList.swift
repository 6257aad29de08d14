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
    /// How many files declare only what belongs to it, without tests.
    package let fileCount: Int
    /// How many of these use each other, directly or through others of them.
    package let connectedCount: Int
    /// How many files of tests declare only what belongs to it.
    package let testCount: Int
    /// How many other files use it, without tests and composition roots.
    package let userCount: Int
    /// The roles of its types, sorted.
    package let roles: [String]
    /// Why it cannot be an exemplar; nil if nothing speaks against it.
    package let objection: String?

    /// Whether types of it are shown.
    fileprivate var hasScreen: Bool { !FeatureList.screens.isDisjoint(with: roles) }
  }

  /// Those that can be exemplars.
  package let features: [Feature]
  /// Names that types of several roles have, and that are no features that can be repeated.
  package let others: [Feature]

  /// - Parameter roles: by name of a type, its role.
  package init(_ files: FeatureFiles, roles: [String: String]) {
    let all = Self.candidates(roles).compactMap { Self.feature($0.name, $0.roles, files) }.sorted(by: Self.precedes)
    features = all.filter { $0.objection == nil }
    others = all.filter { $0.objection != nil }
  }

  /// The most complete feature: the first one of the list, without the others.
  package static func first(_ files: FeatureFiles, roles: [String: String]) -> Feature? {
    let groups = Dictionary(grouping: candidates(roles)) {
      Rank(hasScreen: !screens.isDisjoint(with: $0.roles), roles: $0.roles.count)
    }
    for rank in groups.keys.sorted(by: >) {
      let found = (groups[rank] ?? []).compactMap { feature($0.name, $0.roles, files) }.filter { $0.objection == nil }
      if let first = found.min(by: precedes) { return first }
    }
    return nil
  }

  /// A feature is more complete if it has a screen, and then if it has types of more roles.
  private struct Rank: Hashable, Comparable {
    var hasScreen: Bool
    var roles: Int

    static func < (a: Rank, b: Rank) -> Bool { (a.hasScreen ? 1 : 0, a.roles) < (b.hasScreen ? 1 : 0, b.roles) }
  }

  fileprivate static let screens: Set<String> = ["view", "view-model", "presenter"]

  private static func precedes(_ a: Feature, _ b: Feature) -> Bool {
    let (first, second) = (rank(a), rank(b))
    if first != second { return first > second }
    return (b.fileCount + b.testCount, a.name) < (a.fileCount + a.testCount, b.name)
  }

  private static func rank(_ feature: Feature) -> Rank {
    Rank(hasScreen: feature.hasScreen, roles: feature.roles.count)
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
    let own = files.sources.names(of: Array(paths)).filter { path, file in
      FeatureSlice.isOwn(path, file.source, names, places)
    }.map(\.path)
    guard own.count > 2 else { return nil }
    let code = own.filter { !files.tests.contains($0) }
    let connected = files.links?.largestGroup(of: code) ?? code.count
    let users = files.links?.users(of: code, besides: files.tests.union(files.roots)) ?? 0
    return Feature(
      name: name.text(.upperCamel), fileCount: code.count, connectedCount: connected,
      testCount: own.count - code.count, userCount: users, roles: roles.sorted(),
      objection: objection(code.count, connected, users, in: files))
  }

  /// A feature is small against the app, and its files use each other: the files of a word that several features have in common do
  /// not. What many others use is shared code.
  private static func objection(_ count: Int, _ connected: Int, _ users: Int, in files: FeatureFiles) -> String? {
    if count < 2 { return "tests alone" }
    let limit = max(60, (files.sources.paths.count - files.tests.count) / 20)
    if count > limit { return "more than \(limit) files: an area of the app" }
    if connected * 5 < count * 3 { return "a word of several features: only \(connected) of its files use each other" }
    return users > max(20, 2 * count) ? "shared code: \(users) other files use it" : nil
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
