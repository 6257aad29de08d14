final class MemberLocalDataSource {
  private var members: [String: Member] = [:]

  func member(id: String) -> Member? {
    members[id]
  }

  func save(_ member: Member) {
    members[member.id] = member
  }
}
