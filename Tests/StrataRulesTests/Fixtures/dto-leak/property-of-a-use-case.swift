// style: gateway
// file: Sources/Domain/CancelOrderUseCase.swift
protocol CancelOrderUseCaseProtocol {
  func execute() async throws
  var last: NetResOrder? { get }  // ! dto-leak CancelOrderUseCaseProtocol -> NetResOrder
}

struct RepeatOrderUseCase {
  private var last: NetResOrder?
  private var recent: [NetResOrder] { [] }
  func execute() async throws {}
}

struct ListOrdersUseCase {
  var all: [NetResOrder] { [] }  // ! dto-leak ListOrdersUseCase -> NetResOrder
  let pageSize: Int
  func execute() async throws {}
}
// file: Sources/Data/NetResOrder.swift
struct NetResOrder: Codable {}
