// style: repository
// rules: business-logic-in-data
// file: Sources/Data/Repositories/PermitRepositoryImpl.swift
import Foundation

final class PermitRepositoryImpl: PermitRepository {
  func send(_ permit: Permit) async throws {
    if permit.isRevoked { throw PermitFailure.revoked }  // ! business-logic-in-data
  }
  func renew(_ permit: Permit, on day: Date) async throws {
    guard permit.mayBeRenewed(on: day),  // ! business-logic-in-data
      !permit.isSuspended  // ! business-logic-in-data
    else { throw PermitFailure.revoked }
  }
  // Whether there is anything, and what a server or a session says.
  func store(_ permit: Permit, _ response: PermitResponse, _ session: Session) async throws {
    guard !permit.isEmpty else { throw PermitFailure.nothing }
    guard response.isSuccess else { throw PermitFailure.nothing }
    guard session.isOpen else { throw PermitFailure.signedOut }
  }
  func cached(_ permit: Permit) -> Permit? { permit.isRevoked ? nil : permit }
}

struct PermitResponse: Codable {
  let isSuccess: Bool
}
// file: Sources/Domain/Models/Permit.swift
import Foundation

struct Permit {
  let isRevoked: Bool
  var isSuspended: Bool
  var isEmpty: Bool { false }
  func mayBeRenewed(on day: Date) -> Bool { true }
}

struct Session {
  let isOpen: Bool
}

enum PermitFailure: Error { case revoked, nothing, signedOut }

protocol PermitRepository {
  func send(_ permit: Permit) async throws
}
