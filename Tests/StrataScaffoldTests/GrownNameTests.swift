import Testing

@testable import StrataScaffold

@Suite struct GrownNameTests {
  @Test(arguments: [
    ("UserProfile", "UserProfile", "userProfiles", "user-profile", "USER_PROFILES", "User profile"),
    ("user-profile", "UserProfile", "userProfiles", "user-profile", "USER_PROFILES", "User profile"),
    ("URLPreview", "URLPreview", "urlPreviews", "url-preview", "URL_PREVIEWS", "URL preview"),
    ("ImageURL", "ImageURL", "imageURLs", "image-url", "IMAGE_URLS", "Image URL"),
    ("Settings", "Settings", "settings", "settings", "SETTINGS", "Settings"),
    ("Address", "Address", "addresses", "address", "ADDRESSES", "Address"),
    ("Movies", "Movie", "movies", "movie", "MOVIES", "Movie"),
    ("Orders", "Order", "orders", "order", "ORDERS", "Order"),
    ("Category", "Category", "categories", "category", "CATEGORIES", "Category"),
    ("Person", "Person", "people", "person", "PEOPLE", "Person"),
    ("Analysis", "Analysis", "analyses", "analysis", "ANALYSES", "Analysis"),
    ("Day", "Day", "days", "day", "DAYS", "Day"),
  ])
  func spellings(name: String, camel: String, lower: String, kebab: String, screaming: String, sentence: String) throws
  {
    let name = try #require(GrownName(name))
    #expect(name.text(.upperCamel) == camel)
    #expect(name.text(.lowerCamel, isPlural: true) == lower)
    #expect(name.text(.kebab) == kebab)
    #expect(name.text(.screaming, isPlural: true) == screaming)
    #expect(name.text(.sentence) == sentence)
  }
}
