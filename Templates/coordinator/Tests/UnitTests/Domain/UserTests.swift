import Testing

@testable import Members

@Suite struct UserTests {
  @Test func isCalledByNameOrElseByAddress() {
    #expect(User.ada.displayName == "Ada")
    let nameless = User(id: "2", name: "", email: "b@example.com", avatarURL: "https://example.com/b.png")
    #expect(nameless.displayName == "b@example.com")
    #expect(nameless.hasAvatar && !User.ada.hasAvatar)
  }

  @Test(arguments: [
    ("ada@example.com", true), ("a@b.c", true), ("", false), ("ada", false), ("@example.com", false),
    ("ada@example", false), ("ada@@example.com", false), ("ada@example.", false), ("a da@example.com", false),
  ])
  func tellsAddresses(text: String, isAddress: Bool) {
    #expect(text.isEmailAddress == isAddress)
  }

  @Test(arguments: [
    ("+998901234567", true), ("+12345678", true), ("+1234567", false), ("+1234567890123456", false),
    ("998901234567", false), ("+0998901234", false), ("+99890123456a", false), ("", false),
  ])
  func tellsPhoneNumbers(text: String, isNumber: Bool) {
    #expect(text.isPhoneNumber == isNumber)
  }
}
