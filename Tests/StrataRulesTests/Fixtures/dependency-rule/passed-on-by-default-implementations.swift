// style: repository
// rules: dependency-rule
// Who calls a requirement reaches its default implementation in a neutral file, unless every type has its own.
// file: Sources/Domain/Weighable.swift
protocol Weighable {
  func weigh() -> Int
  var heft: Int { get }
  static func zero() -> Int
}
protocol Sealable {
  func seal() -> Int
}
protocol Stackable: Sealable {
  var height: Int { get }
}
struct Crate: Weighable {}
struct Barrel: Stackable {
  var height: Int { 1 }
  func seal() -> Int { 2 }
}
struct Pallet: Stackable {
  func seal() -> Int { 3 }
}
// file: Sources/Domain/UseCases/WeighsOne.swift
final class WeighsOne {
  func run(item: any Weighable) -> Int { item.weigh() }  // ! dependency-rule Weighable -> ScaleClient
}
// file: Sources/Domain/UseCases/ReadsHeft.swift
final class ReadsHeft {
  func run(item: some Weighable) -> Int { item.heft }  // ! dependency-rule Weighable -> ScaleReader
}
// file: Sources/Domain/UseCases/ZeroesAll.swift
final class ZeroesAll {
  func run<Item: Weighable>(_ type: Item.Type) -> Int { type.zero() }  // ! dependency-rule Weighable -> ScaleReset
}
// file: Sources/Domain/UseCases/StacksAll.swift
final class StacksAll {
  func run(items: [any Stackable]) -> Int { items.map { $0.height }.count }  // ! dependency-rule Stackable -> StackClient
}
// file: Sources/Domain/UseCases/SealsAll.swift
// Every type has its own `seal`.
final class SealsAll {
  func run(item: any Sealable, barrel: Barrel) -> Int { item.seal() + barrel.height }
}
// file: Sources/Shared/Defaults.swift
extension Weighable {
  func weigh() -> Int { ScaleClient().weigh() }  // ! dependency-rule Weighable -> ScaleClient
  var heft: Int { ScaleReader().read() }  // ! dependency-rule Weighable -> ScaleReader
  static func zero() -> Int { ScaleReset().zero() }  // ! dependency-rule Weighable -> ScaleReset
}
extension Sealable {
  func seal() -> Int { SealClient().seal() }
}
extension Stackable {
  var height: Int { StackClient().height() }  // ! dependency-rule Stackable -> StackClient
}
// file: Sources/Data/Scale.swift
struct ScaleClient { func weigh() -> Int { 1 } }
struct ScaleReader { func read() -> Int { 1 } }
struct ScaleReset { func zero() -> Int { 0 } }
struct SealClient { func seal() -> Int { 1 } }
struct StackClient { func height() -> Int { 1 } }
