final class MemberDetailUiState {
  var member: Member?
  var badges: [Badge] = []
}
