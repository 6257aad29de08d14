// style: repository
// file: Sources/Domain/Models/Note.swift
enum NoteError: Error { case short, malformedText }
struct Note { let wording: String }
// file: Sources/Data/Dto/OrderDto.swift
struct OrderDto: Decodable {
  let label: String
  let remark: String?
  let lines: [String]
  let tag: TagDto
  let token: String
}
struct TagDto: Decodable { let text: String }
// file: Sources/Data/Repositories/OrderRepositoryImpl.swift
protocol OrderRepository {}
final class OrderRepositoryImpl: OrderRepository {
  func check(_ order: OrderDto) throws {
    guard order.label.count >= 3 else { throw NoteError.short }  // ! business-logic-in-data
  }
  func isComplete(_ order: OrderDto) -> Bool { order.label.count >= 3 }  // ! business-logic-in-data
  func valid(_ order: OrderDto) -> OrderDto? { order.tag.text.count <= 20 ? order : nil }  // ! business-logic-in-data
  func named(_ orders: [OrderDto]) -> [OrderDto] { orders.filter { $0.label.count >= 3 } }  // ! business-logic-in-data
  func accept(_ order: OrderDto) throws {
    if let remark = order.remark, remark.count > 200 { throw NoteError.short }  // ! business-logic-in-data
  }
  func long(_ note: Note) -> Note? {
    guard note.wording.count > 10 else { return nil }  // ! business-logic-in-data
    return note
  }
}
// file: Sources/Data/DataSources/OrderDataSource.swift
final class OrderDataSource {
  // Checks of a decoder, empty texts, texts that are cut, and numbers of rows.
  func read(_ order: OrderDto) throws -> String {
    guard order.label.count >= 8 else { throw NoteError.malformedText }
    return order.label
  }
  func uuid(_ order: OrderDto) throws -> String {
    guard order.label.count == 36 else { throw NoteError.short }
    return order.label
  }
  func some(_ order: OrderDto) throws {
    guard order.label.count > 0, !order.tag.text.isEmpty else { throw NoteError.short }
  }
  func cut(_ order: OrderDto) -> String { order.label.count > 20 ? String(order.label.prefix(20)) : order.label }
  func hasMore(_ order: OrderDto) -> Bool { order.lines.count >= 20 }
  func signed(_ order: OrderDto) throws {
    guard order.token.count >= 16 else { throw NoteError.short }
  }
}
