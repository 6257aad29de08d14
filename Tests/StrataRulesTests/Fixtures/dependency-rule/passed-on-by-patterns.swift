// style: repository
// All names of a pattern have what its value uses.
// file: Sources/Data/Shelf.swift
struct Shelf {
  static var size: Int { 3 }
  static func measures() -> (Int, Int) { (1, 2) }
}
// file: Sources/Domain/UsesSecond.swift
final class UsesSecond {
  func run() -> Int { width }  // ! dependency-rule height -> Shelf
}
// file: Sources/Domain/UsesInner.swift
final class UsesInner {
  func run() -> Int { inner }  // ! dependency-rule top -> Shelf
  func runOuter() -> Int { outer }  // ! dependency-rule top -> Shelf
}
// file: Sources/Domain/UsesCall.swift
final class UsesCall {
  func run() -> Int { deep }  // ! dependency-rule wide -> Shelf
}
// file: Sources/Domain/UsesStatic.swift
final class UsesStatic {
  func run() -> Int { Rack.right }  // ! dependency-rule Rack -> Shelf
  func runNext() -> Int { Rack.next }  // ! dependency-rule Rack -> Shelf
}
// file: Sources/Domain/UsesBeside.swift
// Another pattern, and another variable of the same declaration.
final class UsesBeside {
  func run() -> Int { red + blue + alone + Rack.free }
}
// file: Sources/Domain/UsesBehind.swift
final class UsesBehind {
  func run() -> Int { doubledWidth }  // ! dependency-rule height -> Shelf
}
// file: Sources/Shared/Measures.swift
let (height, width) = (1, Shelf.size)  // ! dependency-rule height -> Shelf
let (top, (inner, _), outer) = (Shelf.size, (2, 3), 4)  // ! dependency-rule top -> Shelf
let (wide, deep) = Shelf.measures()  // ! dependency-rule wide -> Shelf
let (red, blue) = (1, 2)
let shelved = Shelf.size, alone = 1
var doubledWidth: Int { width * 2 }
enum Rack {
  static let (left, right) = Shelf.measures()  // ! dependency-rule Rack -> Shelf
  static let (free, empty) = (1, 2)
  static var next: Int { right + 1 }
}
