// style: repository
// rules: dependency-rule
// What an extension writes beside the name of the extended type is used by the layer of its file.
// file: Sources/Data/Rows.swift
struct VaultRow { var title = "" }
// file: Sources/Domain/Extensions.swift
struct Box<Value> {
  struct Inner {}
  var value: Value
}
struct Row {}

extension [VaultRow] { var total: Int { count } }  // ! dependency-rule
extension [String: VaultRow] {}  // ! dependency-rule
extension VaultRow? {}  // ! dependency-rule
extension Array<VaultRow> {}  // ! dependency-rule
extension Result<VaultRow, Never> {}  // ! dependency-rule
extension Box<VaultRow> {}  // ! dependency-rule
extension Box<VaultRow>.Inner {}  // ! dependency-rule
extension Box<[VaultRow]> {}  // ! dependency-rule

extension [Row] { var all: Int { count } }
extension Row? {}
extension Box<Row> {}
