import Foundation

extension World {
  func getMessages(_ request: Request) throws(Problem) -> Answer {
    let phone = try request.required("phone")
    return try .json(messages.filter { $0.phone == phone })
  }

  func getClock(_ request: Request) throws(Problem) -> Answer { try .json(["now": clock.text()]) }

  mutating func setClock(_ request: Request) throws(Problem) -> Answer {
    struct Change: Decodable { let now: String?, advance: Int? }

    let change = try request.decoded(Change.self)
    if let advance = change.advance, advance < 0 { throw .invalid("advance") }
    if let text = change.now {
      guard text.wholeMatch(of: /[-0-9]{10}T[:0-9]{8}Z/) != nil else { throw .invalid("now") }
      do { clock = Clock(stoppedAt: try Date(text, strategy: .iso8601)) } catch { throw .invalid("now") }
    }
    clock.ahead += TimeInterval(change.advance ?? 0)
    return try .json(["now": clock.text()])
  }
}
