import Foundation

#if canImport(SQLite3)
  import SQLite3
#else
  import CSQLite
#endif

/// A function of the app that SQL can call.
///
/// ```swift
/// let plain = SQLFunction("plain", arguments: 1) { values in
///   guard case .text(let text) = values[0] else { return .null }
///   return .text(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil))
/// }
/// let database = try Database(.file(url), functions: [plain])
/// let names = try await database.read { tx in
///   try tx.values("SELECT name FROM users ORDER BY plain(name)", as: String.self)
/// }
/// ```
/// The result must depend on the arguments alone: SQLite may call it once for equal ones, and an index may store it. A
/// file whose schema uses it can be changed only with it.
public struct SQLFunction: Sendable {
  /// Computes the result; gets as many values as the function has arguments.
  public typealias Body = @Sendable ([SQLValue]) -> SQLValue

  let name: String
  let arguments: Int
  let body: Body

  /// A function of a name, which SQL writes in upper or lower case.
  ///
  /// - Parameters:
  ///   - arguments: how many there are. Functions of one name may differ in their number.
  ///   - body: called on the thread of the statement. It must not use the database.
  public init(_ name: String, arguments: Int, _ body: @escaping Body) {
    self.name = name
    self.arguments = arguments
    self.body = body
  }
}

/// Keeps the body of a function for SQLite, which keeps pointers only.
private final class FunctionBody {
  let call: SQLFunction.Body

  init(_ call: @escaping SQLFunction.Body) { self.call = call }
}

extension SQLFunction {
  /// Makes the function known to a connection.
  func install(on handle: OpaquePointer) throws(DatabaseError) {
    let context = Unmanaged.passRetained(FunctionBody(body)).toOpaque()
    // SQLite releases the body with the connection, and at once where it refuses the function.
    let code = sqlite3_create_function_v2(
      handle, name, Int32(clamping: arguments), SQLITE_UTF8 | SQLITE_DETERMINISTIC, context,
      { context, count, values in
        guard let body = sqlite3_user_data(context) else { return }
        let arguments = (0..<Int(count)).map { SQLValue(values?[$0]) }
        let result = Unmanaged<FunctionBody>.fromOpaque(body).takeUnretainedValue().call(arguments)
        result.give(to: context)
      }, nil, nil, { body in body.map { Unmanaged<FunctionBody>.fromOpaque($0).release() } })
    guard code == SQLITE_OK else {
      throw .sqlite(SQLiteFailure(code: code, message: "the function \(name) cannot be added"))
    }
  }
}

extension SQLValue {
  fileprivate init(_ value: OpaquePointer?) {
    switch sqlite3_value_type(value) {
    case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
    case SQLITE_FLOAT: self = .real(sqlite3_value_double(value))
    case SQLITE_TEXT:
      let bytes = UnsafeBufferPointer(start: sqlite3_value_text(value), count: Int(sqlite3_value_bytes(value)))
      self = .text(String(decoding: bytes, as: UTF8.self))
    case SQLITE_BLOB:
      let bytes = UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: Int(sqlite3_value_bytes(value)))
      self = .blob(.init(bytes))
    default: self = .null
    }
  }

  fileprivate func give(to context: OpaquePointer?) {
    switch self {
    case .null: sqlite3_result_null(context)
    case .integer(let number): sqlite3_result_int64(context, number)
    case .real(let number): sqlite3_result_double(context, number)
    case .text(let text):
      sqlite3_result_text64(context, text, UInt64(text.utf8.count), transient, UInt8(SQLITE_UTF8))
    case .blob(let data):
      data.withUnsafeBytes { bytes in
        sqlite3_result_blob64(context, bytes.baseAddress, UInt64(bytes.count), transient)
      }
    }
  }
}
