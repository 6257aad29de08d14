/// The composition root.
@MainActor
final class AppDependencies {
  lazy var memberRepository: MemberRepository = MemberRepositoryImpl(
    remoteDataSource: MemberRemoteDataSource(), localDataSource: MemberLocalDataSource())

  func makeMemberListViewModel() -> MemberListViewModel {
    MemberListViewModel(getMembersUseCase: GetMembersUseCase(memberRepository: memberRepository))
  }
}
