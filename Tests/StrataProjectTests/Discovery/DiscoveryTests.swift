import Foundation
import Testing

@testable import StrataProject

struct DiscoveryTests {
  @Test func listsSwiftFilesInOrderWithWhatStatSays() throws {
    let folder = try TemporaryFolder()
    try folder.write("B/b.swift", "let b = 1")
    try folder.write("A/a.swift", "let a = 22")
    try folder.write("A-B.swift")
    try folder.write("A/notes.md")
    try folder.age("A/a.swift", seconds: 3600)

    let listing = Discovery.list(root: folder.path)

    #expect(listing.files.map(\.path) == ["A-B.swift", "A/a.swift", "B/b.swift"])
    #expect(listing.files.map(\.size) == [0, 10, 9])
    #expect(listing.files[1].modified < listing.files[2].modified - 3_000_000_000_000)
    #expect(listing.problems.isEmpty)
  }

  @Test func leavesOutWhatIsNoSourceOfTheProject() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".build/x.swift", "Pods/x.swift", "App/DerivedData/x.swift", ".hidden.swift", "Assets.xcassets/x.swift",
      "Generated/x.swift", "App/skipped.swift",
    ] { try folder.write(name) }
    try folder.write("App/kept.swift")
    try folder.write("Texts/notes.md")

    let listing = Discovery.list(root: folder.path) { path, isFolder in
      isFolder ? ["Generated", "Texts"].contains(path) : path == "App/skipped.swift"
    }

    #expect(listing.files.map(\.path) == ["App/kept.swift"])
    #expect(listing.skippedFolders == [".build", "App/DerivedData", "Generated", "Pods"])
    #expect(Discovery.list(root: folder.path, paths: ["Pods"]).files.map(\.path) == ["Pods/x.swift"])
  }

  @Test func countsTheFilesOfExcludedFolders() throws {
    let folder = try TemporaryFolder()
    for name in ["Scripts/a.swift", "Scripts/Deep/b.swift", "App/Scripts/c.swift", "App/Views/d.swift", "Docs/e.md"] {
      try folder.write(name)
    }
    try folder.write("App.xcodeproj/project.pbxproj")
    let listing = Discovery.list(root: folder.path) { path, _ in
      path.hasPrefix("Scripts/") || path.hasPrefix("App/Scripts/") || path.hasPrefix("Docs/")
        || path.hasPrefix("App.xcodeproj/")
    }
    #expect(listing.files.map(\.path) == ["App/Views/d.swift"])
    #expect(listing.skippedFolders == ["App/Scripts", "Scripts"])
    #expect(listing.excludedFiles == ["App/Scripts": 1, "Scripts": 2])
    #expect(listing.manifests.map(\.path) == ["App.xcodeproj/project.pbxproj"])
  }

  @Test func severalThreadsFindTheSame() throws {
    let folder = try TemporaryFolder()
    for number in 0..<120 { try folder.write("F\(number % 40)/G\(number % 7)/f\(number).swift") }
    for name in ["F1/Pods/p.swift", "F2/G2/Package.swift", "F3/folder.swift/x.swift"] { try folder.write(name) }
    try folder.link("F4/toF5", to: "../F5")
    try folder.link("F6/broken.swift", to: "nowhere.swift")

    let one = Discovery.list(root: folder.path) { path, _ in path.hasSuffix("/G6") }
    let three = Discovery.list(root: folder.path, jobs: 3) { path, _ in path.hasSuffix("/G6") }

    #expect(one.files.count > 100 && one.problems.count == 2 && one.manifests.count == 1 && one.links.count == 1)
    #expect(three.files == one.files && three.problems == one.problems)
    #expect(three.manifests == one.manifests && three.links == one.links)
  }

  @Test func listsManifestsApart() throws {
    let folder = try TemporaryFolder()
    for name in ["Package.swift", "App.xcodeproj/project.pbxproj", "project.yml", "pages.yml", "a.swift"] {
      try folder.write(name)
    }
    let listing = Discovery.list(root: folder.path)
    #expect(
      listing.manifests.map(\.path) == ["App.xcodeproj/project.pbxproj", "Package.swift", "pages.yml", "project.yml"])
    #expect(listing.files.map(\.path) == ["Package.swift", "a.swift"])
  }

  @Test func findsHelpersInFoldersThatAreNoSources() throws {
    let folder = try TemporaryFolder()
    try folder.write("Plugins/Kit/ProjectDescriptionHelpers/Sub/Deep/A.swift")
    try folder.write("Kits/P/ProjectDescriptionHelpers/Sub/B.swift")
    try folder.write("Kits/P/Other/Sub/C.swift")
    let found = Discovery.list(root: folder.path) { path, _ in path.contains("/Sub") }
    #expect(
      found.manifests.map(\.path) == [
        "Kits/P/ProjectDescriptionHelpers/Sub/B.swift", "Plugins/Kit/ProjectDescriptionHelpers/Sub/Deep/A.swift",
      ])
    #expect(found.files.isEmpty)
  }

  @Test func listsEveryFileOnceWhateverLinksSay() throws {
    let folder = try TemporaryFolder()
    let outside = try TemporaryFolder()
    try outside.write("x.swift")
    try folder.write("A/a.swift")
    try folder.write("B/b.swift")
    try folder.write("Pods/p.swift")
    try folder.link("A/circle", to: "..")
    try folder.link("A/self", to: "self")
    try folder.link("A/toB", to: "../B")
    try folder.link("A/toPods", to: "../Pods")
    try folder.link("A/toOutside", to: outside.path)
    try folder.link("A/same.swift", to: "a.swift")
    try folder.link("A/broken.swift", to: "nowhere.swift")
    try folder.link("A/foreign.swift", to: outside.path + "/x.swift")

    let listing = Discovery.list(root: folder.path)

    #expect(listing.files.map(\.path) == ["A/a.swift", "B/b.swift"])
    #expect(
      listing.problems == [
        ReadProblem(path: "A/broken.swift", reason: .brokenLink),
        ReadProblem(path: "A/foreign.swift", reason: .outsideRoot),
        ReadProblem(path: "A/toOutside", reason: .outsideRoot),
        ReadProblem(path: "A/toPods", reason: .leadsToUnread),
      ])

    // Of a part of the project, what its links lead to is part.
    try folder.remove("A/circle")
    let part = Discovery.list(root: folder.path, paths: ["A", "A/a.swift", "A/toB"])
    #expect(part.files.map(\.path) == ["A/a.swift", "B/b.swift"])
  }

  @Test func linksToCodeThatIsNotReadAreReported() throws {
    let folder = try TemporaryFolder()
    for path in ["Pods/Kit/p.swift", ".hidden/h.swift", "Old/o.swift", "A/a.swift", "A/note.txt", "Pods/Images/i.png"] {
      try folder.write(path)
    }
    try folder.link("A/pod.swift", to: "../Pods/Kit/p.swift")
    try folder.link("A/Kit", to: "../Pods/Kit")
    try folder.link("A/Images", to: "../Pods/Images")
    try folder.link("A/hidden.swift", to: "../.hidden/h.swift")
    try folder.link("A/Hidden", to: "../.hidden")
    try folder.link("A/old.swift", to: "../Old/o.swift")
    try folder.link("A/Old", to: "../Old")
    try folder.link("A/note.swift", to: "note.txt")
    try folder.link("A/note.md", to: "note.txt")
    try folder.link("A/left.swift", to: "../Pods/Kit/p.swift")

    let listing = Discovery.list(root: folder.path) { path, _ in path == "Old" || path == "A/left.swift" }

    #expect(listing.files.map(\.path) == ["A/a.swift"])
    #expect(
      listing.problems
        == ["Hidden", "Kit", "Old", "hidden.swift"].map { ReadProblem(path: "A/" + $0, reason: .leadsToUnread) }
        + [ReadProblem(path: "A/note.swift", reason: .leadsToOtherFile)]
        + ["old.swift", "pod.swift"].map { ReadProblem(path: "A/" + $0, reason: .leadsToUnread) })
  }

  @Test func reportsWhatIsStrangeAndGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("View.swift/inner.swift")
    try folder.write("a.swift")
    mkfifo(folder.path + "/pipe.swift", 0o644)

    let listing = Discovery.list(root: folder.path)

    #expect(listing.files.map(\.path) == ["View.swift/inner.swift", "a.swift"])
    #expect(
      listing.problems == [
        ReadProblem(path: "View.swift", reason: .folderNamedAsSource),
        ReadProblem(path: "pipe.swift", reason: .notAFile),
      ])
    #expect(
      Discovery.list(root: folder.path, paths: ["nope", "/"]).problems == [
        ReadProblem(path: "/", reason: .outsideRoot), ReadProblem(path: "nope", reason: .notFound),
      ])
    #expect(Discovery.list(root: folder.path + "/nope").problems.map(\.reason) == [.notFound])
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func reportsFoldersThatMayNotBeRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("locked/a.swift")
    chmod(folder.path + "/locked", 0)
    defer { chmod(folder.path + "/locked", 0o755) }
    #expect(
      Discovery.list(root: folder.path).problems == [
        ReadProblem(path: "locked", reason: .unreadable("permission denied"))
      ])
  }
}
