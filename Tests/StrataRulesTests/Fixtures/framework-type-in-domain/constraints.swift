// style: repository
// rules: framework-type-in-domain
// The constraints of generic parameters are a part of a signature.
// file: Domain/Services/Archiving.swift
import CoreData

protocol Archiving {
  func attach<Record: NSManagedObject>(_ text: String, to record: Record)  // ! framework-type-in-domain Archiving -> NSManagedObject
  func store<Record>(_ record: Record) where Record: NSManagedObject  // ! framework-type-in-domain Archiving -> NSManagedObject
  func keep<Record: Hashable>(_ record: Record)
}
