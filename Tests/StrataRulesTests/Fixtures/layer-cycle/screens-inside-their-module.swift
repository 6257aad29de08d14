// The screens of a module are parts of it: its container builds them, they use its router. Screens of one name get the
// shortest names that tell them apart.
// style: repository
// file: Modules/Features/Harbor/Sources/Module/HarborContainer.swift
final class HarborContainer {
  func berths() -> BerthsViewModel { BerthsViewModel(router: HarborRouter()) }
  func gates() -> HarborGateViewModel { HarborGateViewModel(router: HarborRouter()) }
}

final class HarborRouter {}
// file: Modules/Features/Harbor/Sources/Presentation/Berths/BerthsView.swift
import SwiftUI

struct BerthsView: View {
  let model: BerthsViewModel
  let gate: HarborGateView  // ! layer-cycle Berths -> Harbor/Sources/Presentation/Gate
  var body: some View { Text("") }
}

final class BerthsViewModel {
  init(router: HarborRouter) {}
}
// file: Modules/Features/Harbor/Sources/Presentation/Gate/HarborGateView.swift
import SwiftUI

struct HarborGateView: View {
  let model: HarborGateViewModel
  var body: some View { Text("") }
}

final class HarborGateViewModel {
  let berths: BerthsViewModel?  // ! layer-cycle Berths -> Harbor/Sources/Presentation/Gate
  init(router: HarborRouter) { berths = nil }
}
// file: Modules/Features/Market/Sources/Presentation/Gate/MarketGateView.swift
import SwiftUI

struct MarketGateView: View {
  let model: MarketGateViewModel
  var body: some View { Text("") }
}

final class MarketGateViewModel {}
