import Foundation

/// The key of a write that must happen once.
struct Once: Hashable, Sendable {
  let key: String
  let route: String
}

/// What a key's first request was, and the answer it got.
struct Kept: Sendable {
  let request: Data
  let answer: Answer
}

extension World {
  /// Carries out a write, or repeats the answer that the same `Idempotency-Key` got before.
  mutating func once(
    _ request: Request, _ payload: some Encodable, write: (inout World) throws(Problem) -> Answer
  ) throws(Problem) -> Answer {
    guard let key = request.header("Idempotency-Key"), !key.isEmpty else { return try write(&self) }
    let once = Once(key: key, route: "\(request.method) \(request.path)")
    let content = try Answer.encoded(payload)
    if let kept = kept[once] {
      guard kept.request == content else {
        throw Problem(422, "idempotency_key_reused", "The key belongs to another request.")
      }
      var answer = kept.answer
      answer.headers["Idempotent-Replayed"] = "true"
      return answer
    }
    let answer = try write(&self)
    kept[once] = Kept(request: content, answer: answer)
    return answer
  }
}

/// The payload of a write without a body.
struct Nothing: Encodable {}
