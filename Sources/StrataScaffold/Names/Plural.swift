/// English plurals of nouns, as names in code have them. Regular endings are rules; the rest is a list.
enum Plural {
  private static let irregular: [String: String] = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "life": "lives", "knife": "knives",
    "wife": "wives", "half": "halves", "shelf": "shelves", "self": "selves", "loaf": "loaves", "thief": "thieves",
    "wolf": "wolves", "calf": "calves", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes",
    "quiz": "quizzes", "index": "indices", "matrix": "matrices", "vertex": "vertices", "appendix": "appendices",
    "criterion": "criteria", "phenomenon": "phenomena", "datum": "data", "medium": "media", "bus": "buses",
    "gas": "gases",
    "lens": "lenses",
  ]
  private static let singulars = Dictionary(uniqueKeysWithValues: irregular.map { ($0.value, $0.key) })
  /// The same in both numbers, or without a singular.
  private static let unchanged: Set<String> = [
    "series", "species", "news", "sheep", "fish", "deer", "aircraft", "equipment", "information", "settings",
    "software",
    "hardware", "money", "weather", "traffic", "luggage", "furniture", "music", "research", "feedback", "details",
    "contents",
    "goods", "clothes", "glasses", "headquarters", "mathematics", "analytics", "credentials", "statistics",
    "preferences",
    "earnings", "savings", "logistics", "electronics",
  ]

  /// Their singular ends in `ie`.
  private static let endingInIe: Set<String> = [
    "birdies", "brownies", "calories", "collies", "cookies", "foodies", "genies", "goalies", "hoodies", "movies",
    "newbies", "pixies", "prairies", "rookies", "selfies", "smoothies", "zombies",
  ]

  /// - Parameter word: lower-case.
  static func of(_ word: String) -> String {
    if let plural = irregular[word] { return plural }
    if unchanged.contains(word) || isPlural(word) { return word }
    if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  /// - Parameter word: lower-case.
  static func singular(_ word: String) -> String {
    if let singular = singulars[word] { return singular }
    if unchanged.contains(word) || !isPlural(word) { return word }
    if word.hasSuffix("ies"), word.count > 4, !endingInIe.contains(word) { return word.dropLast(3) + "y" }
    if word.hasSuffix("yses") { return word.dropLast(2) + "is" }
    if ["sses", "xes", "zes", "ches", "shes", "uses"].contains(where: word.hasSuffix) {
      return ["houses", "causes", "pauses", "uses", "clauses", "caches", "axes", "sizes", "prizes", "mazes"].contains(
        word)
        ? String(word.dropLast()) : String(word.dropLast(2))
    }
    return String(word.dropLast())
  }

  /// By its ending; `status`, `address` and `analysis` are singular.
  static func isPlural(_ word: String) -> Bool {
    if singulars[word] != nil { return true }
    guard word.count > 2, word.hasSuffix("s"), irregular[word] == nil, !unchanged.contains(word) else { return false }
    return !["ss", "us", "is"].contains(where: word.hasSuffix)
  }
}
