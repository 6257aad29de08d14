import Foundation

/// What arrives in pieces: a file that may be asked for in ranges, and server-sent events.
extension World {
  func export(_ request: Request) throws(Problem) -> Answer {
    try versioned("items", request) { () throws(Problem) in
      let text = items.map { item in
        let price = item.fields.price
        return "\(item.id);\(item.fields.name);\(price.minor);\(price.currency)\n"
      }
      let content = Data(text.joined().utf8)
      var answer = Answer(
        status: 200, headers: ["Content-Type": "text/plain; charset=utf-8", "Accept-Ranges": "bytes"], body: content)
      let tag = "\"items-\(revision(of: "items"))\""
      guard [nil, tag].contains(request.header("If-Range")), let range = try range(of: request, in: content.count)
      else {
        return answer
      }
      answer.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound)/\(content.count)"
      return Answer(status: 206, headers: answer.headers, body: Data(content[range]))
    }
  }

  func events(_ request: Request) throws(Problem) -> Answer {
    let last = request.header("Last-Event-ID").flatMap { $0.wholeMatch(of: /[0-9]{1,18}/) == nil ? nil : Int($0) } ?? 0
    let next = items.filter { (Int($0.id) ?? 0) > last }
    guard !next.isEmpty else { return .noContent }
    let text = next.map { "id: \($0.id)\nevent: item\ndata: \($0.fields.name)\n\n" }
    return Answer(
      status: 200, headers: ["Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store"],
      body: Data(("retry: 1000\n\n" + text.joined()).utf8))
  }

  /// The bytes that a request asks for; `nil` if it asks for all, or in a way that is not known here.
  private func range(of request: Request, in count: Int) throws(Problem) -> ClosedRange<Int>? {
    guard let parts = request.header("Range")?.wholeMatch(of: /bytes=([0-9]{1,18})-([0-9]{0,18})/),
      let start = Int(parts.1)
    else { return nil }
    let end = min(Int(parts.2) ?? count, count - 1)
    guard start <= end else {
      throw Problem(
        416, "range_not_satisfiable", "The file has no such range.", headers: ["Content-Range": "bytes */\(count)"])
    }
    return start...end
  }
}
