// style: coordinator
// rules: role-folder, misplaced-type
// The folder of another layer is reported once.
// file: Sources/Domain/UseCases/KiteRepository.swift
final class KiteRepository: KiteRepositoryProtocol {}  // ! misplaced-type KiteRepository -> Data
// file: Sources/Domain/UseCases/KiteRepositoryProtocol.swift
protocol KiteRepositoryProtocol {}  // ! role-folder KiteRepositoryProtocol -> UseCases
// file: Sources/Data/DataSources/WindDTO.swift
struct WindDTO: Codable {}
