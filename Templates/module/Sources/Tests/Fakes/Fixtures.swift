import ShopInterface
import StrataNetwork

@testable import ItemsImplementation

extension Item {
  static let atlas = Item(
    id: "2", name: "Herb atlas", price: Money(minor: 3450, currency: "EUR"), categories: ["books"])
}

extension ItemsImplementation.Category {
  static let books = Self(id: "books", name: "Books")
}

extension ItemDTO {
  static let atlas = ItemDTO(
    id: "2", name: "Herb atlas", price: MoneyDTO(minor: 3450, currency: "EUR"), categories: ["books"])
}

extension NetworkClient {
  /// A client that asks once, so that tests of failures do not wait.
  init(baseURL: String, transport: any Transport) {
    self.init(
      configuration: NetworkConfiguration(
        baseURL: baseURL, timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never), transport: transport)
  }
}

extension DecimalFormat {
  static let english = DecimalFormat(decimalSeparator: ".", groupingSeparator: ",")
  static let german = DecimalFormat(decimalSeparator: ",", groupingSeparator: ".")
}
