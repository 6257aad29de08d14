/// An entry as the server takes it.
struct NetReqEntry: Codable, Equatable, Sendable {
  let id: String
  let exampleField: String
}
