import Testing

@testable import StrataScaffold

@Suite struct AppNameTests {
  @Test(arguments: ["Shop", "BookShop", "Shop2", "URLBook", "Settings"])
  func names(text: String) throws { #expect(try AppName(text).text == text) }

  @Test(
    arguments: [
      ("shop", AppProblem.NameReason.lowerCase, "Shop"), ("book-shop", .noIdentifier, "BookShop"),
      ("2Shop", .noIdentifier, nil),
      ("Book Shop", .noIdentifier, "BookShop"), ("Protocol", .reserved, "ProtocolApp"), ("Data", .module, "MyData"),
      ("Task", .module, "MyTask"), ("User", .declared, "MyUser"), ("..", .noLetter, nil),
    ] as [(String, AppProblem.NameReason, String?)])
  func whatCannotBeAName(text: String, reason: AppProblem.NameReason, suggestion: String?) {
    #expect(throws: AppProblem.invalidName(text, reason, suggestion: suggestion)) {
      try AppName(text, beside: ["User"])
    }
  }
}
