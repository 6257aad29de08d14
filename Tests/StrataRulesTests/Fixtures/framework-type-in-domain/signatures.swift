// style: repository
// file: Sources/Domain/Entities/Profile.swift
import CoreData
import SwiftUI

struct Profile {
  let avatar: UIImage?  // ! framework-type-in-domain Profile -> UIImage
  var tint: Color  // ! framework-type-in-domain Profile -> Color
}

final class StoredProfile: NSManagedObject {}
// file: Sources/Domain/ProfileRepository.swift
import Foundation

protocol ProfileRepository {
  func request(for id: String) -> URLRequest  // ! framework-type-in-domain ProfileRepository -> URLRequest
  func save(in context: NSManagedObjectContext)  // ! framework-type-in-domain ProfileRepository -> NSManagedObjectContext
}
// file: Sources/Domain/LoadProfileUseCase.swift
import Combine
import Foundation

final class LoadProfileUseCase {
  private let session: URLSession  // ! framework-type-in-domain LoadProfileUseCase -> URLSession

  init(session: URLSession) { self.session = session }  // ! framework-type-in-domain LoadProfileUseCase -> URLSession

  func execute() -> AnyPublisher<Profile, Error> { fatalError() }  // ! framework-type-in-domain LoadProfileUseCase -> AnyPublisher
}
