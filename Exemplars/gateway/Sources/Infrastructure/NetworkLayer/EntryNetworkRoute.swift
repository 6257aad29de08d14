import StrataNetwork

enum EntryNetworkRoute {
  static func entries() -> Route<[NetResEntry]> { .get("entries") }

  static func entry(id: String) -> Route<NetResEntry> { .get("entries/\(id)") }

  static func save(req: NetReqEntry) -> Route<NetResEntry> { .put("entries/\(req.id)", body: .json(req)) }
}
