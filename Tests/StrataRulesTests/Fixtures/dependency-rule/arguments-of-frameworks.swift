// style: repository
// rules: dependency-rule
// Frameworks pass generic arguments on: to closures, results and projected values.
// file: Sources/Data/Rows.swift
struct VaultRow: Identifiable {
  var id = 0
  var title = ""
  static let zero = VaultRow()
}
// file: Sources/Domain/Screen.swift
import Combine
import Foundation
import SwiftUI
import Synchronization

struct Screen: View {
  @State private var rows: [VaultRow] = []  // ! dependency-rule

  var body: some View {
    VStack {
      ForEach($rows) { $row in
        TextField("", text: $row.title)  // ! dependency-rule
        Text(row.title)  // ! dependency-rule
      }
      ForEach(Array(rows.enumerated()), id: \.offset) { index, row in
        Text(row.title)  // ! dependency-rule
      }
      TextField("", text: $rows[0].title)  // ! dependency-rule
    }
  }
}
final class Worker {
  let lock = Mutex(VaultRow.zero)  // ! dependency-rule
  let cache = NSCache<NSString, AnyObject>()

  func read() -> String {
    lock.withLock { $0.title }  // ! dependency-rule
  }
  func filter() {
    let predicate = #Predicate<VaultRow> { row in  // ! dependency-rule
      row.id > 1  // ! dependency-rule
    }
    print(predicate)
  }
  func stream(_ rows: [VaultRow]) async {  // ! dependency-rule
    var last = rows.first
    let stream = AsyncStream(unfolding: { last })
    for await row in stream {
      print(row.title)  // ! dependency-rule
    }
    last = nil
  }
}
