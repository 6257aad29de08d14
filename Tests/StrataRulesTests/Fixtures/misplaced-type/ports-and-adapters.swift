// style: repository
// file: Sources/Data/Repositories/UserRepository.swift
protocol UserRepository {}  // ! misplaced-type UserRepository -> Domain
// file: Sources/Data/Repositories/UserRepositoryImpl.swift
final class UserRepositoryImpl: UserRepository {}
// file: Sources/Domain/Repositories/OrderRepository.swift
protocol OrderRepository {}
// file: Sources/Domain/Repositories/OrderRepositoryImpl.swift
final class OrderRepositoryImpl: OrderRepository {}  // ! misplaced-type OrderRepositoryImpl -> Data
// file: Sources/Domain/Entities/OrderDTO.swift
struct OrderDTO: Codable {}  // ! misplaced-type OrderDTO -> Data
// file: Sources/Domain/OrderViewModel.swift
final class OrderViewModel {}  // ! misplaced-type OrderViewModel -> Presentation
// file: Sources/Presentation/CancelOrderUseCase.swift
final class CancelOrderUseCase {}  // ! misplaced-type CancelOrderUseCase -> Domain
