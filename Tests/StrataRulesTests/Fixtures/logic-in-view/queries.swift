// style: repository
// rules: logic-in-view
// A query of a database begins with a type, and the results of tasks come one after the other: no collection is filtered.
// file: Sources/Presentation/FerryListView.swift
import SwiftUI

struct FerryListView: View {
  let database: Database

  var body: some View {
    Text("Ferries")
  }

  func count() throws -> Int {
    try FerryRecord.filter(FerryRecord.Columns.isRunning).select(FerryRecord.Columns.name).fetchCount(database)
  }

  func running() -> [Ferry] {
    Harbor.ferries.filter { $0.seats > 100 }  // ! logic-in-view FerryListView -> running(): filter $0.seats
  }

  func names() async -> [String] {
    await withTaskGroup(of: String.self) { group in
      group.addTask { "Island" }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }
}
// file: Sources/Domain/Ferry.swift
struct Ferry {
  let seats: Int
}

enum Harbor {
  static let ferries: [Ferry] = []
}
