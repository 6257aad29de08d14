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

extension ExampleAPI {
  /// The routes about the API itself, which no fault meets; `nil` for other paths.
  func answerAdmin(_ request: Request) -> Answer? {
    guard request.path.hasPrefix("/admin/") else { return nil }
    do throws(Problem) {
      return try answerFaults(request) ?? carryOut(request)
    } catch {
      return error.answer
    }
  }

  /// The routes that are about faults, which are not part of the world.
  private func answerFaults(_ request: Request) throws(Problem) -> Answer? {
    switch (request.method, request.path) {
    case ("GET", "/admin/faults"):
      return try .json(faults)
    case ("POST", "/admin/faults"):
      let fault = try request.decoded(Fault.self)
      faults.append(fault)
      return try .json(fault, status: 201)
    case ("DELETE", "/admin/faults"):
      faults = []
      return .noContent
    case ("POST", "/admin/reset"):
      reset()
      return .noContent
    default:
      return nil
    }
  }
}
