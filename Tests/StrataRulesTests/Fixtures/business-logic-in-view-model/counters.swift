// style: repository
// How often something was tried is bookkeeping, whatever the counter is called; how much a user chooses is not.
// file: Sources/Presentation/UplinkViewModel.swift
final class UplinkViewModel: ObservableObject {
  @Published private(set) var errorMessage: String?
  private var failures = 0
  private var rounds = 0
  private var quantity = 0

  func connect() async {
    failures += 1
    if failures < 3 { await connect() } else { errorMessage = "No connection" }
  }

  func reconnect(_ n: Int) {
    guard n < 5 else {
      errorMessage = "No connection"
      return
    }
    reconnect(n + 1)
  }

  func poll() async {
    rounds += 1
    guard rounds < 10 else {
      errorMessage = "No answer"
      return
    }
  }

  func add() {
    quantity += 1
    guard quantity <= 10 else {  // ! business-logic-in-view-model
      errorMessage = "At most ten"
      return
    }
  }
}
