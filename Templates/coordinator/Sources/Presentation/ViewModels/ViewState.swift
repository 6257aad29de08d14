/// What a screen is doing.
enum ViewState: Equatable, Sendable {
  case idle
  case loading
  case loaded
  case error(String)
}
