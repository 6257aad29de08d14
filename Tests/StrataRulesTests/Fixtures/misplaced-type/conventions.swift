// style: repository
// rules: misplaced-type
// All data sources of the project are declared in the domain: one finding with all locations, under the first name.
// file: Sources/Domain/Bus/BusRemoteDataSource.swift
final class BusRemoteDataSource { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRemoteDataSource -> Data
// file: Sources/Domain/Cab/CabRemoteDataSource.swift
final class CabRemoteDataSource { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRemoteDataSource -> Data
// file: Sources/Domain/Car/CarRemoteDataSource.swift
final class CarRemoteDataSource { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRemoteDataSource -> Data
// file: Sources/Domain/Jet/JetRemoteDataSource.swift
final class JetRemoteDataSource { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRemoteDataSource -> Data
// file: Sources/Domain/Van/VanRemoteDataSource.swift
final class VanRemoteDataSource { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRemoteDataSource -> Data
// Two of three implementations of repositories are no convention.
// file: Sources/Domain/Bus/BusRepositoryImpl.swift
protocol BusRepository { func all() async throws -> [String] }
final class BusRepositoryImpl: BusRepository { func all() async throws -> [String] { [] } }  // ! misplaced-type BusRepositoryImpl -> Data
// file: Sources/Domain/Cab/CabRepositoryImpl.swift
protocol CabRepository { func all() async throws -> [String] }
final class CabRepositoryImpl: CabRepository { func all() async throws -> [String] { [] } }  // ! misplaced-type CabRepositoryImpl -> Data
// file: Sources/Domain/Jet/JetRepository.swift
protocol JetRepository { func all() async throws -> [String] }
// file: Sources/Data/JetRepositoryImpl.swift
final class JetRepositoryImpl: JetRepository { func all() async throws -> [String] { [] } }
