import Foundation
import Testing

@testable import strata

/// Commands that add and remove files, in an Xcode project that names its files itself.
@Suite struct XcodeFilesTests {
  private static let project = "Shop.xcodeproj/project.pbxproj"

  private static let sources = [
    "Domain/Models/User.swift": "struct User: Sendable {\n  let id: String\n}\n",
    "Domain/Repositories/UserRepository.swift":
      "protocol UserRepository: Sendable {\n  func getUsers() async throws -> [User]\n}\n",
    "Data/Repositories/UserRepositoryImpl.swift": """
    struct UserRepositoryImpl: UserRepository {
      func getUsers() async throws -> [User] { [] }
    }

    """,
    "App/AppDependencies.swift": """
    struct AppDependencies {
      let userRepository: any UserRepository = UserRepositoryImpl()
    }

    """,
  ]

  /// A project whose main group has all files, with one target.
  private static var projectText: String {
    let files = sources.keys.sorted().enumerated().map { number, path in
      (path: path, name: path.split(separator: "/").last ?? "", id: String(format: "%024X", number + 1))
    }
    func builds(_ id: String) -> String { "B" + id.dropFirst() }
    let buildFiles = files.map {
      "\t\t\(builds($0.id)) /* \($0.name) in Sources */ = {isa = PBXBuildFile; fileRef = \($0.id) /* \($0.name) */; };\n"
    }
    let references = files.map {
      "\t\t\($0.id) /* \($0.name) */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; "
        + "name = \($0.name); path = \($0.path); sourceTree = SOURCE_ROOT; };\n"
    }
    return """
      // !$*UTF8*$!
      {
      \tobjects = {
      \(buildFiles.joined())\(references.joined())\t\tA00000000000000000000001 = {
      \t\t\tisa = PBXGroup;
      \t\t\tchildren = (
      \(files.map { "\t\t\t\t\($0.id) /* \($0.name) */,\n" }.joined())\t\t\t);
      \t\t\tsourceTree = "<group>";
      \t\t};
      \t\tC00000000000000000000001 /* Shop */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildPhases = (
      \t\t\t\tD00000000000000000000001 /* Sources */,
      \t\t\t);
      \t\t\tname = Shop;
      \t\t\tproductType = "com.apple.product-type.application";
      \t\t};
      \t\tE00000000000000000000001 /* Project object */ = {
      \t\t\tisa = PBXProject;
      \t\t\tmainGroup = A00000000000000000000001;
      \t\t\ttargets = (
      \t\t\t\tC00000000000000000000001 /* Shop */,
      \t\t\t);
      \t\t};
      \t\tD00000000000000000000001 /* Sources */ = {
      \t\t\tisa = PBXSourcesBuildPhase;
      \t\t\tfiles = (
      \(files.map { "\t\t\t\t\(builds($0.id)) /* \($0.name) in Sources */,\n" }.joined())\t\t\t);
      \t\t};
      \t};
      \trootObject = E00000000000000000000001 /* Project object */;
      }

      """
  }

  private func app() throws -> TestFolder {
    var files = Self.sources
    files["strata.yml"] = "style: repository\nrules: {missing-test: off, prefer-fake: off}\n"
    files[Self.project] = Self.projectText
    return try TestFolder(files)
  }

  /// The paths in the project, each with how often its name is in a target.
  private func files(_ folder: TestFolder) throws -> [String: Int] {
    let text = try folder.text(Self.project)
    let paths = text.matches(of: #/path = ([^;]*);/#).map { String($0.1) }
    return Dictionary(
      uniqueKeysWithValues: paths.map { path in
        let name = path.split(separator: "/").last ?? ""
        return (path, text.split(separator: "\n").count { $0.hasSuffix(" /* \(name) in Sources */,") })
      })
  }

  private func named(_ name: String) -> [String: Int] {
    [
      "Domain/Models/\(name).swift": 1, "Domain/Repositories/\(name)Repository.swift": 1,
      "Data/Repositories/\(name)RepositoryImpl.swift": 1,
    ]
  }

  @Test func theProjectHasTheFilesThatThereAre() throws {
    let folder = try app()
    let old = try files(folder)
    let run = Run("add", "feature", "PressKit", "--like", "User", in: folder.path)
    #expect(run.status == 0 && run.output.contains("~ project.pbxproj"), "\(run.errors)")
    #expect(try files(folder) == old.merging(named("PressKit")) { $1 })
    let check = Run("check", "--strict", in: folder.path)
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(Run("rename", "feature", "PressKit", "MediaKit", in: folder.path).status == 0)
    #expect(try files(folder) == old.merging(named("MediaKit")) { $1 })
    #expect(Run("remove", "feature", "MediaKit", in: folder.path).status == 0)
    #expect(try folder.text(Self.project) == Self.projectText)
  }

  @Test func aProjectInAnotherLayoutStays() throws {
    let folder = try app()
    let text = Self.projectText.replacing(";\n\t\t};\n\t\tC0000", with: "; };\n\t\tC0000").replacing(
      "};\n\t\tB", with: "}; B")
    try folder.write(text, to: Self.project)
    let run = Run("add", "feature", "PressKit", "--like", "User", in: folder.path)
    #expect(run.status == 0 && run.errors.contains("\(Self.project) is not edited"), "\(run.errors)")
    #expect(try folder.text(Self.project) == text)
  }
}
