final class Analytics {
  static let shared = Analytics()

  func opened(_ screen: String) { print(screen) }
}
