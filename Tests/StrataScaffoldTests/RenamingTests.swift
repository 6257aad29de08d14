import Testing

@testable import StrataScaffold

@Suite struct RenamingTests {
  private func renamed(_ text: String, _ old: String, _ new: String, _ kind: Renaming.Kind = .code) throws -> String {
    Renaming(from: try #require(GrownName(old)), to: try #require(GrownName(new))).apply(text, as: kind)
  }

  @Test(arguments: [
    ("let user = User(users: users)", "let pressKit = PressKit(pressKits: pressKits)"),
    ("FakeUserRepository, usersList, isUserKnown", "FakePressKitRepository, pressKitsList, isPressKitKnown"),
    ("Userland, superuser, userful, abUser", "Userland, superuser, userful, abPressKit"),
    ("user_id, USER_ID, order_user_id", "press_kit_id, PRESS_KIT_ID, order_press_kit_id"),
    ("_user, $user, `user`, \\.user", "_pressKit, $pressKit, `pressKit`, \\.pressKit"),
  ])
  func code(text: String, expected: String) throws { #expect(try renamed(text, "User", "PressKit") == expected) }

  @Test(arguments: [
    ("/users/42", "/press-kits/42", Renaming.Kind.string), ("users", "press-kits", .string),
    ("User not found", "Press kit not found", .string), ("The user is gone.", "The press kit is gone.", .string),
    ("user.title", "pressKit.title", .string), ("UserRow", "PressKitRow", .string),
    (" Loads the users of `user`.", " Loads the press kits of `pressKit`.", .comment),
    ("UserDetail/UserView.swift", "PressKitDetail/PressKitView.swift", .path),
  ])
  func texts(text: String, expected: String, kind: Renaming.Kind) throws {
    #expect(try renamed(text, "User", "PressKit", kind) == expected)
  }

  @Test func severalWordsBecomeOne() throws {
    #expect(
      try renamed("OrderItem(orderItems), order_item, order-items, \"Order item\", orderitem", "OrderItem", "Address")
        == "Address(addresses), address, addresses, \"Address\", address")
  }

  @Test func acronymsAndNamesInThePlural() throws {
    #expect(try renamed("URLPreview, urlPreviews, myURLPreviewCell", "URLPreview", "Map") == "Map, maps, myMapCell")
    #expect(try renamed("Map, maps", "Map", "URLPreview") == "URLPreview, urlPreviews")
    #expect(try renamed("Settings, settingsView", "Settings", "Order") == "Order, orderView")
    #expect(try renamed("Order, orders", "Order", "Settings") == "Settings, settingsList")
  }

  /// In code, several differ from one; paths of a server and texts have the word as it is.
  @Test func aNameThatIsItsOwnPlural() throws {
    #expect(
      try renamed("GetUsersUseCase(users: users), UserRow(user)", "User", "Series")
        == "GetSeriesListUseCase(seriesList: seriesList), SeriesRow(series)")
    #expect(try renamed("/users/1", "User", "Series", .string) == "/series/1")
    #expect(try renamed("All users", "User", "Series", .string) == "All series")
    #expect(try renamed("user_id, USERS", "User", "NewsSeries") == "news_series_id, NEWS_SERIES")
  }
}
