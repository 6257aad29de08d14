import StrataModel
import StrataSyntax

/// Which of the types with the name of a screen are the screen's, and which have nothing to do with it: beside a view model
/// `Session`, a `SessionNetwork` that no screen uses.
struct ScreenTypes {
  /// Types without a role of which no type of the screen uses one, and that use none of these.
  let strangers: Set<String>
  /// Files of tests that have the name, and no type of the screen.
  let testsOfOthers: Set<String>

  init(of exemplar: PartList.Exemplar, _ types: [RoledType], in files: FeatureFiles) {
    guard let renaming = exemplar.renaming else {
      (strangers, testsOfOthers) = ([], [])
      return
    }
    func isNamed(_ name: String) -> Bool { renaming.apply(name, as: .code) != name }
    let named = types.filter { isNamed($0.name) }
    var own = named.filter { exemplar.has($0) }
    var rest = named.filter { $0.role == nil && !$0.isNeutral }
    // What uses one of them, or is used by one, may lead to others.
    var next = 0
    while next < own.count, !rest.isEmpty {
      let type = own[next]
      next += 1
      let users = files.users(of: type.name)
      let related = rest.filter { other in
        users.contains(other.path) || other.path == type.path
          || files.sources.names(of: type.path)?.uses.contains(other.name) == true
      }
      own += related
      rest.removeAll(where: related.contains)
    }
    strangers = Set(rest.map(\.name))
    let names = Set(own.map(\.name))
    testsOfOthers = Set(
      files.sources.containing(renaming.words).filter { path in
        guard files.tests.contains(path), let file = files.sources.names(of: path) else { return false }
        let suites = files.topLevelTypes(of: path)
        return !suites.isEmpty && suites.allSatisfy(isNamed) && file.used.isDisjoint(with: names)
      })
  }
}
