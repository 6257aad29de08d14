import Foundation
import Testing

@testable import StrataScaffold

/// What a new screen is wired with, where others have the name of its exemplar, too.
@Suite struct ScreenUnitsTests {
  private static let files = [
    "Presentation/SendCode/SendCodeViewModel.swift": """
    final class SendCodeViewModel {
      func sendCode() {}
    }

    """,
    "App/Dependencies.swift": """
    struct Dependencies {
      func makeHomeViewModel() -> HomeViewModel { HomeViewModel() }

      func makeSendCodeViewModel() -> SendCodeViewModel { SendCodeViewModel() }
    }

    """,
    "App/Terminal.swift": """
    func run(_ dependencies: Dependencies) {
      let sendCode = dependencies.makeSendCodeViewModel()
      sendCode.sendCode()
      show(.sendCode)
      log("done")
    }

    """,
    "App/Section.swift": """
    enum Section {
      case home
      case sendCode

      func make(_ dependencies: Dependencies) -> AnyObject {
        switch self {
        case .home: dependencies.makeHomeViewModel()
        case .sendCode: dependencies.makeSendCodeViewModel()
        }
      }
    }

    """,
    "App/Traced.swift": """
    struct Traced {
      let gateway: any SendCodeGateway

      func sendCode() { gateway.sendCode() }

      func other() {}
    }

    """,
  ]

  private func grown(_ more: [String: String] = [:]) throws -> GrownFeature {
    let (old, name) = (try #require(GrownName("SendCode")), try #require(GrownName("NewsItem")))
    var scope = SliceScope(protected: ["SendCodeGateway"], stem: (old, name))
    scope.isScreen = true
    let files = FeatureFiles(
      Self.files.merging(more) { $1 }.mapValues { Array($0.utf8) }, roots: ["App/Dependencies.swift"])
    return try GrownFeature(name, like: old, in: files, scope)
  }

  private func text(_ path: String) throws -> String? {
    try grown().files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func whatHasTheScreensTypesIsRepeated() throws {
    #expect(
      try text("App/Dependencies.swift")?.contains(
        "  func makeNewsItemViewModel() -> NewsItemViewModel { NewsItemViewModel() }\n") == true)
    let terminal = try text("App/Terminal.swift")
    #expect(terminal?.contains("  newsItem.newsItem()\n") == true)
    #expect(terminal?.contains("  show(.newsItem)\n") == true)
  }

  /// A property that is not repeated needs no argument, although it has the screen's name.
  @Test func argumentsArePassedForRepeatedPropertiesAlone() throws {
    let text = """
      struct FakeSession {
        let sendCode: Bool
      }
      func session() -> FakeSession { FakeSession(sendCode: true) }

      """
    #expect(try grown(["Tests/FakeSession.swift": text]).files["Tests/FakeSession.swift"] == nil)
  }

  @Test func whatImplementsAProtocolOfTheScreenImplementsItsCopy() throws {
    let files = [
      "Presentation/SendCode/SendCodeNavigation.swift": "protocol SendCodeNavigation {\n  func sendCodeDidEnd()\n}\n",
      "Tests/FakeNavigation.swift": """
      final class FakeNavigation: HomeNavigation, SendCodeNavigation {
        func sendCodeDidEnd() {}
      }
      protocol HomeNavigation {}

      """,
      "App/Window.swift": "final class Window: HomeNavigation {\n  func sendCodeDidEnd() {}\n}\n",
    ]
    let grown = try grown(files)
    let fake = grown.files["Tests/FakeNavigation.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(fake?.contains("HomeNavigation, SendCodeNavigation, NewsItemNavigation {\n") == true, "\(fake ?? "")")
    #expect(fake?.contains("  func newsItemDidEnd() {}\n") == true)
    #expect(grown.files["App/Window.swift"] == nil)
  }

  /// A value of a tuple is there as long as its name is, which is repeated for what uses it.
  @Test func partsOfTuplesAreRepeatedTogether() throws {
    let tuple = "(dependencies.makeHomeViewModel(), dependencies.makeSendCodeViewModel())"
    let path = "App/Show.swift"
    let text = """
      func show(_ dependencies: Dependencies) {
        let (home, sendCode) = \(tuple)
        print(home.text)
        print(sendCode.text)
      }

      """
    #expect(
      try grown([path: text]).files[path].map { String(decoding: $0, as: UTF8.self) }
        == text.replacing("(home, sendCode) = ", with: "(home, sendCode, newsItem) = ")
        .replacing(tuple, with: "(\n    \(tuple.dropFirst().dropLast()), dependencies.makeNewsItemViewModel())")
        .replacing("print(sendCode.text)\n", with: "print(sendCode.text)\n  print(newsItem.text)\n"))
    let unused = text.replacing("print(sendCode.text)", with: "return sendCode.text")
    #expect(try grown([path: unused]).files[path] == nil)
  }

  /// `if let sendCode` reads the property, and `_sendCode` is its wrapper.
  @Test func whatReadsOrSetsARepeatedPropertyIsRepeated() throws {
    let path = "App/Flow.swift"
    let text = """
      final class Flow {
        @Once private var sendCode: SendCodeViewModel?

        init(
          title: String,
          sendCode: @escaping () -> SendCodeViewModel
        ) {
          _sendCode = Once(sendCode())
        }

        func start() {
          if let sendCode { end(sendCode) }
          log()
        }
      }

      """
    let copy = try grown([path: text]).files[path].map { String(decoding: $0, as: UTF8.self) }
    #expect(copy?.contains("    _newsItem = Once(newsItem())\n") == true, "\(copy ?? "")")
    #expect(copy?.contains("    if let newsItem { end(newsItem) }\n") == true)
  }

  /// Another local value of that name, in another function, is no use of it.
  @Test func aLocalValueThatNothingUsesIsNotRepeated() throws {
    let path = "App/Show.swift"
    let text = """
      func show(_ dependencies: Dependencies) -> String {
        let sendCode = dependencies.makeSendCodeViewModel()
        return sendCode.text
      }

      func read() -> String {
        let sendCode = File.read()
        return sendCode
      }

      """
    #expect(try grown([path: text]).files[path] == nil)
  }

  /// A part that a repeated one uses is repeated, too.
  @Test func casesThatAreUsedAreRepeated() throws {
    let section = try text("App/Section.swift")
    #expect(section?.contains("    case .newsItem: dependencies.makeNewsItemViewModel()\n") == true)
    #expect(section?.components(separatedBy: "newsItem").count == 3)
  }

  @Test func anOperationOfTheSameNameStays() throws {
    #expect(try text("App/Traced.swift") == nil)
  }

  /// A window has a protocol of its own, which inherits from the screen's.
  @Test func whatImplementsAProtocolThatInheritsFromTheScreensImplementsItsCopy() throws {
    let files = [
      "Presentation/SendCode/SendCodeNavigation.swift": "protocol SendCodeNavigation {\n  func sendCodeDidEnd()\n}\n",
      "App/WindowNavigation.swift": "protocol WindowNavigation: SendCodeNavigation {\n}\n",
      "App/Window.swift": "final class Window: WindowNavigation {\n  func sendCodeDidEnd() { end() }\n}\n",
    ]
    let window = try grown(files).files["App/Window.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(window?.contains("  func newsItemDidEnd() { end() }\n") == true, "\(window ?? "")")
  }

  /// What a repeated part calls without handing over a value of the screen stays, and is called by both.
  @Test func aMemberWithoutTypesOfTheScreenStays() throws {
    let files = [
      "Presentation/SendCode/SendCodeNavigation.swift": "protocol SendCodeNavigation {\n  func sendCodeDidEnd()\n}\n",
      "App/Window.swift": """
      final class Window: Ending, SendCodeNavigation {
        func sendCodeDidEnd() { showAfterSendCode() }
        func showAfterSendCode() { log() }
      }
      protocol Ending {}

      """,
    ]
    let window = try grown(files).files["App/Window.swift"].map { String(decoding: $0, as: UTF8.self) }
    #expect(window?.contains("  func newsItemDidEnd() { showAfterSendCode() }\n") == true, "\(window ?? "")")
    #expect(window?.contains("showAfterNewsItem") == false)
  }

  /// `child` of a function has nothing to do with the member of that name.
  @Test func aLocalValueIsNoMemberOfTheScreen() throws {
    let files = [
      "App/Coordinator.swift": """
      class Coordinator {
        let sendCode = SendCodeViewModel()
      }

      """,
      "App/Profile.swift": """
      final class Profile: Coordinator {
        func show() {
          let sendCode = Other()
          start(sendCode)
          end()
        }
      }

      """,
    ]
    let grown = try grown(files)
    #expect(grown.files["App/Coordinator.swift"] != nil)
    #expect(grown.files["App/Profile.swift"] == nil)
  }
}
