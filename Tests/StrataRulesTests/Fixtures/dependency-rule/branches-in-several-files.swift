// style: repository
// A file for each platform: a use means the declaration of either.
// file: Sources/Data/Crate.swift
struct Crate {
  static var size: Int { 3 }
}
// file: Sources/Domain/Freight.swift
struct Freight {
  var weight = 1
}
// file: Sources/Domain/UsesFreight.swift
final class UsesFreight {
  func run(_ freight: Freight) -> Int { freight.toll }  // ! dependency-rule Freight -> Crate
  func call() -> Int { haul() }  // ! dependency-rule haul() -> Crate
  func callInData() -> Int { unload() }  // ! dependency-rule UsesFreight -> unload()
}
// file: Sources/Domain/Unload.swift
#if os(iOS)
  func unload() -> Int { 1 }
#endif
// file: Sources/Data/Unload.swift
#if !os(iOS)
  func unload() -> Int { 2 }
#endif
// file: Sources/Shared/Freight+iOS.swift
#if os(iOS)
  extension Freight {
    var toll: Int { 1 }
  }
  func haul() -> Int { 1 }
#endif
// file: Sources/Shared/Freight+macOS.swift
#if os(macOS)
  extension Freight {
    var toll: Int { Crate.size }  // ! dependency-rule Freight -> Crate
  }
  func haul() -> Int { Crate.size }  // ! dependency-rule haul() -> Crate
#endif
