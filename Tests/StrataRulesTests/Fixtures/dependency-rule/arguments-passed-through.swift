// style: repository
// rules: dependency-rule
// Generic arguments follow from what a static member or an alias is called with, and from the type that is expected.
// file: Sources/Data/Rows.swift
struct VaultRow {
  var title = ""
  static let zero = VaultRow()
}
// file: Sources/Domain/Boxes.swift
import Foundation

struct Box<Value> {
  var value: Value
  static func make(_ value: Value) -> Box<Value> { Box(value: value) }
}
typealias Wrapped<Value> = Box<Value>
enum Fault: Error { case none }
typealias Answer<Value> = Result<Value, Fault>

struct Boxes {
  let rows: [VaultRow]  // ! dependency-rule

  func streams() {
    let (stream, continuation) = AsyncStream.makeStream(of: VaultRow.self)  // ! dependency-rule
    continuation.yield(.zero)  // ! dependency-rule
    print(stream)
  }
  func boxes() {
    let made = Box.make(rows[0])
    print(made.value.title)  // ! dependency-rule
    let wrapped = Wrapped(value: rows[0])
    print(wrapped.value.title)  // ! dependency-rule
    let answer = Answer.success(rows[0])
    print(try? answer.get().title)  // ! dependency-rule
    let optional = Optional(rows[0])
    print(optional?.title)  // ! dependency-rule
  }
  func sequences() {
    let pairs: KeyValuePairs = ["a": rows[0]]
    print(pairs.first?.value.title)  // ! dependency-rule
    let slice = rows[1...]
    print(slice.first?.title)  // ! dependency-rule
    let sorted = rows.sorted(using: [SortDescriptor(\.title)])  // ! dependency-rule
    print(sorted)
    let titles = rows.withUnsafeBufferPointer { $0[0].title }  // ! dependency-rule
    print(titles)
  }
}
