import Testing

@testable import StrataEdits

@Suite struct VirtualTreeTests {
  private func tree(_ files: [String: String] = ["a.swift": "a", "b.swift": "b"]) -> VirtualTree<Never> {
    VirtualTree { files[$0].map { Array($0.utf8) } }
  }

  @Test func whatIsWrittenIsReadBack() {
    var tree = tree()
    tree.write("a.swift", Array("x".utf8))
    #expect(tree.read("a.swift") == Array("x".utf8))
    #expect(tree.read("b.swift") == Array("b".utf8))
    #expect(tree.read("c.swift") == nil)
  }

  @Test func thePlanIsTheDifference() {
    var tree = tree()
    tree.write("a.swift", Array("x".utf8))
    tree.write("c/d.sh", [], isExecutable: true)
    tree.delete("b.swift")
    let expected: [String: FileChange] = [
      "a.swift": .edit(from: Array("a".utf8), to: Array("x".utf8)), "b.swift": .delete(Array("b".utf8)),
      "c/d.sh": .create([], isExecutable: true),
    ]
    #expect(tree.plan == EditPlan(expected))
  }

  @Test func whatIsChangedBackIsNoChange() {
    var tree = tree()
    tree.write("a.swift", Array("x".utf8))
    tree.write("a.swift", Array("a".utf8))
    tree.write("c.swift", [])
    tree.delete("c.swift")
    tree.move("b.swift", to: "d.swift")
    tree.move("d.swift", to: "b.swift")
    #expect(tree.plan.isEmpty)
  }

  @Test func aMoveIsOneChange() {
    var tree = tree()
    tree.move("a.swift", to: "c.swift")
    tree.move("c.swift", to: "d/e.swift")
    tree.write("d/e.swift", Array("x".utf8))
    #expect(
      tree.plan == EditPlan(["a.swift": .move(path: "d/e.swift", from: Array("a".utf8), to: Array("x".utf8))]))
  }

  @Test func aMoveOntoAFileIsAnEditAndADeletion() {
    var tree = tree()
    tree.move("a.swift", to: "b.swift")
    let expected: [String: FileChange] = [
      "a.swift": .delete(Array("a".utf8)), "b.swift": .edit(from: Array("b".utf8), to: Array("a".utf8)),
    ]
    #expect(tree.plan == EditPlan(expected))
  }

  @Test func theTreeShowsFoldersOnce() {
    var tree = tree()
    tree.write("Sources/Home/View.swift", [])
    tree.write("Sources/Home/Model/Item.swift", [])
    tree.write("a.swift", [])
    #expect(
      tree.plan.tree
        == "  Sources/\n    Home/\n      Model/\n      + Item.swift\n    + View.swift\n~ a.swift\n")
  }
}
