// style: repository
// rules: dto-leak
// file: Sources/Presentation/BaseViewModel.swift
class BaseViewModel<State>: ObservableObject {
  @Published private(set) var state: State?
}
// file: Sources/Presentation/TrailViewModel.swift
final class TrailViewModel: BaseViewModel<[TrailDto]> {}  // ! dto-leak TrailViewModel -> TrailDto

final class HutViewModel: BaseViewModel<[String]> {}
// file: Sources/Data/Dtos/TrailDto.swift
struct TrailDto: Codable {
  let name: String
}
