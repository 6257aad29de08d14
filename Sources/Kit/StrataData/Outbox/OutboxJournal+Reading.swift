import Foundation
import StrataStorage

extension OutboxJournal {
  /// An entry as it is stored: its payload may not be what this version of the app can read.
  struct Record: Sendable {
    let id: Int64
    let idempotencyKey: UUID
    let orderingKey: String
    let data: Data
    /// What was sent, where ids have been replaced in the payload since: its key belongs to this one.
    let sentData: Data?
    let admittedAt: Date
    let owner: String?
    let attempts: Int
    let lastFailure: String?

    init(_ row: borrowing Row) throws(DatabaseError) {
      id = try row["id"]
      idempotencyKey = try row["idempotency_key"]
      orderingKey = try row["ordering_key"]
      data = try row["payload"]
      sentData = try row["sent_payload"]
      admittedAt = try row["admitted_at"]
      owner = try row["owner"]
      attempts = try row["attempts"]
      lastFailure = try row["failure"]
    }

    var entry: Entry? { entry(data, attempts: attempts) }

    /// The entry as it is sent now.
    var entryToSend: Entry? { entry(sentData ?? data, attempts: attempts + 1) }

    private func entry(_ data: Data, attempts: Int) -> Entry? {
      guard let payload = StoredJSON.decode(Payload.self, from: data) else { return nil }
      return Entry(
        id: id, idempotencyKey: idempotencyKey, orderingKey: orderingKey, payload: payload, admittedAt: admittedAt,
        owner: owner, attempts: attempts, lastFailure: lastFailure)
    }

    func rejection(_ reason: OutboxRejection<Payload>.Reason, later: [Entry] = []) -> OutboxRejection<Payload> {
      OutboxRejection(
        id: id, idempotencyKey: idempotencyKey, orderingKey: orderingKey, owner: owner, payload: entry?.payload,
        data: data, reason: reason, later: later)
    }
  }

  static var everything: SQL {
    """
    SELECT strata_outbox_entries.*, ifnull(attempts, 0) AS attempts, failure, sent_payload
    FROM strata_outbox_entries
    LEFT JOIN strata_outbox_attempts AS attempt ON attempt.entry = id
    """
  }

  /// The entries of an owner without an end, oldest first: what a crash must not lose.
  /// - Parameter orderingKey: `nil` for those of all.
  func pending(
    of owner: String?, orderedBy orderingKey: String? = nil, _ tx: ReadTransaction
  ) throws(DatabaseError) -> [Record] {
    try tx.rows(
      """
      \(Self.everything) WHERE outbox = \(outbox) AND owner IS \(owner)
      AND ordering_key = ifnull(\(orderingKey), ordering_key)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements) ORDER BY id
      """
    ) { row in try Record(row) }
  }

  /// Number and ordering key of the entries of an owner without an end.
  func pendingIDs(of owner: String?, _ tx: ReadTransaction) throws(DatabaseError) -> [(id: Int64, lane: String)] {
    try tx.rows(
      """
      SELECT id, ordering_key FROM strata_outbox_entries WHERE outbox = \(outbox) AND owner IS \(owner)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements) ORDER BY id
      """
    ) { row in (id: try row[0], lane: try row[1]) }
  }

  /// An entry of an owner without an end.
  func record(_ id: Int64, of owner: String?, _ tx: ReadTransaction) throws(DatabaseError) -> Record? {
    try tx.first(
      """
      \(Self.everything) WHERE outbox = \(outbox) AND owner IS \(owner) AND id = \(id)
      AND id NOT IN (SELECT entry FROM strata_outbox_settlements)
      """
    ) { row in try Record(row) }
  }

  /// The entries without an end that wait behind another.
  func later(than record: Record, _ tx: ReadTransaction) throws(DatabaseError) -> [Record] {
    try pending(of: record.owner, orderedBy: record.orderingKey, tx).filter { $0.id > record.id }
  }

  /// The entries of an owner that were refused or set aside, oldest first.
  /// - Parameter orderingKey: `nil` for those of all.
  func rejections(
    of owner: String?, orderedBy orderingKey: String? = nil, _ tx: ReadTransaction
  ) throws(DatabaseError) -> [OutboxRejection<Payload>] {
    try tx.rows(
      """
      SELECT strata_outbox_entries.*, ifnull(attempts, 0) AS attempts, failure, sent_payload, end, reason
      FROM strata_outbox_entries
      LEFT JOIN strata_outbox_attempts AS attempt ON attempt.entry = id
      JOIN strata_outbox_settlements AS settlement ON settlement.entry = id
      WHERE outbox = \(outbox) AND owner IS \(owner) AND end <> \(End.accepted.rawValue)
      AND ordering_key = ifnull(\(orderingKey), ordering_key) ORDER BY id
      """
    ) { row in
      let end: String = try row["end"]
      let reason: String? = try row["reason"]
      switch End(rawValue: end) {
      case .undecodable: return try Record(row).rejection(.undecodable)
      case .followed: return try Record(row).rejection(.followed(reason.flatMap { Int64($0) } ?? 0))
      default: return try Record(row).rejection(.server(reason))
      }
    }
  }
}
