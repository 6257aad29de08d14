struct MemberListUiState {
  var items: [Member] = []
  var isLoading = false
  var errorMessage: String?
}
