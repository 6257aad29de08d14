// The finding is about the type that the file is named after, or the first one, whichever of them is longer.
// style: repository
// rules: forbidden-import
// file: Sources/Domain/Models/Crate.swift
import RealmSwift  // ! forbidden-import Crate -> RealmSwift

enum CrateSize {
  case small
  case large
}

final class Crate {}

final class CrateLabel {
  let number = 1
  let weight = 2
}

// file: Sources/Domain/Models/Labels.swift
import RealmSwift  // ! forbidden-import Stamp -> RealmSwift

final class Stamp {}

final class Seal {
  let number = 1
  let weight = 2
}

// file: Sources/Domain/Models/Date+Labels.swift
import RealmSwift  // ! forbidden-import Date -> RealmSwift

extension Date {
  var label: Int { 1 }
}

extension String {
  var label: Int { 1 }
  var longLabel: Int { 2 }
}
