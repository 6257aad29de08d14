import StrataStorage

/// The result of an attempt to send.
public enum OutboxAnswer<Payload: Sendable>: Sendable {
  /// Decides a conflict, in the transaction that stores the decision: stores what the server has, and merges it with
  /// the write of this device. It gets the write as it is in the journal.
  public typealias Merge = @Sendable (OutboxEntry<Payload>, WriteTransaction) throws -> OutboxResolution<Payload>

  /// The server has the write, from this attempt or from an earlier one with the same idempotency key.
  case accepted
  /// The same, and the server has replaced temporary ids: they are replaced in all pending writes, in
  /// their ordering keys, and in overlays. See ``Outbox/realID(for:)``.
  /// - Parameter ids: the real id of each temporary one.
  case created(ids: [String: String])
  /// Not now: no connection, a timeout, a server in trouble. Whether the server has it may be unknown.
  /// - Parameters:
  ///   - after: as the server asked, else the outbox's backoff. From the second failure in a row on it is no shorter
  ///     than the backoff of the one before: a server that asks for no time gets some.
  ///   - reason: the new ``OutboxEntry/lastFailure``. It is stored: put no secrets in it.
  ///   - mayHaveArrived: `false` where the request has certainly not been executed, as without a connection: the
  ///     attempt does not count. A write without a counted attempt gets the real ids that the server has given
  ///     meanwhile, can be withdrawn as unsent, and is replaced by a newer one of its coalescing key.
  case retry(after: Duration? = nil, reason: String? = nil, mayHaveArrived: Bool = true)
  /// Never: the server has understood and refused.
  /// - Parameter reason: the server's own words, if it has given any; `nil` if it has not. It is stored and shown: put
  ///   no secrets and no descriptions of errors in it.
  case rejected(reason: String? = nil)
  /// The server has a newer value than the one that the write was made on, and has not executed it. It must refuse this
  /// idempotency key from now on, as a comparison of versions does (`If-Match`), since the request may arrive again,
  /// late.
  case conflict(merge: Merge)
}

/// What happens to a write in conflict.
public enum OutboxResolution<Payload: Sendable>: Sendable {
  /// This is sent in its place and in its order, under an idempotency key of its own. At once the first time; a write
  /// that is in conflict again waits as after a failure.
  case send(Payload)
  /// The server's value stands: the write is deleted. Those behind it are sent.
  case drop
}
