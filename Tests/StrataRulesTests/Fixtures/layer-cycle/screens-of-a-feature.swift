// Screens inside a feature, or directly in Presentation, are features too.
// style: repository
// file: Sources/Modules/Harbor/Presentation/Scenes/Berths/BerthList.swift
struct BerthList {
  let pilot: PilotCard  // ! layer-cycle Berths -> Pilots
}

struct BerthRow {}
// file: Sources/Modules/Harbor/Presentation/Scenes/Pilots/PilotCard.swift
struct PilotCard {
  let rows: [BerthRow]  // ! layer-cycle Berths -> Pilots
}
// file: Sources/Modules/Harbor/Presentation/Scenes/Tugs/TugCard.swift
struct TugCard {
  let rows: [BerthRow]
}
// file: Sources/Presentation/Fares/FareView.swift
import SwiftUI

struct FareView: View {
  let model: FareViewModel
  var body: some View { Text("") }
}

final class FareViewModel {
  let route: RouteViewModel  // ! layer-cycle Routes -> Fares
  init(route: RouteViewModel) { self.route = route }
}
// file: Sources/Presentation/Routes/RouteView.swift
import SwiftUI

struct RouteView: View {
  let fare: FareView  // ! layer-cycle Routes -> Fares
  let model: RouteViewModel
  var body: some View { fare }
}

final class RouteViewModel {}
// Folders of one kind of type are none.
// file: Sources/Presentation/Views/TicketView.swift
import SwiftUI

struct TicketView: View {
  let model: TicketViewModel
  var body: some View { Text("") }
}

struct TicketRow {}
// file: Sources/Presentation/ViewModels/TicketViewModel.swift
final class TicketViewModel {
  var rows: [TicketRow] = []
}
// file: Sources/Presentation/Pieces/Badge.swift
import SwiftUI

struct Badge: View {
  let model: FareViewModel
  var body: some View { Text("") }
}
// A screen that is named like a folder of the data layer.
// file: Sources/Presentation/Requests/RequestView.swift
import SwiftUI

struct RequestView: View {
  let model: RequestViewModel
  var body: some View { Text("") }
}

final class RequestViewModel {
  let night: NightViewModel  // ! layer-cycle Nights -> Requests
  init(night: NightViewModel) { self.night = night }
}
// file: Sources/Presentation/Nights/NightView.swift
import SwiftUI

struct NightView: View {
  let request: RequestView  // ! layer-cycle Nights -> Requests
  let other: RequestViewModel
  let model: NightViewModel
  var body: some View { request }
}

final class NightViewModel {}
