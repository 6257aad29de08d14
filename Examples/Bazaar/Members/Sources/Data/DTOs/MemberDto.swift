import Foundation

struct MemberDto: Codable {
  let id: String
  let name: String
  let joined: Date
  let points: Int

  func toDomain() -> Member {
    Member(id: id, name: name, joined: joined, points: points)
  }
}

struct BadgeDto: Codable {
  let title: String
  let color: String
}
