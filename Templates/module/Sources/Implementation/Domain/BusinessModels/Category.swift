/// A kind of item.
public struct Category: Identifiable, Equatable, Sendable {
  public let id: CategoryId
  public let name: String

  public typealias CategoryId = String
}
