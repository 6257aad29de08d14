import CIndexStore
import Foundation

/// One mention or definition of a symbol, as the compiler wrote it into the index.
struct Occurrence {
  var line: Int
  var column: Int
  var roles: Roles
  var symbol: Symbol
}

struct Symbol: Hashable {
  var usr: String
  var name: String
  var kind: Kind
  var isAssociatedType: Bool
  var isGenericParameter: Bool

  enum Kind: Int {
    case module = 1
    case enumeration = 5
    case structure = 6
    case `class` = 7
    case `protocol` = 8
    case `extension` = 9
    case alias = 11
    case parameter = 25
    case member = -1
  }

  /// A type alias proper.
  var isAlias: Bool { kind == .alias && !isAssociatedType && !isGenericParameter }

  var isNominal: Bool {
    switch kind {
    case .enumeration, .structure, .class, .protocol: true
    default: false
    }
  }
}

struct Roles: OptionSet {
  let rawValue: UInt64
  static let declaration = Roles(rawValue: 1 << 0)
  static let definition = Roles(rawValue: 1 << 1)
  static let reference = Roles(rawValue: 1 << 2)
  static let implicit = Roles(rawValue: 1 << 8)
}

struct IndexStoreError: Error {
  var message: String
}

/// Reads an index store through the toolchain's libIndexStore.
final class IndexStore {
  private var api = index_api()
  private let store: index_handle

  init(path: String, library: String) throws(IndexStoreError) {
    if let missing = index_api_load(library, &api) {
      throw IndexStoreError(message: "cannot load \(String(cString: missing)) of \(library)")
    }
    var error: index_handle?
    guard let store = api.store_create(path, &error) else {
      throw IndexStoreError(message: "no index store at \(path)")
    }
    self.store = store
  }

  /// The records of all source files. One file may belong to several modules.
  func records() -> [(file: String, module: String, record: String)] {
    var names: [String] = []
    eachString({ api.store_units_apply(store, 1, $0, $1) }) { names.append(string($0)) }
    var found: [(file: String, module: String, record: String)] = []
    for name in names {
      var error: index_handle?
      guard let unit = api.unit_reader_create(store, name, &error) else { continue }
      defer { api.unit_reader_dispose(unit) }
      if api.unit_reader_is_system_unit(unit) { continue }
      let main = string(api.unit_reader_get_main_file(unit))
      let module = string(api.unit_reader_get_module_name(unit))
      each({ api.unit_reader_dependencies_apply(unit, $0, $1) }) { dependency in
        guard api.unit_dependency_get_kind(dependency) == 2,
          string(api.unit_dependency_get_filepath(dependency)) == main
        else { return }
        found.append((main, module, string(api.unit_dependency_get_name(dependency))))
      }
    }
    return found
  }

  /// Everything that one record says, by position.
  func occurrences(in record: String) -> [Occurrence] {
    var error: index_handle?
    guard let reader = api.record_reader_create(store, record, &error) else { return [] }
    defer { api.record_reader_dispose(reader) }
    var found: [Occurrence] = []
    each({ api.record_reader_occurrences_apply(reader, $0, $1) }) { found.append(occurrence($0)) }
    return found.sorted { ($0.line, $0.column, $0.symbol.usr) < ($1.line, $1.column, $1.symbol.usr) }
  }

  private func occurrence(_ handle: index_handle) -> Occurrence {
    var line: UInt32 = 0
    var column: UInt32 = 0
    api.occurrence_get_line_col(handle, &line, &column)
    let symbol = api.occurrence_get_symbol(handle)
    let subkind = api.symbol_get_subkind(symbol)
    return Occurrence(
      line: Int(line), column: Int(column), roles: Roles(rawValue: api.occurrence_get_roles(handle)),
      symbol: Symbol(
        usr: string(api.symbol_get_usr(symbol)), name: string(api.symbol_get_name(symbol)),
        kind: Symbol.Kind(rawValue: Int(api.symbol_get_kind(symbol))) ?? .member,
        isAssociatedType: subkind == 1012, isGenericParameter: subkind == 1013))
  }

  private func string(_ value: index_string) -> String {
    guard let data = value.data else { return "" }
    let bytes = UnsafeRawBufferPointer(start: data, count: value.length)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Handles live only as long as the visit.
  private func each(
    _ apply: (UnsafeMutableRawPointer, @escaping index_handle_visitor) -> Bool, _ body: (index_handle) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let visitor = HandleVisitor(body)
      _ = apply(Unmanaged.passUnretained(visitor).toOpaque()) { context, handle in
        guard let context, let handle else { return true }
        Unmanaged<HandleVisitor>.fromOpaque(context).takeUnretainedValue().body(handle)
        return true
      }
    }
  }

  private func eachString(
    _ apply: (UnsafeMutableRawPointer, @escaping index_string_visitor) -> Bool, _ body: (index_string) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let visitor = StringVisitor(body)
      _ = apply(Unmanaged.passUnretained(visitor).toOpaque()) { context, value in
        guard let context else { return true }
        Unmanaged<StringVisitor>.fromOpaque(context).takeUnretainedValue().body(value)
        return true
      }
    }
  }
}

private final class HandleVisitor {
  let body: (index_handle) -> Void
  init(_ body: @escaping (index_handle) -> Void) { self.body = body }
}

private final class StringVisitor {
  let body: (index_string) -> Void
  init(_ body: @escaping (index_string) -> Void) { self.body = body }
}
