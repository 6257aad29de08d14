// style: repository
// rules: business-logic-in-view-model
// A date some days after a date of the domain is a rule; the next day, a cache and the range of a chart are none.
// file: Sources/Domain/Loan.swift
import Foundation

struct Loan {
  let copies: Int
  let start: Date
  let fetchedAt: Date
}
// file: Sources/Presentation/LoanViewModel.swift
import Foundation

final class LoanViewModel: ObservableObject {
  @Published private(set) var dueOn = Date()
  @Published private(set) var visibleUntil = Date()
  let loan: Loan
  init(loan: Loan) { self.loan = loan }

  var due: Date { loan.start.addingTimeInterval(86_400 * 14) }  // ! business-logic-in-view-model
  func returnDate() -> Date? {
    return Calendar.current.date(byAdding: .day, value: 28, to: loan.start)  // ! business-logic-in-view-model
  }
  func extended() -> Date {
    Calendar.current.date(byAdding: .day, value: loan.copies > 3 ? 14 : 28, to: loan.start) ?? loan.start  // ! business-logic-in-view-model
  }
  func load() {
    dueOn = Calendar.current.date(byAdding: .month, value: 2, to: loan.start) ?? loan.start  // ! business-logic-in-view-model
    visibleUntil = loan.start.addingTimeInterval(86_400 * 14)
  }

  var nextDay: Date? { Calendar.current.date(byAdding: .day, value: 1, to: loan.start) }
  var endOfHour: Date { loan.start.addingTimeInterval(3600) }
  var isStaleAfter: Date { loan.fetchedAt.addingTimeInterval(86_400 * 14) }
  func days(until day: Date) -> Int { Calendar.current.dateComponents([.day], from: loan.start, to: day).day ?? 0 }
  func week(from day: Date) -> Date? { Calendar.current.date(byAdding: .day, value: 7, to: day) }
}
