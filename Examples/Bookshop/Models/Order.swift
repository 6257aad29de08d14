import Foundation

struct Order: Identifiable {
  var id = UUID()
  var books: [Book]

  var total: Price { Price(cents: books.reduce(0) { $0 + $1.price.cents }) }
}
