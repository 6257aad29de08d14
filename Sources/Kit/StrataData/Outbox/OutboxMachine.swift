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
    /// Conflicts in a row of the first entry.
    var conflicts = 0
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

  /// Adds an entry of the journal; one that is known already is ignored.
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
    begin(lane)
    if lanes[lane]?.entries.isEmpty == true { lanes[lane] = nil } else { addHead(lane) }
  }

  /// The journal does not have an entry any more: it was withdrawn, or a newer one has replaced it. An entry that is
  /// being sent stays here: its attempt looks it up in the journal first.
  mutating func remove(_ id: ID, _ lane: String) {
    guard sending[id] == nil, let place = lanes[lane]?.entries.firstIndex(of: id) else { return }
    if place == 0 {
      removeHead(lane)
      // The wait was that of the entry.
      if lanes[lane]?.phase == .waiting { begin(lane) }
    }
    lanes[lane]?.entries.remove(at: place)
    if lanes[lane]?.entries.isEmpty == true { lanes[lane] = nil } else if place == 0 { addHead(lane) }
  }

  /// An attempt failed, or its end could not be stored: the entry stays first, and its lane waits.
  /// - Returns: the lane, and how often the entry has failed in a row; `nil` when the entry is not being sent.
  mutating func fail(_ id: ID) -> (lane: String, failures: Int)? {
    guard let lane = sending.removeValue(forKey: id) else { return nil }
    lanes[lane]?.phase = .waiting
    lanes[lane]?.failures += 1
    return (lane, lanes[lane]?.failures ?? 0)
  }

  /// The journal has another payload for an entry, which is sent anew: at once after its first conflict, else after a
  /// wait as for a failure.
  /// - Returns: as ``fail(_:)`` where it waits, `nil` where it does not.
  mutating func resend(_ id: ID) -> (lane: String, failures: Int)? {
    guard let lane = sending[id], lanes[lane] != nil else { return nil }
    lanes[lane]?.conflicts += 1
    if lanes[lane]?.conflicts != 1 { return fail(id) }
    sending[id] = nil
    let phase = restingPhase(lane)
    lanes[lane]?.phase = phase
    addHead(lane)
    return nil
  }

  /// Gives a lane another name. If another lane has that name, both become one, ordered by entry; their waits end.
  mutating func rename(_ old: String, to new: String) {
    guard old != new, let moved = lanes[old] else { return }
    removeHead(old)
    removeHead(new)
    lanes[old] = nil
    for (id, lane) in sending where lane == old { sending[id] = new }
    let entries = (moved.entries + (lanes[new]?.entries ?? [])).sorted()
    lanes[new] = Lane(entries: entries, phase: restingPhase(new))
    addHead(new)
  }

  /// The wait after the given number of failures is over. A wait that has been cut short changes nothing any more.
  mutating func resume(_ lane: String, after failures: Int) {
    guard let state = lanes[lane], state.phase == .waiting, state.failures == failures else { return }
    endWait(lane)
  }

  /// Cuts all waits short.
  mutating func resumeAll() {
    for (lane, state) in lanes where state.phase == .waiting { endWait(lane) }
  }

  private mutating func endWait(_ lane: String) {
    let phase = restingPhase(lane)
    lanes[lane]?.phase = phase
    addHead(lane)
  }

  /// The phase of a lane that waits for nothing. One of its entries may still be sent: two are, where its two names
  /// were not known to be one.
  private func restingPhase(_ lane: String) -> Phase { sending.values.contains(lane) ? .sending : .ready }

  /// Another entry is the first one of a lane.
  private mutating func begin(_ lane: String) {
    let phase = restingPhase(lane)
    lanes[lane]?.phase = phase
    lanes[lane]?.failures = 0
    lanes[lane]?.conflicts = 0
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
