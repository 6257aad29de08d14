// Where a misplaced type is accepted, its uses are judged by the layer of its role, each at its own location.
// style: repository
// rules: dependency-rule, misplaced-type
// file: Sources/Domain/Entities/ParcelDTO.swift
// strata:disable:next misplaced-type — moves with the new server
struct ParcelDTO: Codable { let id: Int }
// file: Sources/Domain/Entities/CourierDTO.swift
struct CourierDTO: Codable { let name: String }  // ! misplaced-type CourierDTO -> Data
// file: Sources/Domain/UseCases/TrackParcelUseCase.swift
final class TrackParcelUseCase {
  func execute(_ parcel: ParcelDTO) {}  // ! dependency-rule TrackParcelUseCase -> ParcelDTO
  func execute(_ courier: CourierDTO) {}
}
// file: Sources/Domain/UseCases/FindParcelUseCase.swift
final class FindParcelUseCase {
  // strata:disable:next dependency-rule — moves with the new server
  func execute() -> ParcelDTO? { nil }
}
// file: Sources/Data/ParcelRepositoryImpl.swift
final class ParcelRepositoryImpl {
  func parcel() -> ParcelDTO? { nil }
}
// file: Sources/Presentation/ReturnParcelUseCase.swift
// strata:disable:next misplaced-type — the screen is rewritten
final class ReturnParcelUseCase {
  let title = ReturnTitle()  // ! dependency-rule ReturnParcelUseCase -> ReturnTitle
}

struct ReturnTitle {}
