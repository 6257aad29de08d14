// A view model that protects some of its state protects all of it.
// style: module
// rules: mutable-published-state
// file: Sources/Implementation/Presentation/ViewModels/KilnViewModel.swift
import Combine
import Observation

final class KilnViewModel: ObservableObject {
  @Published private(set) var pots: [String] = []
  @Published var isFiring = false  // ! mutable-published-state KilnViewModel -> isFiring
  @Published internal(set) public var chosen: String?  // ! mutable-published-state KilnViewModel -> chosen
  @Published var search = ""
  @Published fileprivate(set) var warning: String?
  @Published private var loads = 0

  func perform() { isFiring = true }
}

@Observable
final class GlazeViewModel {
  private(set) var glazes: [String] = []
  var failure: String?  // ! mutable-published-state GlazeViewModel -> failure
  var onDone: (() -> Void)?
  @ObservationIgnored var cache: [String] = []
}

/// As in the guide.
final class ClayViewModel: ObservableObject {
  @Published var clay: String?
  @Published var isLoading = false
  @Published private var kind = ""
  private(set) var reads = 0
}
// file: Sources/Implementation/Presentation/Views/KilnView.swift
import SwiftUI

struct KilnView: View {
  @ObservedObject var viewModel: KilnViewModel

  var body: some View { TextField("Search", text: $viewModel.search) }
}
