protocol MemberRepository {
  func getMember(id: String) async throws -> Member
  func getMembers() async throws -> [Member]
  func rawMember(id: String) async throws -> MemberDto
}
