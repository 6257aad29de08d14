// style: coordinator
// rules: dto-leak, dependency-rule, repository-returns-dto
// file: Sources/Domain/Ports.swift
struct Receipt {}

protocol ReceiptGateway {
  func receipt(for order: OrderDTO) async throws -> Receipt  // ! dto-leak ReceiptGateway -> OrderDTO
  func receipts() async throws -> [ReceiptDTO]  // ! dto-leak ReceiptGateway -> ReceiptDTO
  var latest: ReceiptDTO? { get }  // ! dto-leak ReceiptGateway -> ReceiptDTO
}

protocol ReceiptPrinting {
  func print(_ receipt: Receipt, done: (ReceiptDTO) -> Void)  // ! dto-leak ReceiptPrinting -> ReceiptDTO
}

protocol PrintReceiptUseCase {
  func execute(_ receipt: ReceiptDTO) async  // ! dto-leak PrintReceiptUseCase -> ReceiptDTO
}

protocol ReceiptRepository {
  func receipts() async throws -> [ReceiptDTO]  // ! repository-returns-dto ReceiptRepository -> ReceiptDTO
}

protocol ReceiptArchive {
  func archive(_ receipt: Receipt) async throws -> [Receipt]
}
// file: Sources/Data/ReceiptDTO.swift
struct ReceiptDTO: Codable {}
struct OrderDTO: Codable {}

// Protocols of Data use them.
protocol ReceiptFetching {
  func receipts() async throws -> [ReceiptDTO]
}
