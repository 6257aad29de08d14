import StrataModel
import StrataSyntax
import Testing

@testable import StrataProject

/// A manifest that cannot be read is reported, with the line if it is known.
struct BrokenManifestTests {
  private func layout(_ manifests: [String: String?], files: [String] = ["App/A.swift"]) -> ModuleLayout {
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: manifests.keys.sorted(),
      read: { path in manifests[path].flatMap { $0 }.map { Array($0.utf8) } })
    return detector.layout(of: files.map { ReadFile(path: $0, facts: SwiftReader.facts(of: "struct A {}")) })
  }

  private func problem(
    _ manifest: String, _ path: String? = nil, line: Int?, _ cause: ManifestProblem.Cause, folders: [String] = ["App"]
  ) -> ManifestProblem {
    ManifestProblem(manifest: manifest, path: path ?? manifest, line: line, cause: cause, folders: folders)
  }

  @Test func projectsWithAMergeConflict() {
    let project = """
      { objects = {
      <<<<<<< HEAD
        A = {isa = PBXFileReference; };
      =======
        B = {isa = PBXFileReference; };
      >>>>>>> other
      }; rootObject = P; }
      """
    let path = "Shop.xcodeproj/project.pbxproj"
    // The folder of the manifest is that of the bundle, in which there are no sources.
    #expect(
      layout([path: project]).manifestProblems == [
        problem(path, line: 2, .malformed("it has a merge conflict"), folders: [])
      ])
    #expect(
      layout([path: "{ objects = {\n} ; ) }"]).manifestProblems == [
        problem(path, line: 2, .malformed("it is not a property list"), folders: [])
      ])
    #expect(layout([path: XcodeProjectTests.project]).manifestProblems == [])
  }

  /// Notes in a file of this name, beside the sources.
  @Test func whatIsInNoBundleOfXcodeIsNoProject() {
    #expect(layout(["App/project.pbxproj": "see Shop.xcodeproj\n"]).manifestProblems == [])
  }

  @Test func specsOfXcodeGen() throws {
    let found = layout(["project.yml": "name: Shop\ntargets: ]"]).manifestProblems
    #expect(found.map(\.path) == ["project.yml"])
    #expect(found.map(\.line) == [2])
    #expect(found.first?.folders == ["App"])
    #expect(
      layout(["project.yml": "<<<<<<< HEAD\nname: A\n=======\nname: B\n>>>>>>> b\n"]).manifestProblems == [
        problem("project.yml", line: 1, .malformed("it has a merge conflict"))
      ])
    #expect(
      layout(["project.yml": "include: [base.yml, ../far.yml]"]).manifestProblems == [
        problem("project.yml", "base.yml", line: nil, .unreadable),
        problem("project.yml", "../far.yml", line: nil, .unreadable),
      ])
    #expect(layout(["project.yml": "targets: { App: { sources: App } }"]).manifestProblems == [])
    #expect(layout(["project.yml": ""]).manifestProblems == [])
  }

  @Test func manifestsInSwift() {
    let package = """
      import PackageDescription
      let package = Package(name: "App", targets: [
      <<<<<<< HEAD
        .target(name: "App", path: "App"),
      =======
        .target(name: "Kit", path: "Kit"),
      >>>>>>> other
      ])
      """
    #expect(
      layout(["Package.swift": package]).manifestProblems.first
        == problem("Package.swift", line: 3, .malformed("it has a merge conflict")))
  }

  @Test func patternsWithManyAlternatives() {
    func spec(_ groups: Int) -> String {
      let pattern = String(repeating: "{A,p,x,y}", count: groups)
      return "targets: { App: { sources: [{ path: ., includes: ['\(pattern)*/**'] }] } }"
    }
    let files = ["App/A.swift", "Yard/B.swift"]
    #expect(layout(["project.yml": spec(3)], files: files).manifestProblems == [])
    let problems = layout(["project.yml": spec(5)], files: files).manifestProblems
    let pattern = String(repeating: "{A,p,x,y}", count: 5) + "*/**"
    #expect(
      problems.map(\.cause) == [.malformed("its pattern '\(pattern)' has more than 256 alternatives")])
  }

  @Test(arguments: ["Package.swift", "Project.swift", "project.yml"])
  func filesThatCannotBeRead(path: String) {
    #expect(layout([path: nil]).manifestProblems == [problem(path, line: nil, .unreadable)])
  }

  @Test func helpersThatCannotBeRead() {
    let helper = "Tuist/ProjectDescriptionHelpers/Kit.swift"
    let project = """
      import ProjectDescription
      let project = Project(name: "App", targets: [
        .target(name: "App", destinations: .iOS, product: .app, bundleId: "b", sources: ["App/**"])
      ])
      """
    #expect(
      layout(["Project.swift": project, helper: nil]).manifestProblems == [
        problem(helper, line: nil, .unreadable, folders: [])
      ])
  }

  /// Without a manifest that can be read, folders decide; the problem names the modules that they give.
  @Test func modulesInferredFromFolders() {
    let detector = ModuleDetector(
      rootName: "Root", projectFiles: ["project.yml"], read: { _ in Array("targets: [".utf8) })
    let files = [("App/Main.swift", "import Domain"), ("Domain/User.swift", "public struct User {}")]
    let problems = detector.layout(
      of: files.map { ReadFile(path: $0.0, facts: SwiftReader.facts(of: $0.1)) }
    ).manifestProblems
    #expect(problems.map(\.folders) == [["App", "Domain"]])
    #expect(problems.map(\.inferredModules) == [["Domain"]])
  }
}
