import SwiftUI

struct Book: Identifiable, Codable {
  var id: String { title }
  var title: String
  var price = Price(cents: 999)

  var spine: Color { price.cents > 2_000 ? .red : .blue }
}
