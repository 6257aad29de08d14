public struct Item: Identifiable {
  public let id: ItemId
  public let name: String
  public let price: Int

  public typealias ItemId = String
}
