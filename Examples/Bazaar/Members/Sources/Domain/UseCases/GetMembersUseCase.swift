final class GetMembersUseCase {
  private let memberRepository: MemberRepository

  init(memberRepository: MemberRepository) {
    self.memberRepository = memberRepository
  }

  func execute() async throws -> [Member] {
    try await memberRepository.getMembers().filter { $0.points >= 0 }
  }
}
