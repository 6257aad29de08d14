// style: repository
// rules: logic-in-view, skipped-layer
// file: Sources/Presentation/TripsView.swift
struct TripsView: View {
  let load: LoadTripsUseCase  // ! skipped-layer TripsView -> LoadTripsUseCase

  var body: some View {
    Text("Trips")
      .task { await load.execute() }  // ! skipped-layer TripsView -> LoadTripsUseCase
      .onTapGesture { Task { await TripRepositoryImpl.live.clear() } }  // ! skipped-layer TripsView -> TripRepositoryImpl
  }
}
// file: Sources/Domain/LoadTripsUseCase.swift
struct LoadTripsUseCase {
  func execute() async {}
}

protocol TripRepository {}
// file: Sources/Data/TripRepositoryImpl.swift
final class TripRepositoryImpl: TripRepository {
  static let live = TripRepositoryImpl()
  func clear() async {}
}
