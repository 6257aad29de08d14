// style: repository
// file: Sources/Domain/Models/Visit.swift
struct Visit {
  let price: Double
  let tax: Decimal
}
// file: Sources/Data/Dto/RideDto.swift
struct RideDto: Decodable {
  let total: Double
  let price: Decimal
  let received: Int
}
struct ListDto: Decodable { let total: Int }
// file: Sources/Data/DataSources/TariffDataSource.swift
final class TariffDataSource {
  // Amounts that a bound selects.
  func add(level: Int) -> Double { level > 1 ? 5.0 : 0 }  // ! business-logic-in-data

  func storey(_ floor: Int) -> Double {
    let extra = floor > 1 ? 5.0 : 0  // ! business-logic-in-data
    return extra
  }

  func garage(hours: Double, rate: Double) -> Double { hours > 4 ? hours * rate : 0 }  // ! business-logic-in-data

  func stay(nights: Int, rate: Decimal) -> Decimal {
    if nights > 6 { return Decimal(nights) * rate }  // ! business-logic-in-data
    return rate
  }

  func late(_ hours: Int) -> Double {
    let extra = hours - 2
    return extra > 3 ? 7.5 : 0  // ! business-logic-in-data
  }

  func lift(floor: Int) -> Decimal {
    guard floor >= 3 else { return 0 }  // ! business-logic-in-data
    return 12
  }

  func weekend(_ day: Int) -> Double {
    switch day {  // ! business-logic-in-data
    case 0...4: return 0
    default: return 4.5
    }
  }

  // An amount of a value, and what a caller passes.
  func rest(_ visit: Visit, copayment: Double) -> Double { visit.price - copayment }  // ! business-logic-in-data
  func net(_ ride: RideDto, rate: Double) -> Double { ride.total * (1 - rate) }  // ! business-logic-in-data
  func open(_ ride: RideDto, paid: Decimal) -> Decimal {
    let open = ride.price - paid  // ! business-logic-in-data
    return open
  }
  func tipped(_ ride: RideDto, tip: Double) -> Double { ride.total + tip }  // ! business-logic-in-data
  func each(_ ride: RideDto, people: Int) -> Double { ride.total / Double(people) }  // ! business-logic-in-data
}
// file: Sources/Data/DataSources/TransferDataSource.swift
final class TransferDataSource {
  // Limits of machines, conversions and pages.
  func page(_ page: Int) -> Int { page > 1 ? page * 20 : 0 }
  func delay(attempt: Int) -> Double { attempt > 3 ? 5.5 : 0.5 }
  func timeout(level: Int) -> Double { level > 1 ? 30 : 10 }
  func quality(level: Int) -> Double { level > 2 ? 0.8 : 0.5 }
  func zoom(level: Int) -> CGFloat { level > 10 ? 0.25 : 1 }
  func volumeLevel(_ percent: Int) -> Double { percent > 50 ? 1.0 : 0.5 }
  func code(_ status: Int) -> Double { status > 400 ? 1.5 : 0 }
  func percent(_ value: Double) -> Double { value > 100 ? 100 : value }
  func mean(of sum: Double, _ parts: Double) -> Double { parts > 0 ? sum / parts : 0 }
  func distance(miles: Double) -> Double { miles > 2 ? miles * 1.6 : 3.2 }
  func backoff(retries: Int) -> Double {
    let wait = retries > 2 ? 7.5 : 1.5
    return wait
  }
  func remaining(_ total: Int, offset: Int) -> Int { total - offset }
  func missing(_ list: ListDto, loaded: Int) -> Int { list.total - loaded }
  func pages(_ list: ListDto, size: Int) -> Int { list.total / size }
  func euros(_ ride: RideDto) -> Decimal { ride.price / 100 }
}
