import StrataModel
import Testing

@Suite struct PathComponentsTests {
  @Test(arguments: [
    ("Sources/App/Login.swift", "Login"), ("Login.swift", "Login"), ("App/Login+Rows.swift", "Login+Rows"),
    ("App/strata.yml", "strata.yml"), ("App/.swift", ""), ("App.swift/Login", "Login"), ("", ""),
  ])
  func stemIsTheFileNameWithoutSwift(path: String, stem: String) {
    #expect(path.fileStem == stem)
  }

  @Test func onlyFilesNamedSwiftAreSwiftFiles() {
    #expect("A/B.swift".isSwiftFile && "B.swift"[...].isSwiftFile)
    #expect(!"A.swift/B".isSwiftFile && !"B.swift.yml".isSwiftFile && !"swift".isSwiftFile)
  }

  @Test func emptyComponentsAreOmitted() {
    // Of Foundation's property with this name, strings have the other.
    #expect("/A//B/"[...].pathComponents == ["A", "B"])
    #expect(""[...].pathComponents.isEmpty)
  }
}
