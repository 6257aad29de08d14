// style: repository
// rules: dependency-rule
// Types that attributes of the language name, and property wrappers of the parameters of closures.
// file: Sources/Domain/BreadPicker.swift
struct BreadPicker {
  @_specialize(where Loaf == LoafDTO)  // ! dependency-rule BreadPicker -> LoafDTO
  func pick<Loaf>(_ loaf: Loaf) {}

  @_specialize(exported: true, kind: partial, where Loaf: LoafStoring, Count == Int)  // ! dependency-rule BreadPicker -> LoafStoring
  func pick<Loaf, Count>(_ loaf: Loaf, count: Count) {}

  @specialized(where Loaf == [LoafDTO])  // ! dependency-rule BreadPicker -> LoafDTO
  func pickAll<Loaf>(_ loaf: Loaf) {}

  @_specialize(where Loaf: _Trivial(32), Count == Crumb)
  func pickFirst<Loaf, Count>(_ loaf: Loaf, count: Count) {}
}

struct Crumb {}
// file: Sources/Domain/BreadStore.swift
struct BreadStore {
  @_implements(LoafStoring, store())  // ! dependency-rule BreadStore -> LoafStoring
  func keep() {}

  @_implements(Equatable, ==(_:_:))
  static func isEqual(a: BreadStore, b: BreadStore) -> Bool { true }
}
// file: Sources/Domain/BreadOven.swift
struct BreadOven {
  let bake: (Int) -> Void = { (@Kept degrees: Int) in print(degrees) }  // ! dependency-rule BreadOven -> Kept
  let cool: (Int) -> Void = { (@Rounded degrees: Int) in print(degrees) }
}

@propertyWrapper struct Rounded { var wrappedValue: Int }
// file: Sources/Data/LoafDTO.swift
struct LoafDTO {}
protocol LoafStoring { func store() }
@propertyWrapper struct Kept { var wrappedValue: Int }
