import StrataModel
import Testing

@testable import StrataScaffold

/// What maintainers of apps that no template resembles would write differently.
@Suite struct HandwrittenStyleTests {
  private func grown(_ files: [String: String]) throws -> (files: [String: String], left: [String]) {
    let own = ["Item.swift": "struct Item {}\n", "ItemStore.swift": "struct ItemStore {}\n"].merging(files) { $1 }
    let grown = try GrownFeature(
      #require(GrownName("PressKit")), like: #require(GrownName("Item")),
      in: FeatureFiles(own.mapValues { Array($0.utf8) }))
    return (grown.files.mapValues { String(decoding: $0, as: UTF8.self) }, grown.left.map(\.description))
  }

  /// A second statement after one that leaves the function on every way would never run.
  @Test func statementsThatAlwaysExitStay() throws {
    for statement in [
      "do {\n    return try open(Item.self)\n  } catch {\n    return nil\n  }",
      "if hasItems {\n    return Item()\n  } else {\n    throw Failure.items\n  }",
    ] {
      let text = "func load() throws -> Any? {\n  log()\n  \(statement)\n}\n"
      let grown = try grown(["Load.swift": text])
      #expect(grown.files["Load.swift"] == nil && grown.left.count == 1, "\(grown)")
    }
  }

  /// Only the file sees what is private, so that it is copied with what uses it.
  @Test func filesWithPrivateHelpersBelongToTheFeature() throws {
    let text =
      "struct ItemView { let row = Row() }\n\nprivate struct Row {}\n\nprivate extension Row { func item() {} }\n"
    let files = try grown(["Views/ItemView.swift": text]).files
    #expect(
      files["Views/PressKitView.swift"]?.hasPrefix("struct PressKitView { let row = Row() }\n\nprivate struct Row")
        == true)
    #expect(files["Views/ItemView.swift"] == nil)
    let shared = try grown(["Views/ItemView.swift": text.replacing("private struct", with: "struct")]).files
    #expect(shared["Views/PressKitView.swift"] == nil)
  }

  @Test func theFirstCommentNamesTheNewFile() throws {
    let text = "//\n//  Row.swift\n//  Shop\n//\n\nstruct ItemRow {}\n\n//  Row.swift\n"
    #expect(
      try grown(["Row.swift": text]).files["PressKitRow.swift"]
        == "//\n//  PressKitRow.swift\n//  Shop\n//\n\nstruct PressKitRow {}\n\n//  Row.swift\n")
  }

  /// The empty line inside of what was added goes with it.
  @Test func groupsOfStatementsLeaveNoEmptyLines() throws {
    let old =
      "final class App {\n  func set() {\n    itemView = 1\n    show(itemView)\n\n    itemStore = 2\n    let header = 3\n"
      + "    log(header)\n  }\n}\n"
    var app = ["Item.swift": "struct Item {}\n", "ItemStore.swift": "struct ItemStore {}\n", "App.swift": old]
    let before = app
    let files = { (texts: [String: String]) in FeatureFiles(texts.mapValues { Array($0.utf8) }) }
    let new = try #require(GrownName("PressKit"))
    let grown = try GrownFeature(new, like: #require(GrownName("Item")), in: files(app))
    for (path, bytes) in grown.files { app[path] = String(decoding: bytes, as: UTF8.self) }
    for (path, bytes) in try RemovedFeature(new, from: files(app)).files {
      app[path] = bytes.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(app == before)
  }

  /// `onItem: {}` says nothing of the exemplar, so that it can be passed for both.
  @Test func emptyClosuresArePassedForBoth() throws {
    let text = "struct Home {\n  init(onItem: () -> Void) {}\n}\nlet home = Home(onItem: { })\n"
    #expect(
      try grown(["Home.swift": text]).files["Home.swift"]
        == "struct Home {\n  init(onItem: () -> Void, onPressKit: () -> Void) {}\n}\n"
        + "let home = Home(onItem: { }, onPressKit: { })\n"
    )
  }
}
