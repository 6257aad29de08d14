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
      private var unread = Data()
      private var isOver = false

      init(body: HTTPBody) { self.body = body }

      /// The next line; `nil` at the end.
      /// - Throws: ``NetworkError``; ``NetworkError/responseTooLarge`` for a line that is longer than a body may be.
      public mutating func next() async throws -> String? {
        var searched = 0
        while true {
          let rest = unread[unread.index(unread.startIndex, offsetBy: searched)...]
          if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            defer { unread = Data(unread[unread.index(after: end)...]) }
            return Self.text(unread[..<end])
          }
          guard !isOver else {
            defer { unread = Data() }
            return unread.isEmpty ? nil : Self.text(unread)
          }
          searched = unread.count
          if let piece = try await body.next() {
            guard unread.count + piece.count <= body.reader.pieces.limit else { throw NetworkError.responseTooLarge }
            unread.append(piece)
          } else {
            isOver = true
          }
        }
      }

      private static func text(_ line: Data) -> String {
        String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      }
    }
  }
}
