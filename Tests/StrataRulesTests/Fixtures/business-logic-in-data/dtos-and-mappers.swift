// style: repository
// rules: business-logic-in-data
// file: Sources/Data/DTOs/CrateDto.swift
import Foundation

struct CrateDto: Codable {
  let id: String
  let name: String
  let price: Decimal
  let deposit: Decimal
  let floors: Int
  let grams: Int
  let pickUpBy: Date
  let code: Int
  let kind: String

  var net: Decimal { price - deposit }  // ! business-logic-in-data
  var isOverdue: Bool { pickUpBy < Date() }  // ! business-logic-in-data
  var title: String { name.isEmpty ? "Crate" : name }
  var kilograms: Double { Double(grams) / 1000 }
  var isSuccess: Bool { code == 200 }
  var isServerFault: Bool { code >= 500 }
}

extension CrateDto {
  func toDomain() throws -> Crate {
    guard floors < 5 else { throw CrateFailure.tooHigh }  // ! business-logic-in-data
    return Crate(
      id: id, price: price * 1.19,  // ! business-logic-in-data
      kind: Crate.Kind(rawValue: kind) ?? .other)
  }
}
// file: Sources/Data/Mappers/CrateMapper.swift
import Foundation

struct CrateMapper {
  func map(_ dto: CrateDto) -> Crate {
    Crate(id: dto.id, price: dto.price, kind: dto.floors > 3 ? .tall : .other)  // ! business-logic-in-data
  }
  func label(_ dto: CrateDto) -> String { dto.name.count > 20 ? "long" : "short" }
}
// file: Sources/Domain/Models/Crate.swift
import Foundation

struct Crate {
  enum Kind: String { case tall, other }
  let id: String
  let price: Decimal
  let kind: Kind
}

enum CrateFailure: Error { case tooHigh }
