/// One committed transaction that changed rows.
public struct DatabaseChange: Sendable, Hashable {
  /// Counts the commits of this `Database` that changed rows, from 1.
  public let number: UInt64
  /// The tables that the transaction's statements, with their triggers and foreign keys, wrote to.
  public let tables: Set<String>
}
