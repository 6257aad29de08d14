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

  /// A part that a repeated one uses is repeated, too.
  @Test func casesThatAreUsedAreRepeated() throws {
    let section = try text("App/Section.swift")
    #expect(section?.contains("    case .newsItem: dependencies.makeNewsItemViewModel()\n") == true)
    #expect(section?.components(separatedBy: "newsItem").count == 3)
  }

  @Test func anOperationOfTheSameNameStays() throws {
    #expect(try text("App/Traced.swift") == nil)
  }
}
