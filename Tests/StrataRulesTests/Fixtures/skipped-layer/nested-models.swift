// style: repository
// A nested class with the whole name of a model is the view model of the view around it.
// file: Sources/Domain/GetBerthsUseCase.swift
protocol GetBerthsUseCase { func execute() async throws -> [Int] }
// file: Sources/Presentation/BerthsView.swift
import SwiftUI

struct BerthsView: View {
  @StateObject var model: Model
  var body: some View { Text("") }
}

extension BerthsView {
  @MainActor final class Model: ObservableObject {
    private let getBerths: GetBerthsUseCase
    init(getBerths: GetBerthsUseCase) { self.getBerths = getBerths }
  }
}
// file: Sources/Presentation/PolicyView.swift
struct PolicyView: View {
  var body: some View { Text(Network.policyAddress) }
}
// file: Sources/Support/Network.swift
// Constants: no client.
enum Network {
  static let policyAddress = "https://example.org/policy"
}
