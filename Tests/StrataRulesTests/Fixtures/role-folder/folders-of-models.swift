// style: coordinator
// rules: role-folder
// In the domain, a folder of models is one of a role. Elsewhere it may hold anything.
// file: Sources/Domain/Entities/CountSeatsUseCase.swift
final class CountSeatsUseCase { func execute() -> Int { 0 } }  // ! role-folder CountSeatsUseCase -> Entities
// file: Sources/Domain/Models/Seat.swift
struct Seat {}
// file: Sources/Domain/UseCases/FreeSeatUseCase.swift
final class FreeSeatUseCase { func execute() {} }
// file: Sources/Data/Models/SeatDTO.swift
struct SeatDTO: Decodable { let id: String }
