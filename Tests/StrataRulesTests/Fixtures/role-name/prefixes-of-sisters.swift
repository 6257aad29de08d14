// The prefix of most implementations of a role is a convention if it is the one of another role.
// style: repository
// rules: role-name
// file: Sources/Domain/Repositories.swift
protocol ARepository { func a() }
protocol BRepository { func b() }
protocol CRepository { func c() }
protocol DRepository { func d() }
protocol ERepository { func e() }
// file: Sources/Data/Repositories.swift
final class DefaultARepository: ARepository { func a() {} }  // ! role-name DefaultARepository
final class DefaultBRepository: BRepository { func b() {} }  // ! role-name DefaultARepository
final class DefaultCRepository: CRepository { func c() {} }  // ! role-name DefaultARepository
final class DefaultDRepository: DRepository { func d() {} }  // ! role-name DefaultARepository
final class DefaultERepository: ERepository { func e() {} }  // ! role-name DefaultARepository
// file: Sources/Domain/UseCases.swift
protocol LoadAUseCase { func execute() }
protocol LoadBUseCase { func execute() }
protocol LoadCUseCase { func execute() }
protocol LoadDUseCase { func execute() }
protocol LoadEUseCase { func execute() }
protocol SaveAUseCase { func execute() }
protocol SaveBUseCase { func execute() }
final class DefaultLoadAUseCase: LoadAUseCase { func execute() {} }  // ! role-name DefaultLoadAUseCase
final class DefaultLoadBUseCase: LoadBUseCase { func execute() {} }  // ! role-name DefaultLoadAUseCase
final class DefaultLoadCUseCase: LoadCUseCase { func execute() {} }  // ! role-name DefaultLoadAUseCase
final class DefaultLoadDUseCase: LoadDUseCase { func execute() {} }  // ! role-name DefaultLoadAUseCase
final class DefaultLoadEUseCase: LoadEUseCase { func execute() {} }  // ! role-name DefaultLoadAUseCase
final class SaveAUseCaseImpl: SaveAUseCase { func execute() {} }
final class SaveBUseCaseImpl: SaveBUseCase { func execute() {} }
