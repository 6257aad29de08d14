import Foundation

struct Transaction: Encodable, Sendable {
  enum Kind: String, Encodable, Sendable { case payment, refund }

  let id: String
  let kind: Kind
  let amount: Money
  let date: String
  let note: String
}

extension World {
  /// The first transactions, dated back from today, so that ranges of days always find some.
  mutating func seedTransactions() {
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

  func getTransactions(_ request: Request) throws(Problem) -> Answer {
    let (first, last) = (try request.required("from"), try request.required("to"))
    let (start, end) = (try day(first, "from"), try day(last, "to"))
    if start > end { throw Problem(422, "invalid_date_range", "The range ends before it starts.") }
    if end.timeIntervalSince(start) > 90 * 86_400 {
      throw Problem(422, "date_range_too_large", "A range may be 90 days long at most.")
    }
    let found = transactions.enumerated().filter { (first...last).contains(String($0.element.date.prefix(10))) }
    return try .json(
      found.sorted { ($0.element.date, $0.offset) > ($1.element.date, $1.offset) }.map(\.element))
  }

  mutating func book(_ kind: Transaction.Kind, _ amount: Money, at date: String, note: String) {
    transactions.append(
      Transaction(id: "\(transactions.count + 1)", kind: kind, amount: amount, date: date, note: note))
  }

  private func day(_ text: String, _ name: String) throws(Problem) -> Date {
    guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { throw .invalid(name) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(year: year, month: month, day: day)
    guard year > 0, components.isValidDate(in: calendar), let date = calendar.date(from: components) else {
      throw .invalid(name)
    }
    return date
  }
}
