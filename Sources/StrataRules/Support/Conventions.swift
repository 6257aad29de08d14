/// Where nearly all of a project's names of one kind break a rule, the project follows another convention: the rule says
/// so once, and names the option that accepts it.
enum Conventions {
  /// At least five, and at least 80%.
  static func isOwn(_ breaking: Int, of examined: Int) -> Bool { breaking >= 5 && breaking * 5 >= examined * 4 }
}
