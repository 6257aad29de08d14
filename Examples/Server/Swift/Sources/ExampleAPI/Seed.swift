import Foundation

extension World {
  /// The first rows, those of the server's `seed.py`.
  mutating func seed() {
    revisions = ["users": 1, "items": 1]
    users = [
      User(id: "1", fields: .init("Ada Lovelace", "ada@example.com", "/avatars/ada.png")),
      User(id: "2", fields: .init("Grace Hopper", "grace@example.com", nil)),
      User(id: "3", fields: .init("Alan Turing", "alan@example.com", "/avatars/alan.png")),
      User(id: "4", fields: .init("", "anonymous@example.com", nil)),
    ]
    lastUser = users.count
    avatars = Self.pictures.compactMapValues(Avatar.init(png:))
    categories = [
      Category(id: "books", name: "Books"), Category(id: "garden", name: "Garden"),
      Category(id: "kitchen", name: "Kitchen"),
    ]
    let rows: [(String, Int, [String])] = [
      ("Field notebook", 790, ["books"]),
      ("Herb atlas", 3450, ["books", "garden"]),
      ("Watering can", 2499, ["garden"]),
      ("Bread knife", 4200, ["kitchen"]),
      ("Cookbook", 2895, ["books", "kitchen"]),
    ]
    items = rows.enumerated().map { index, row in
      Item(
        id: "\(index + 1)",
        fields: .init(name: row.0, price: Money(minor: row.1, currency: .EUR), categories: row.2))
    }
    seedTransactions()
  }

  /// Pictures of eight by eight points.
  private static let pictures = [
    "ada.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXw5vp6O7RXYhFBAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/"
      + "ABiaBAnV5MQ6AAAAAElFTkSuQmCC",
    "alan.png": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQMAAAD+wSzIAAAABlBMVEXi9O8gblxsrbmjAAAAFUlEQVR42mOwYagDQhsGCSD5n+E/"
      + "ABiaBAnV5MQ6AAAAAElFTkSuQmCC",
  ]

  /// Dated back from today, so that ranges of days always find some.
  private mutating func seedTransactions() {
    let rows: [(days: Double, Transaction.Kind, minor: Int, note: String)] = [
      (1, .payment, 1_250_000_00, "Electricity"),
      (9, .payment, 89_900_00, "Internet"),
      (9, .refund, -89_900_00, "Internet, paid twice"),
      (44, .payment, 2_000_00, "Bus card"),
      (89, .payment, 4_999_99, "Library"),
      (90, .payment, 75_000_00, "Water"),
      (120, .payment, 30_000_00, "Parking"),
    ]
    for row in rows {
      book(row.1, Money(minor: row.minor, currency: .UZS), at: clock.text(in: -row.days * 86_400), note: row.note)
    }
  }
}
