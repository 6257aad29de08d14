// DTOs among the data sources, beside a folder of DTOs, and work among the protocols.
// style: coordinator
// rules: role-folder
// file: Sources/Data/DTOs/WellDTO.swift
struct WellDTO: Decodable { let depth: Int }
// file: Sources/Data/DataSources/PumpDTO.swift
struct PumpDTO: Decodable { let flow: Int }  // ! role-folder PumpDTO -> DataSources
// file: Sources/Legacy/Data/DataSources/ValveDTO.swift
/// Here the folder around the data sources contains no folder of DTOs.
struct ValveDTO: Decodable { let turns: Int }
// file: Sources/Domain/Protocols/DrillWellUseCase.swift
struct DrillWellUseCase { func execute() async throws {} }  // ! role-folder DrillWellUseCase -> Protocols
// file: Sources/Domain/Protocols/CapWellUseCase.swift
protocol CapWellUseCaseProtocol { func execute() async throws }
struct CapWellUseCase: CapWellUseCaseProtocol { func execute() async throws {} }
// file: Sources/Domain/Protocols/WellRepositoryProtocol.swift
protocol WellRepositoryProtocol { func wells() async throws -> [Well] }
// file: Sources/Domain/Protocols/Well.swift
struct Well { let depth: Int }
