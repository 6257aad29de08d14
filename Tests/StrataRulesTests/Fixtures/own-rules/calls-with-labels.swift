// Labels of calls, initializers, and names of types in `calls`.
// rules: all
// file: strata.yml
layers:
  All: {match: {path: Sources}}
rules:
  no-nanoseconds:
    select: {suffix: Job}
    forbid: {calls: ["Task.sleep(nanoseconds:)", "*.onTap(count:*)", "Clock.wait(_:)", "start()"]}
  no-decimals:
    select: {suffix: Price}
    forbid: {calls: [Decimal.init, "Ledger(book:)", "Tally.{init,add}(_:)", "Calendar.*"]}
  no-locks:
    select: {suffix: Box}
    forbid: {calls: [NSLock, Shelf.Row, "NS*"]}
  tasks-are-named:
    select: {suffix: Task}
    require: {calls: "Name.init(of:)"}
// file: Sources/Jobs.swift
import SwiftUI

func start(_ name: String = "") {}
enum Clock { static func wait(_ seconds: Int, for name: String = "") {} }

struct UploadJob {
  var body: some View {
    Text("a").onTap(count: 2) {}  // ! no-nanoseconds UploadJob -> Text.onTap(count:)
    Text("b").onTap {}
  }

  func run() async throws {
    try await Task.sleep(nanoseconds: 3)  // ! no-nanoseconds UploadJob -> Task.sleep(nanoseconds:)
    try await Task.sleep(for: .seconds(1))
    Clock.wait(3)  // ! no-nanoseconds UploadJob -> Clock.wait(_:)
    Clock.wait(3, for: "a")
    _ = Clock.wait
  }
}
// file: Sources/Start.swift
struct StartJob {
  func run() {
    start()  // ! no-nanoseconds StartJob -> start()
    start("a")
  }
}
// file: Sources/Prices.swift
import Foundation

struct Ledger {
  init(book: String) {}
  init(_ number: Int) {}
}

struct Tally {
  init(_ number: Int) {}
  static func add(_ number: Int) {}
}

struct OrderPrice {
  let ledger = Ledger(book: "a")  // ! no-decimals OrderPrice -> Ledger(book:)
  let other = Ledger(1)
  let calendar = Calendar(identifier: .gregorian)
  let kind: Decimal?

  func amount(_ text: String) -> Decimal? {
    _ = Tally(1)  // ! no-decimals OrderPrice -> Tally(_:)
    Tally.add(1)  // ! no-decimals OrderPrice -> Tally.add(_:)
    _ = Calendar.current  // ! no-decimals OrderPrice -> Calendar.current
    _ = Decimal.init(string: text)  // ! no-decimals OrderPrice -> Decimal
    return Decimal(string: text)  // ! no-decimals OrderPrice -> Decimal
  }
}
// file: Sources/Boxes.swift
import Foundation

enum Shelf { struct Row {} }

struct StoreBox {
  let lock = NSLock()  // ! no-locks StoreBox -> NSLock
  let other: NSLock
  let number = NSNumber(1)
  let row = Shelf.Row()  // ! no-locks StoreBox -> Shelf.Row

  func show() {
    NSLog("a")  // ! no-locks StoreBox -> NSLog
  }
}
// file: Sources/Tasks.swift
struct Name {
  init(of text: String) {}
  init(_ text: String) {}
}

struct LoadTask { let name = Name(of: "load") }
struct SaveTask { let name = Name("save") }  // ! tasks-are-named SaveTask -> calls: Name.init(of:)
