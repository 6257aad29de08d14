import Foundation
import StrataLock
import StrataStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A server as the outbox needs one: it remembers the idempotency keys that it has seen with what it answered. It
/// refuses multiples of seven for good, has a newer value of what is a multiple of five until it gets one that was
/// merged, gives ids to what is created, and now and then loses the request or the answer.
final class LineServer: Sendable {
  /// A write that was refused for good, under a key that was new to the server.
  struct Refusal {
    let number: Int
    /// What the write is about, by the id that it had.
    let object: String
    /// That id was a temporary one, of something that has a real one by now.
    var hasTemporaryID: Bool { object.hasPrefix("t") }
  }

  struct Record {
    var answers: [String: String] = [:]
    /// What was done, in order.
    var applied: [(lane: String, number: Int)] = []
    var refused: [Refusal] = []
    /// Requests whose key was known already.
    var repeats = 0
    /// What was in conflict, and how many were merged then.
    var conflicts: Set<Int> = []
    var merges = 0
    /// What was created.
    var created: Set<Int> = []
    /// Requests with the credential of another user than the one who wrote.
    var foreign = 0
    /// Requests with a temporary id that are no creation, and those with an id that was given to nothing.
    var unknownIDs = 0
    /// Refused for a temporary id that has become a real one.
    var strangers: Set<Int> = []
    /// How many temporary ids were taken for what they have become.
    var aliases = 0
    fileprivate var random: SplitMix
  }

  let port: UInt16
  private let listener: Int32
  private let record: Locked<Record>

  init?(seed: UInt64) {
    #if canImport(Darwin) || canImport(Musl)
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    record = Locked(Record(random: SplitMix(seed: seed)))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = listener
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isListening else { return nil }
  }

  func snapshot() -> Record { record.withLock { $0 } }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listener, nil, nil)
        guard client >= 0 else { return }
        Thread.detachNewThread { [self] in serve(client) }
      }
    }
  }

  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ client: Int32) {
    defer { close(client) }
    var limit = timeval(tv_sec: 2, tv_usec: 0)
    setsockopt(client, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while bytes.last != UInt8(ascii: "\n") {
      let count = recv(client, &buffer, buffer.count, 0)
      // Half a request of a client that was killed.
      guard count > 0 else { return }
      bytes += buffer[..<count]
    }
    let words = String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: " ").map(String.init)
    guard words.count == 7, let number = Int(words[4]) else { return }
    let (chance, pause) = record.withLock { record in
      (record.random.next() % 12, UInt32(record.random.next() % 3000))
    }
    if chance == 0 { return }
    usleep(pause)
    let answer = record.withLock { record in
      if let known = record.answers[words[0]] {
        record.repeats += 1
        return known
      }
      // About what is not there yet: neither done nor refused.
      guard record.knows(words[6]) else { return "wt" }
      let answer = record.execute(
        number, user: words[1], session: words[2], lane: words[3], kind: words[5], object: words[6])
      record.answers[words[0]] = answer
      return answer
    }
    if chance == 1 { return }
    usleep(pause)
    let line = Array((answer + "\n").utf8)
    #if canImport(Darwin)
      send(client, line, line.count, 0)
    #else
      send(client, line, line.count, Int32(MSG_NOSIGNAL))
    #endif
  }
}

extension LineServer.Record {
  /// Whether an object is there; it is named by the number of its creation.
  fileprivate func knows(_ object: String) -> Bool {
    object == "-" || object == "plain" || created.contains(Int(object.dropFirst()) ?? 0)
  }

  fileprivate mutating func execute(
    _ number: Int, user: String, session: String, lane: String, kind: String, object: String
  ) -> String {
    if user != session { foreign += 1 }
    let isCreation = kind == "create"
    if lane.hasPrefix("t"), !isCreation { unknownIDs += 1 }
    if lane.hasPrefix("r"), !created.contains(Int(lane.dropFirst()) ?? 0) { unknownIDs += 1 }
    if number % 7 == 0 {
      refused.append(LineServer.Refusal(number: number, object: object))
      return "no"
    }
    if number % 5 == 0, kind != "merged" {
      conflicts.insert(number)
      return "cf"
    }
    if object.hasPrefix("t") {
      if kind == "mention", number % 2 == 1 {
        strangers.insert(number)
        refused.append(LineServer.Refusal(number: number, object: object))
        return "no"
      }
      aliases += 1
    }
    if kind == "merged" { merges += 1 }
    applied.append((lane: "\(user)/\(lane)", number: number))
    if isCreation { created.insert(number) }
    return isCreation ? "id" : "ok"
  }
}
