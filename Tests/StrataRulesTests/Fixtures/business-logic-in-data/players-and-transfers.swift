// A player may be a person, and a transfer one of money; a video player and a transfer of files are devices. A record of
// the domain may be a request, a session or a task.
// style: repository
// rules: business-logic-in-data
// file: Sources/Domain/Models/League.swift
import Foundation

struct Player: Identifiable {
  enum Standing { case active, suspended }
  let id: UUID
  let rating: Int
  let standing: Standing
}

struct LeaveRequest: Identifiable {
  let id: UUID
  let isApproved: Bool
}

struct Session {
  let isOpen: Bool
}

enum LeagueFailure: Error { case refused }
// file: Sources/Data/LeagueRepositoryImpl.swift
import Foundation

struct PlayerDto: Decodable {
  let id: UUID
  let elo: Int
  let warnings: Int
}

struct TransferDto: Decodable {
  let id: UUID
  let cents: Int
}

struct VideoPlayerDto: Decodable {
  let speed: Int
}

struct FileTransferDto: Decodable {
  let speed: Int
}

final class LeagueRepositoryImpl {
  func top(_ players: [PlayerDto]) -> [Player] {
    players.sorted { $0.elo > $1.elo }.map(player)  // ! business-logic-in-data
  }
  func largest(_ transfers: [TransferDto]) -> [TransferDto] {
    transfers.sorted { $0.cents > $1.cents }  // ! business-logic-in-data
  }
  func fastest(_ players: [VideoPlayerDto], _ files: [FileTransferDto]) -> Int {
    players.sorted { $0.speed > $1.speed }.count + files.sorted { $0.speed > $1.speed }.count
  }
  func confirm(_ request: LeaveRequest, in session: Session) throws {
    guard request.isApproved else { throw LeagueFailure.refused }  // ! business-logic-in-data
    guard session.isOpen else { throw LeagueFailure.refused }
  }
  private func player(_ dto: PlayerDto) -> Player {
    Player(
      id: dto.id, rating: dto.elo,
      standing: dto.warnings >= 3 ? .suspended : .active)  // ! business-logic-in-data
  }
}
