// style: repository
// rules: dependency-rule, forbidden-import
// An extension of an alias extends the type, and findings name that.
// file: Sources/Data/Names.swift
import CoreData

typealias Row = NSManagedObject
typealias Shelf = ShelfStore
final class ShelfStore {}
// file: Sources/Domain/Rows.swift
extension Row {  // ! dependency-rule NSManagedObject -> Row ! forbidden-import NSManagedObject -> NSManagedObject
  func count() -> Int { 0 }
}
extension Shelf {  // ! dependency-rule ShelfStore -> ShelfStore
  func count() -> Int { 0 }
}
