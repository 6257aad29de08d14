/// Why the server did not do what it was asked, in an envelope of an answer whose status is good.
struct RefusalDTO: Equatable, Sendable {
  /// For people, in the language of the server; `nil` where it gives no reason.
  let message: String?
}
