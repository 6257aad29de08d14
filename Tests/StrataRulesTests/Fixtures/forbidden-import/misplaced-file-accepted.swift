// Accepting a misplaced type accepts nothing of what its file imports.
// style: repository
// rules: forbidden-import, misplaced-type
// file: Sources/Domain/Models/Patient.swift
import CoreData  // ! forbidden-import Patient -> CoreData

// strata:disable:next misplaced-type — moves with the new storage
final class Patient: NSManagedObject {
  var name = ""
}
// file: Sources/Domain/Models/Visit.swift
import CoreData

final class Visit: NSManagedObject {  // ! misplaced-type Visit
  var day = ""
}
