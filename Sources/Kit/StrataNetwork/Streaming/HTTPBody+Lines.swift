import Foundation

extension HTTPBody {
  /// The lines of the body, as they arrive: for newline-delimited JSON and logs.
  public var lines: Lines { Lines(body: self) }

  /// The lines of a body in UTF-8, without their ends (`\n` or `\r\n`). An empty last line is left out.
  public struct Lines: AsyncSequence, Sendable {
    let body: HTTPBody

    /// Reads what arrives from now on.
    public func makeAsyncIterator() -> Iterator { Iterator(body: body) }

    /// Waits for one line after the other.
    public struct Iterator: AsyncIteratorProtocol {
      let body: HTTPBody
      private var arrived = Data()
      /// Where the next line begins in what has arrived: what is before is dropped with the next piece.
      private var start = 0
      private var isOver = false

      init(body: HTTPBody) { self.body = body }

      /// The next line; `nil` at the end.
      /// - Throws: ``NetworkError``; ``NetworkError/responseTooLarge`` for a line that is longer than a body may be.
      public mutating func next() async throws -> String? {
        var searched = start
        while true {
          if let end = arrived[searched...].firstIndex(of: UInt8(ascii: "\n")) {
            defer { start = end + 1 }
            return Self.text(arrived[start..<end])
          }
          guard !isOver else {
            defer { start = arrived.count }
            return start < arrived.count ? Self.text(arrived[start...]) : nil
          }
          if let piece = try await body.next() {
            arrived = Data(arrived[start...])
            start = 0
            searched = arrived.count
            guard searched + piece.count <= body.reader.pieces.limit else { throw NetworkError.responseTooLarge }
            arrived.append(piece)
          } else {
            isOver = true
            searched = arrived.count
          }
        }
      }

      private static func text(_ line: Data) -> String {
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
    }
  }
}
