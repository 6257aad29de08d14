/// The decisions of an outbox, apart from everything that waits, sends or stores: a value that can be explored through
/// all its states, which the tests do.
///
/// Only the journal survives a crash. After a restart, a new machine receives the entries that the
/// journal holds and no settlement ends.
struct OutboxMachine: Hashable, Sendable {
  typealias ID = Int64

  enum Phase: Hashable, Sendable {
    case ready
    case sending
    /// For the end of a backoff.
    case waiting
  }

  struct Lane: Hashable, Sendable {
    /// In the order of admission; the first is sent, the others wait for it to be settled.
    var entries: [ID] = []
    var phase = Phase.ready
    /// Failures in a row of the first entry.
    var failures = 0
  }

  /// The first entry of a ready lane.
  private struct Head: Hashable, Sendable {
    let id: ID
    let lane: String
  }

  private(set) var lanes: [String: Lane] = [:]
  /// The first entries of all ready lanes, oldest first: a week offline may leave thousands.
  private var heads: [Head] = []
  /// What is being sent, with its lane.
  private(set) var sending: [ID: String] = [:]
  let concurrency: Int

  init(concurrency: Int) {
    self.concurrency = concurrency
  }

  var isSending: Bool { !sending.isEmpty }

  /// Takes in an entry that is in the journal. Telling it twice is harmless.
  mutating func admit(_ id: ID, _ lane: String) {
    let place = lanes[lane]?.entries.lastIndex { $0 <= id }
    if let place, lanes[lane]?.entries[place] == id { return }
    if place == nil { removeHead(lane) }
    lanes[lane, default: Lane()].entries.insert(id, at: place.map { $0 + 1 } ?? 0)
    if place == nil { addHead(lane) }
  }

  /// The entry to send next: the oldest that is first in a ready lane. It counts as being sent from now on.
  mutating func next() -> (id: ID, lane: String)? {
    guard sending.count < concurrency, !heads.isEmpty else { return nil }
    let oldest = heads.removeFirst()
    lanes[oldest.lane]?.phase = .sending
    sending[oldest.id] = oldest.lane
    return (oldest.id, oldest.lane)
  }

  /// The journal has the end of an entry, accepted or rejected, and of those that go with it.
  mutating func settle(_ id: ID, discarding later: [ID] = []) {
    guard let lane = sending.removeValue(forKey: id), lanes[lane] != nil else { return }
    let gone = Set(later).union([id])
    lanes[lane]?.entries.removeAll { gone.contains($0) }
    lanes[lane]?.phase = .ready
    lanes[lane]?.failures = 0
    if lanes[lane]?.entries.isEmpty == true { lanes[lane] = nil } else { addHead(lane) }
  }

  /// The journal does not have an entry any more: it was withdrawn, or a newer one has replaced it. What is being sent
  /// goes on: who sends it looks into the journal first.
  mutating func remove(_ id: ID, _ lane: String) {
    guard sending[id] == nil, let place = lanes[lane]?.entries.firstIndex(of: id) else { return }
    if place == 0 {
      removeHead(lane)
      // The wait was its own.
      if lanes[lane]?.phase == .waiting {
        lanes[lane]?.phase = .ready
        lanes[lane]?.failures = 0
      }
    }
    lanes[lane]?.entries.remove(at: place)
    if lanes[lane]?.entries.isEmpty == true { lanes[lane] = nil } else if place == 0 { addHead(lane) }
  }

  /// An attempt failed, or its end could not be stored: the entry stays first, and its lane waits.
  /// - Returns: how often it has failed in a row.
  mutating func fail(_ id: ID) -> Int {
    guard let lane = sending.removeValue(forKey: id) else { return 0 }
    lanes[lane]?.phase = .waiting
    lanes[lane]?.failures += 1
    return lanes[lane]?.failures ?? 0
  }

  /// The wait after the given number of failures is over. A wait that has been cut short changes nothing any more.
  mutating func resume(_ lane: String, after failures: Int) {
    guard let state = lanes[lane], state.phase == .waiting, state.failures == failures else { return }
    lanes[lane]?.phase = .ready
    addHead(lane)
  }

  /// Cuts all waits short.
  mutating func resumeAll() {
    for (lane, state) in lanes where state.phase == .waiting {
      lanes[lane]?.phase = .ready
      addHead(lane)
    }
  }

  private mutating func addHead(_ lane: String) {
    guard let state = lanes[lane], state.phase == .ready, let id = state.entries.first else { return }
    heads.insert(Head(id: id, lane: lane), at: heads.place(of: id) { $0.id })
  }

  private mutating func removeHead(_ lane: String) {
    guard let state = lanes[lane], state.phase == .ready, let id = state.entries.first else { return }
    heads.remove(at: heads.place(of: id) { $0.id })
  }
}
