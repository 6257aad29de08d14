@testable import StrataData

extension OutboxModel {
  /// What is explored: the stated bound.
  struct Bound {
    /// The lanes of the entries, in the order of admission. Their numbers count from 1.
    let lanes: [String]
    /// Entries that the server refuses.
    let refused: Set<ID>
    /// What the app does with the entries behind a refused one.
    let discardsLater: Bool
    let crashes: Int
    /// Lost or late requests, lost answers, ends that could not be stored.
    let failures: Int
    let concurrency: Int
    /// Entries that the user may take back at any time.
    var withdrawn: Set<ID> = []
    /// Entries that are coalesced: each with the one that it replaces if that has never been sent.
    var replaces: [ID: ID] = [:]
    /// Who writes each entry; empty where nobody signs in. The first is signed in at the start.
    var owners: [String] = []
    /// How often another user signs in, in turn.
    var changesOfOwner = 0
    /// What happens to the writes of a user who leaves.
    var leaving = PendingWrites.keep
    /// Entries whose first version is in conflict with what the server has: another version is sent in its place.
    var conflicting: Set<ID> = []
    /// Those of them that are dropped instead.
    var dropped: Set<ID> = []
    /// Entries that create what has a temporary id, which is their lane, with the real one.
    var creates: [ID: String] = [:]
    /// Entries of other lanes whose payloads have the temporary id of what another entry creates.
    var mentions: [ID: ID] = [:]
    /// Whether the server takes temporary ids for what they have become.
    var acceptsTemporaryIDs = false
    /// How often there is no connection when a request is to be sent, and the app knows that it did not leave the
    /// device.
    var attemptsWithoutConnection = 0
    /// Whether the user may write to the real id as soon as the server has it, or only when the app knows that it is
    /// the temporary one.
    var knowsRealIDsEarly = false
  }
}

extension OutboxModel.Bound {
  func lane(_ id: OutboxModel.ID) -> String { lanes[Int(id) - 1] }
  func owner(_ id: OutboxModel.ID) -> String? { owners.isEmpty ? nil : owners[Int(id) - 1] }
}
