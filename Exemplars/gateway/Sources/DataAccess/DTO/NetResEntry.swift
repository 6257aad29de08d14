import StrataNetwork

/// An entry as the server sends it, without an envelope.
struct NetResEntry: NetResBody, Equatable {
  let id: String
  let exampleField: String
}
