/// The types of the standard library that expressions have by their form alone.
struct WellKnownTypes {
  let optional: EntityID
  let array: EntityID
  let dictionary: EntityID
  let set: EntityID
  let string: EntityID
  let int: EntityID
  let double: EntityID
  let bool: EntityID
  let range: EntityID
  let closedRange: EntityID
  let keyPath: EntityID
  let writableKeyPath: EntityID
  let referenceWritableKeyPath: EntityID
  let regex: EntityID
  let error: EntityID
  let hashable: EntityID
  let rawRepresentable: EntityID
  let predicate: EntityID

  /// Whether a type is a value of the standard library whose conformances are all known.
  func isPlain(_ entity: EntityID) -> Bool {
    entity == int || entity == double || entity == string || entity == bool || entity == array || entity == dictionary
  }

  init(_ table: Declarations) {
    func find(_ name: KnownName) -> EntityID {
      for declaration in table.outside[Declarations.knownFrameworks, name.rawValue] {
        if table.entityOf[Int(declaration)] != noEntity { return table.entityOf[Int(declaration)] }
      }
      return noEntity
    }
    optional = find(.optional)
    array = find(.array)
    dictionary = find(.dictionary)
    set = find(.set)
    string = find(.string)
    int = find(.int)
    double = find(.double)
    bool = find(.bool)
    range = find(.range)
    closedRange = find(.closedRange)
    keyPath = find(.keyPath)
    writableKeyPath = find(.writableKeyPath)
    referenceWritableKeyPath = find(.referenceWritableKeyPath)
    regex = find(.regex)
    error = find(.errorType)
    hashable = find(.hashable)
    rawRepresentable = find(.rawRepresentable)
    predicate = find(.predicate)
  }
}

/// No type.
let noEntity: EntityID = .max
