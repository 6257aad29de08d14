// style: repository
// A protocol of the project that inherits from `Codable` is a wire format, too.
// file: Sources/Domain/Models/Model.swift
protocol Model: Codable, Equatable {}

protocol Named { var name: String { get } }
// file: Sources/Domain/Models/Account.swift
struct Account: Model {}  // ! wire-format-in-domain Account -> Model

struct Holder: Named { let name: String }
