/// The name of a type without what says that it is an implementation, and without the words for its role.
struct PartName {
  /// `GetUserUseCase` of `DefaultGetUserUseCase` and `GetUserUseCaseImpl`.
  let base: String
  /// `GetUser` of all of them.
  let stem: String

  /// Nil if nothing remains.
  init?(of type: String, role: String) {
    var words = GrownName.spelledWords(of: type)
    while let last = words.last?.lowercased(), Self.endings.contains(last) { words.removeLast() }
    while let first = words.first?.lowercased(), Self.beginnings.contains(first) { words.removeFirst() }
    base = words.joined()
    let suffix = role.split(separator: "-").map(String.init)
    if words.count > suffix.count, words.suffix(suffix.count).map({ $0.lowercased() }) == suffix {
      words.removeLast(suffix.count)
    }
    stem = words.joined()
    // An underscore is part of no word. A protocol `UseCase` is none.
    guard words.map({ $0.lowercased() }) != suffix, !stem.isEmpty, type.contains(base) else { return nil }
  }

  private static let endings: Set<String> = [
    "impl", "imp", "implementation", "protocol", "interface", "type", "input", "output",
  ]
  private static let beginnings: Set<String> = ["default", "live", "real"]
}
