// style: repository
// Every branch of an `#if` is some build's: what any of them uses is passed on, whichever comes first.
// file: Sources/Data/Ledger.swift
struct Ledger {
  static var size: Int { 3 }
}
// file: Sources/Domain/Parcel.swift
struct Parcel {
  var weight = 1
}
// file: Sources/Domain/UsesMembers.swift
final class UsesMembers {
  func first() -> Int { Scale.first() }  // ! dependency-rule Scale -> Ledger
  func last() -> Int { Scale.last() }  // ! dependency-rule Scale -> Ledger
  func value() -> Int { Scale.value }  // ! dependency-rule Scale -> Ledger
  func released() -> Int { Scale.released }  // ! dependency-rule Scale -> Ledger
  func inner() -> Int { Scale.inner }  // ! dependency-rule Scale -> Ledger
  func harmless() -> Int { Scale.harmless }
}
// file: Sources/Domain/UsesOwnWay.swift
final class UsesOwnWay {
  func run() -> Int { Scale.twice }  // ! dependency-rule Scale -> Ledger
}
// file: Sources/Domain/UsesDeclarations.swift
final class UsesDeclarations {
  func call() -> Int { weigh() }  // ! dependency-rule weigh() -> Ledger
  func read() -> Int { heaviest }  // ! dependency-rule heaviest -> Ledger
  func compute() -> Int { lightest }  // ! dependency-rule lightest -> Ledger
  func string() -> Int { "".weighed }  // ! dependency-rule String -> Ledger
}
// file: Sources/Domain/UsesParcel.swift
final class UsesParcel {
  func run(_ parcel: Parcel) -> Int { parcel.price }  // ! dependency-rule Parcel -> Ledger
  func run(again parcel: Parcel) -> Int { parcel.postage() }  // ! dependency-rule Parcel -> Ledger
}
// file: Sources/Domain/UsesTypes.swift
final class UsesTypes {
  func run() -> Int { Stamp.cost() }  // ! dependency-rule Stamp -> Ledger
}
// file: Sources/Domain/UsesOtherOverload.swift
// Not a declaration of another branch, but another function.
final class UsesOtherOverload {
  func run() -> Int { pack(1) }
}
// file: Sources/Shared/Scale.swift
enum Scale {
  #if os(iOS)
    static func first() -> Int { Ledger.size }  // ! dependency-rule Scale -> Ledger
    static func last() -> Int { 1 }
    static var value: Int { 1 }
  #elseif os(macOS)
    static func first() -> Int { 1 }
    static func last() -> Int { 2 }
    static var value: Int { 2 }
  #else
    static func first() -> Int { 3 }
    static func last() -> Int { Ledger.size }  // ! dependency-rule Scale -> Ledger
    static var value: Int { Ledger.size }  // ! dependency-rule Scale -> Ledger
  #endif
  #if DEBUG
    static let released = 1
  #else
    static let released = Ledger.size  // ! dependency-rule Scale -> Ledger
  #endif
  #if os(iOS)
    #if DEBUG
      static var inner: Int { 1 }
    #else
      static var inner: Int { 2 }
    #endif
  #else
    static var inner: Int { Ledger.size }  // ! dependency-rule Scale -> Ledger
  #endif
  #if os(iOS)
    static var harmless: Int { 1 }
  #else
    static var harmless: Int { 2 }
  #endif
  static var twice: Int { last() * 2 }
}
// file: Sources/Shared/Weigh.swift
#if DEBUG
  func weigh() -> Int { 1 }
  let heaviest = 1
  var lightest: Int { 1 }
#else
  func weigh() -> Int { Ledger.size }  // ! dependency-rule weigh() -> Ledger
  let heaviest = Ledger.size  // ! dependency-rule heaviest -> Ledger
  var lightest: Int { Ledger.size }  // ! dependency-rule lightest -> Ledger
#endif
extension String {
  #if os(iOS)
    var weighed: Int { 1 }
  #else
    var weighed: Int { Ledger.size }  // ! dependency-rule String -> Ledger
  #endif
}
// file: Sources/Shared/Parcel+Price.swift
#if os(iOS)
  extension Parcel {
    var price: Int { 1 }
    func postage() -> Int { 1 }
  }
#else
  extension Parcel {
    var price: Int { Ledger.size }  // ! dependency-rule Parcel -> Ledger
    func postage() -> Int { Ledger.size }  // ! dependency-rule Parcel -> Ledger
  }
#endif
// file: Sources/Shared/Stamp.swift
#if DEBUG
  enum Stamp {
    static func cost() -> Int { 1 }
  }
#else
  enum Stamp {
    static func cost() -> Int { Ledger.size }  // ! dependency-rule Stamp -> Ledger
  }
#endif
// file: Sources/Shared/Pack.swift
#if os(iOS)
  func pack(_ number: Int) -> Int { number }
  func pack(into box: Int) -> Int { Ledger.size }
#endif
