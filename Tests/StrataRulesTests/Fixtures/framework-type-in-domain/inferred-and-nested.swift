// style: repository
// file: Sources/Domain/SettingsUseCase.swift
import Foundation

struct SaveSettingsUseCase {
  let store = UserDefaults.standard  // ! framework-type-in-domain SaveSettingsUseCase -> UserDefaults
  let calendar = Calendar.current

  func execute() {
    let local = UserDefaults.standard
    local.set(1, forKey: "a")
  }
}
// file: Sources/Domain/NoteRepository.swift
import CoreData
import SwiftUI

protocol NoteRepository {
  func fetch(_ request: NSFetchRequest<NSManagedObject>) throws  // ! framework-type-in-domain NoteRepository -> NSFetchRequest
  func find(_ id: NSManagedObjectID) throws  // ! framework-type-in-domain NoteRepository -> NSManagedObjectID
  var background: LinearGradient { get }  // ! framework-type-in-domain NoteRepository -> LinearGradient
}
// file: Sources/Domain/LoadTripsUseCase.swift
import Moya

struct LoadTripsUseCase {
  let provider: MoyaProvider<Trip>  // ! framework-type-in-domain LoadTripsUseCase -> MoyaProvider

  func execute() {}
}

struct Trip {}
