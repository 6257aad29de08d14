import StrataSyntax

/// What is a test's, and stays, or is one's of the feature alone.
extension RepeatedUnits {
  /// The test that a statement is part of: one statement more would change what the test is about, and so would one element more of
  /// a list of the feature's values.
  func testOfStatement(_ node: Int, in parent: Int) -> Int? {
    let isOfFeature =
      source.kind(parent) == .arrayLiteral
      && source.children(of: parent).allSatisfy { renamed.changes(source.range($0)) }
    guard isOfFeature || isStatement(node, in: parent),
      let test = source.ancestors(of: node).first(where: source.isOfTests)
    else { return nil }
    let isInBody = source.children(of: test).contains {
      source.kind($0) == .codeBlock && source.range($0).contains(source.range(node).lowerBound)
    }
    return isInBody ? test : nil
  }

  /// Suites of tests with stored properties of the feature.
  var suites: [Int] {
    let types = left.compactMap { mention -> Int? in
      let property = source.ancestors(of: mention).first { source.kind($0) == .variableDeclaration }
      guard let property, source.kind(source.parents[property]) == .memberBlock else { return nil }
      return source.parents[source.parents[property]]
    }
    return Set(types).filter { type in
      source.descendants(of: type).contains { source.kind($0) == .attribute && source.text($0).hasPrefix("@Test") }
    }.sorted()
  }
}
