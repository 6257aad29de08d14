import Foundation

/// A write that waits to be sent.
public struct OutboxEntry<Payload: Sendable>: Sendable, Identifiable {
  /// Counts up in the order of admission.
  public let id: Int64
  /// Made at admission and sent with every attempt, always with the same payload: a server that keeps it does the write
  /// once.
  public let idempotencyKey: UUID
  /// Entries of one ordering key are sent one after the other, in the order of admission.
  public let orderingKey: String
  /// What is to be written, as it was admitted.
  public let payload: Payload
  /// When it was admitted, by the outbox's `now`.
  public let admittedAt: Date
  /// The user who made the write; it is sent only while that user is the owner of the outbox. `nil` where nobody signs
  /// in.
  public let owner: String?
  /// How often it has been sent, this attempt included, without those that cannot have arrived. 0 means that no server
  /// has it.
  public let attempts: Int
  /// Why the last attempt failed, as `send` said with ``OutboxAnswer/retry(after:reason:mayHaveArrived:)``; or why its
  /// result could not be stored, such as a `DatabaseError` of `onAcceptance`.
  public let lastFailure: String?

  /// For tests of what sends entries; an outbox makes its own.
  public init(
    id: Int64, idempotencyKey: UUID, orderingKey: String, payload: Payload, admittedAt: Date, owner: String? = nil,
    attempts: Int = 0, lastFailure: String? = nil
  ) {
    self.id = id
    self.idempotencyKey = idempotencyKey
    self.orderingKey = orderingKey
    self.payload = payload
    self.admittedAt = admittedAt
    self.owner = owner
    self.attempts = attempts
    self.lastFailure = lastFailure
  }
}

extension OutboxEntry: Equatable where Payload: Equatable {}

/// A write that will not be sent any more.
public struct OutboxRejection<Payload: Sendable>: Sendable, Identifiable {
  /// Why a write will not be sent.
  public enum Reason: Sendable, Hashable {
    /// The server refused it, with the reason of ``OutboxAnswer/rejected(reason:)``, if it gave one.
    case server(String?)
    /// The payload, written by another version of the app, cannot be read as `Payload`. It was not sent; a version that
    /// can read it may put it back with ``Outbox/restore(_:)``.
    case undecodable
    /// It was discarded with this rejected entry, which it came after (``LaterWrites/discard``).
    case followed(Int64)
  }

  /// The number of its entry, for ``Outbox/dismiss(_:)``.
  public let id: Int64
  /// The key that was sent with every attempt.
  public let idempotencyKey: UUID
  /// What it was ordered by.
  public let orderingKey: String
  /// The user who made the write.
  public let owner: String?
  /// `nil` when it cannot be decoded.
  public let payload: Payload?
  /// The payload as stored: JSON.
  public let data: Data
  /// Why it will not be sent.
  public let reason: Reason
  /// Entries of the same ordering key that wait behind it, for what has to be rolled back with it or applied anew.
  /// Empty in ``Outbox/rejections(orderedBy:)``.
  public let later: [OutboxEntry<Payload>]

  /// For tests and previews; an outbox makes its own.
  public init(
    id: Int64, idempotencyKey: UUID = UUID(), orderingKey: String, owner: String? = nil, payload: Payload?,
    data: Data = Data(), reason: Reason, later: [OutboxEntry<Payload>] = []
  ) {
    self.id = id
    self.idempotencyKey = idempotencyKey
    self.orderingKey = orderingKey
    self.owner = owner
    self.payload = payload
    self.data = data
    self.reason = reason
    self.later = later
  }
}

extension OutboxRejection: Equatable where Payload: Equatable {}

/// What happens to the writes behind a rejected one.
public enum LaterWrites: Sendable, Hashable {
  /// They are sent, as if it had not been.
  case keep
  /// They are rejected with it: they build on it. One that may have reached the server is sent until its answer is
  /// known.
  case discard
}

/// What happens to the writes that a user leaves behind.
public enum PendingWrites: Sendable, Hashable {
  /// They stay in the journal and are sent when the same user is the owner again.
  case keep
  /// They are deleted, with what was refused and not yet dismissed.
  case discard
}

/// The result of ``Outbox/withdraw(_:alongside:)``.
public enum OutboxWithdrawal: Sendable, Hashable {
  /// It had never been sent, and never will be.
  case unsent
  /// It is not sent again, but an earlier attempt failed without an answer: the server may have it.
  case mayHaveArrived
  /// It is being sent, or has ended; nothing was changed.
  case tooLate
}
