import Foundation
import Testing

@testable import StrataProject

@Suite struct XcodeProjectEditTests {
  /// A project with two targets that compile `Item.swift`, one with settings, and a folder for the feature.
  private static let text = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjects = {

    /* Begin PBXBuildFile section */
    \t\tB00000000000000000000001 /* Item.swift in Sources */ = {isa = PBXBuildFile; fileRef = F00000000000000000000001 /* Item.swift */; };
    \t\tB00000000000000000000002 /* Item.swift in Sources */ = {isa = PBXBuildFile; fileRef = F00000000000000000000001 /* Item.swift */; settings = {COMPILER_FLAGS = "-Onone"; }; };
    \t\tB00000000000000000000003 /* ItemView.swift in Sources */ = {isa = PBXBuildFile; fileRef = F00000000000000000000002 /* ItemView.swift */; };
    /* End PBXBuildFile section */

    /* Begin PBXFileReference section */
    \t\tF00000000000000000000001 /* Item.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Item.swift; sourceTree = "<group>"; };
    \t\tF00000000000000000000002 /* ItemView.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; name = ItemView.swift; path = Views/ItemView.swift; sourceTree = "<group>"; };
    /* End PBXFileReference section */

    /* Begin PBXGroup section */
    \t\tA00000000000000000000001 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000002 /* Shop */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000002 /* Shop */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000003 /* Item Models */,
    \t\t\t\tF00000000000000000000002 /* ItemView.swift */,
    \t\t\t);
    \t\t\tpath = Shop;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000003 /* Item Models */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tF00000000000000000000001 /* Item.swift */,
    \t\t\t);
    \t\t\tpath = "Item Models";
    \t\t\tsourceTree = "<group>";
    \t\t};
    /* End PBXGroup section */

    /* Begin PBXNativeTarget section */
    \t\tC00000000000000000000001 /* Shop */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (
    \t\t\t\tD00000000000000000000001 /* Sources */,
    \t\t\t);
    \t\t\tname = Shop;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tC00000000000000000000002 /* Widget */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildPhases = (
    \t\t\t\tD00000000000000000000002 /* Sources */,
    \t\t\t);
    \t\t\tname = Widget;
    \t\t\tproductType = "com.apple.product-type.app-extension";
    \t\t};
    /* End PBXNativeTarget section */

    /* Begin PBXProject section */
    \t\tE00000000000000000000001 /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tmainGroup = A00000000000000000000001;
    \t\t\ttargets = (
    \t\t\t\tC00000000000000000000001 /* Shop */,
    \t\t\t\tC00000000000000000000002 /* Widget */,
    \t\t\t);
    \t\t};
    /* End PBXProject section */

    /* Begin PBXSourcesBuildPhase section */
    \t\tD00000000000000000000001 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tB00000000000000000000001 /* Item.swift in Sources */,
    \t\t\t\tB00000000000000000000003 /* ItemView.swift in Sources */,
    \t\t\t);
    \t\t};
    \t\tD00000000000000000000002 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tB00000000000000000000002 /* Item.swift in Sources */,
    \t\t\t);
    \t\t};
    /* End PBXSourcesBuildPhase section */
    \t};
    \trootObject = E00000000000000000000001 /* Project object */;
    }

    """

  private static let path = "iOS/Shop.xcodeproj/project.pbxproj"
  private static let item = "iOS/Shop/Item Models/Item.swift"
  private static let view = "iOS/Shop/Views/ItemView.swift"

  private func added(_ exemplars: [String: String], to text: String = Self.text) throws -> String {
    var edit = try XcodeProjectEdit(Array(text.utf8), path: Self.path)
    try edit.add(exemplars)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  private func removed(_ paths: Set<String>, from text: String) throws -> String {
    var edit = try XcodeProjectEdit(Array(text.utf8), path: Self.path)
    try edit.remove(paths)
    return String(decoding: edit.bytes, as: UTF8.self)
  }

  /// The files of each target, as the reader of projects sees them.
  private func targets(_ text: String) throws -> [String: [String]] {
    let claims = try XcodeProject(Array(text.utf8), folder: "iOS").claims()
    return Dictionary(uniqueKeysWithValues: claims.map { ($0.name, $0.files.sorted()) })
  }

  /// The objects, as Foundation reads the list.
  private func objects(_ text: String) throws -> [String: [String: Any]] {
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
  }

  /// A folder that Xcode synchronizes, of whose files one target leaves some to another one.
  private static let exceptions = text.replacing(
    "/* Begin PBXGroup section */",
    with: """
      /* Begin PBXFileSystemSynchronizedBuildFileExceptionSet section */
      \t\t900000000000000000000001 /* Exceptions */ = {
      \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      \t\t\tmembershipExceptions = (
      \t\t\t\tPictures/ItemPictureTests.swift,
      \t\t\t\tPictures/ZoneTests.swift,
      \t\t\t);
      \t\t\ttarget = C00000000000000000000001 /* Shop */;
      \t\t};
      \t\t900000000000000000000002 /* Exceptions */ = {
      \t\t\tisa = PBXFileSystemSynchronizedBuildFileExceptionSet;
      \t\t\tmembershipExceptions = (
      \t\t\t\tPictures/ItemPictureTests.swift,
      \t\t\t);
      \t\t\ttarget = C00000000000000000000002 /* Widget */;
      \t\t};
      /* End PBXFileSystemSynchronizedBuildFileExceptionSet section */

      /* Begin PBXFileSystemSynchronizedRootGroup section */
      \t\t800000000000000000000001 /* Tests */ = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (900000000000000000000001 /* Exceptions */, 900000000000000000000002 /* Exceptions */, ); path = Tests; sourceTree = "<group>"; };
      /* End PBXFileSystemSynchronizedRootGroup section */

      /* Begin PBXGroup section */
      """
  ).replacing(
    "\t\t\t\tA00000000000000000000002 /* Shop */,\n",
    with: "\t\t\t\tA00000000000000000000002 /* Shop */,\n\t\t\t\t800000000000000000000001 /* Tests */,\n"
  ).replacing(
    "\t\t\tname = Shop;",
    with: "\t\t\tfileSystemSynchronizedGroups = (\n\t\t\t\t800000000000000000000001 /* Tests */,\n\t\t\t);\n"
      + "\t\t\tname = Shop;")

  @Test func aFileIsAnExceptionWhereItsExemplarIs() throws {
    let (model, new) = ("iOS/Tests/Pictures/ItemPictureTests.swift", "iOS/Tests/Pictures/Kit Tests.swift")
    let text = try added([new: model], to: Self.exceptions)
    let line = "\t\t\t\tPictures/ItemPictureTests.swift,\n"
    let both = Self.exceptions.replacing(line, with: line + "\t\t\t\t\"Pictures/Kit Tests.swift\",\n")
    #expect(text == both)
    #expect(try removed([new], from: text) == Self.exceptions)
    #expect(try XcodeProjectEdit(Array(Self.exceptions.utf8), path: Self.path).files.contains(model))
    // What the analysis says of a file that is not written yet is what Xcode would say of it.
    let claims = try XcodeProject(Array(Self.exceptions.utf8), folder: "iOS").claims()
    let planned = PlannedFiles([new: model]).added(to: claims)
    func targets(_ claims: [ModuleClaim]) -> [String] { claims.filter { $0.strength(for: new) != nil }.map(\.name) }
    #expect(targets(planned) == ["Widget"])
    #expect(try targets(XcodeProject(Array(text.utf8), folder: "iOS").claims()) == ["Widget"])
  }

  @Test func aFileIsInTheTargetsAndTheGroupOfItsExemplar() throws {
    let new = "iOS/Shop/Item Models/Kit.swift"
    let text = try added([new: Self.item])
    #expect(
      try targets(text) == ["Shop": [Self.item, new, Self.view], "Widget": [Self.item, new]])
    let objects = try objects(text)
    let (id, reference) = try #require(objects.first { $0.value["path"] as? String == "Kit.swift" })
    #expect(reference["isa"] as? String == "PBXFileReference")
    #expect(
      objects["A00000000000000000000003"]?["children"] as? [String] == ["F00000000000000000000001", id])
    let builds = objects.values.filter { $0["fileRef"] as? String == id }
    #expect(
      builds.count == 2 && builds.count { ($0["settings"] as? [String: String]) == ["COMPILER_FLAGS": "-Onone"] } == 1)
  }

  /// Nothing else changes: without the new lines, the text is the old one.
  @Test func onlyLinesAreAdded() throws {
    let text = try added([
      "iOS/Shop/Item Models/Kit.swift": Self.item, "iOS/Shop/Views/KitView.swift": Self.view,
    ])
    let old = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    #expect(difference.removals.isEmpty && difference.insertions.count == 10)
    #expect(text.contains("name = KitView.swift; path = Views/KitView.swift; sourceTree"))
    let ids = new.compactMap { $0.firstMatch(of: #/^\t\t([0-9A-F]{24}) .*isa = PBXFileReference/#)?.1 }
    #expect(ids.count == 4 && ids == ids.sorted())
  }

  @Test func aFolderWithAnotherNameIsAGroupOfItsOwn() throws {
    let new = "iOS/Shop/Kit Models/Kit.swift"
    let text = try added([new: Self.item])
    #expect(try targets(text)["Shop"]?.contains(new) == true)
    let objects = try objects(text)
    let group = try #require(objects.first { $0.value["path"] as? String == "Kit Models" })
    #expect(
      objects["A00000000000000000000002"]?["children"] as? [String]
        == ["A00000000000000000000003", group.key, "F00000000000000000000002"])
    #expect((group.value["children"] as? [String])?.count == 1)
    #expect(text.contains("\(group.key) /* Kit Models */ = {\n"))
  }

  @Test func aGroupThatIsThereIsUsed() throws {
    let first = try added(["iOS/Shop/Kit Models/Kit.swift": Self.item])
    let text = try added(["iOS/Shop/Kit Models/Other.swift": Self.item], to: first)
    let groups = try objects(text).values.filter { $0["path"] as? String == "Kit Models" }
    #expect(groups.count == 1 && (groups.first?["children"] as? [String])?.count == 2)
    #expect(try targets(text)["Widget"]?.count == 3)
    #expect(try removed(["iOS/Shop/Kit Models/Other.swift"], from: text) == first)
  }

  @Test(arguments: ["iOS/Shop/Item Models/Kit.swift", "iOS/Shop/Kit Models/Kit.swift"])
  func addAndRemoveLeaveTheSameBytes(new: String) throws {
    let text = try added([new: Self.item, "iOS/Shop/Views/KitView.swift": Self.view])
    #expect(text != Self.text)
    #expect(try added([new: Self.item, "iOS/Shop/Views/KitView.swift": Self.view], to: text) == text)
    #expect(try removed([new, "iOS/Shop/Views/KitView.swift"], from: text) == Self.text)
    let without = try removed([Self.item], from: Self.text)
    #expect(try targets(without) == ["Shop": [Self.view]])
    #expect(try objects(without)["A00000000000000000000003"] == nil)
  }

  @Test func whatTheProjectDoesNotNameIsLeftOut() throws {
    #expect(try added(["iOS/Shop/Other2.swift": "iOS/Shop/Other.swift"]) == Self.text)
    #expect(try removed(["iOS/Shop/Other.swift"], from: Self.text) == Self.text)
  }

  @Test func anotherLayoutIsRefused() throws {
    let line = Self.text.replacing("\n\t\t\t\tB00000000000000000000003", with: " B00000000000000000000003")
    #expect(throws: XcodeEditProblem.layout) { try removed([Self.item], from: line) }
    #expect(throws: XcodeEditProblem.layout) { try added(["iOS/Shop/Item Models/Kit.swift": Self.item], to: line) }
    let joined = Self.text.replacing("; };\n\t\tF00000000000000000000002", with: "; }; F00000000000000000000002")
    #expect(throws: XcodeEditProblem.layout) { try XcodeProjectEdit(Array(joined.utf8), path: Self.path) }
    #expect(throws: XcodeEditProblem.unreadable) { try XcodeProjectEdit(Array("{".utf8), path: Self.path) }
  }
}
