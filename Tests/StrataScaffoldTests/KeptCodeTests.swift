import StrataSyntax
import Testing

@testable import StrataScaffold

/// What stays as it is since its copy would not compile, or would be about something else.
@Suite struct KeptCodeTests {
  private func grown(_ text: String) throws -> (text: String?, left: [String]) {
    let files = FeatureFiles(["Item.swift": "struct Item {}\n", "Shared.swift": text].mapValues { Array($0.utf8) })
    let grown = try GrownFeature(#require(GrownName("PressKit")), like: #require(GrownName("Item")), in: files)
    return (
      grown.files["Shared.swift"].map { String(decoding: $0, as: UTF8.self) },
      grown.left.map { "\($0.path):\($0.line): \($0.text)" }
    )
  }

  /// The value that it has is bound once.
  @Test func aStatementWithALocalNameOfCodeThatStaysIsNotRepeated() throws {
    let text = """
      let shown = sheet {
        if let item = coordinator.item {
          show(item)
          log("shown")
        }
      }

      """
    let grown = try grown(text)
    #expect(grown.text?.contains("show(pressKit)") != true)
    #expect(grown.left.contains { $0.hasPrefix("Shared.swift:") })
  }

  @Test func aStatementWithARepeatedLocalNameIsRepeated() throws {
    let text = "func show() {\n  let item = Item()\n  show(item)\n  end()\n}\n"
    let expected =
      "func show() {\n  let item = Item()\n  let pressKit = PressKit()\n  show(item)\n  show(pressKit)\n  end()\n}\n"
    #expect(try grown(text).text == expected)
  }

  /// The functions of use cases are not repeated for another type alone: the copy would find none for its value.
  @Test func aCallOfAFunctionThatStaysIsNotRepeatedNorIsWhatItNeedsAlone() throws {
    let text = """
      struct Screen: Showing {
        func show() {
          let item = makeItem()
          terminal.show { text(item) }
          run(item)
        }

        func text(_ item: Item) -> String { item.name }
      }
      protocol Showing {
        func text(_ item: Item) -> String
      }

      """
    let grown = try grown(text)
    #expect(grown.text?.contains("text(pressKit)") != true)
    #expect(grown.left.contains { $0.contains("text(item)") })
  }

  /// The compiler warns of a value that nothing uses.
  @Test func aLocalValueThatNothingRepeatedUsesIsNotRepeated() throws {
    let text = "func show() -> Int {\n  let item = Item()\n  return count(item)\n}\n"
    #expect(try grown(text).text == nil)
  }

  /// A second one would give the property a value of another type.
  @Test func anInitializerOfAPropertyThatStaysIsNotRepeated() throws {
    let text = """
      struct List {
        let make: (Int) -> Item

        init(make: @escaping (Int) -> Item) { self.make = make }
      }

      """
    let grown = try grown(text)
    #expect(grown.text == nil)
    #expect(grown.left.map { $0.prefix(15) } == ["Shared.swift:2:", "Shared.swift:4:"])
  }

  @Test func anInitializerThatOnlyDiffersInItsTypeIsRepeated() throws {
    let text = "extension Text {\n  init(_ item: Item) { self.init(item.name) }\n}\n"
    #expect(try grown(text).text?.contains("init(_ pressKit: PressKit) { self.init(pressKit.name) }") == true)
  }

  /// It is a test of the code that uses the part.
  @Test func aTestNamesWhatItsHelpersName() throws {
    let text = """
      struct ChangeTests {
        private let folder = Folder()

        private func start() -> Repository { Repository(folder) }
        private func restart() -> Repository { start() }

        @Test func direct() { use(Repository(folder)) }
        @Test func byAHelper() { use(restart()) }
        @Test func another() { use(folder) }
      }

      """
    let source = SwiftSource(Array(text.utf8))
    let tests = source.declarations.filter { source.isTest($0.node) }
    #expect(tests.filter { source.names(["Repository"], in: $0.node) }.map(\.name) == ["direct", "byAHelper"])
  }

  /// The second one would show again what other cases show.
  @Test func aConditionWithOtherCasesIsNotRepeated() throws {
    let text = """
      let itemShown = true
      func show() {
        if isLoading {
          wait()
        } else if itemShown {
          open()
        }
        log()
      }

      """
    let grown = try grown(text)
    #expect(grown.text == text.replacing("true\n", with: "true\nlet pressKitShown = true\n"))
    #expect(grown.left.contains { $0.hasPrefix("Shared.swift:5:") })
    let plain = "let itemShown = true\nfunc show() {\n  if itemShown { open() }\n  log()\n}\n"
    #expect(try self.grown(plain).text?.contains("  if pressKitShown { open() }\n") == true)
  }

  /// One element more would change what the test is about; a list of all cases needs it.
  @Test func aTestExpectsTheValuesOfTheFeatureAlone() throws {
    let text = """
      struct WindowTests {
        @Test func goesOn() { expect(path == [.item]) }
        @Test func hasAllTabs() { expect(tabs == [.home, .item]) }
      }
      enum Tab {
        case home, item
      }

      """
    let grown = try grown(text)
    #expect(
      grown.text
        == text.replacing("[.home, .item]", with: "[.home, .item, .pressKit]")
        .replacing("home, item\n", with: "home, item, pressKit\n"))
  }

  /// What another screen does, it would do twice.
  @Test func statementsOfAnotherViewModelStay() throws {
    let text = """
      final class HomeViewModel {
        func add() { coordinator.showItem() }
        func showItem() { coordinator.showItem() }
      }

      """
    let (old, name) = (try #require(GrownName("Item")), try #require(GrownName("PressKit")))
    let files = FeatureFiles(
      ["Item.swift": "struct Item {}\n", "HomeViewModel.swift": text].mapValues { Array($0.utf8) },
      screens: ["HomeViewModel.swift"])
    let grown = try GrownFeature(name, like: old, in: files, SliceScope(stem: (old, name)))
    #expect(
      grown.files["HomeViewModel.swift"].map { String(decoding: $0, as: UTF8.self) }
        == text.replacing(
          "  func showItem() { coordinator.showItem() }\n",
          with: "  func showItem() { coordinator.showItem() }\n  func showPressKit() { coordinator.showPressKit() }\n"))
  }
}
