// style: repository
// file: Sources/Domain/Entities/Flight.swift
struct Flight { let number: String; let gate: String; let delay: Int }
struct Airline { let code: String }
enum Weather { case clear, storm }
protocol Named { var name: String { get } }
// file: Sources/Domain/Repositories/FlightRepository.swift
protocol FlightRepository {
  func flights() async throws -> [Flight]
  func book(_ number: String) async throws
}
// file: Sources/Data/DTOs/FlightDTO.swift
// Mapped by its own function.
struct FlightDTO: Decodable {
  let number: String
  let gate: GateDTO?

  func toDomain(delay: Int) -> Flight { Flight(number: number, gate: gate?.name ?? "", delay: delay) }
}
// A part of another DTO.
struct GateDTO: Decodable { let name: String }
struct TerminalDTO: Decodable { let id: String }
// An envelope, whose contents are mapped.
struct FlightsResponse: Decodable { let items: [FlightDTO]; let terminal: TerminalDTO? }
// Mapped by a computed property.
struct WeatherDTO: Decodable {
  let code: Int
  var domain: Weather { code > 5 ? .storm : .clear }
}
// Mapped by an initializer of the model.
struct AirlineDTO: Decodable { let code: String }
// Mapped by a mapper.
struct DelayDTO: Decodable { let minutes: Int }
// Read by a data source.
struct TokenDTO: Codable { let value: String }
// An error, a request, an envelope of anything.
struct ErrorDTO: Decodable { let message: String }
struct BookingRequest: Codable { let number: String }
struct SeatDTO: Encodable { let row: Int }
struct Page<Element: Decodable>: Decodable { let elements: [Element] }
// An answer without data, and one that nobody keeps.
struct EmptyResponse: Decodable {}
struct ConfirmationDTO: Decodable { let id: String }
struct ReceiptDTO: Decodable { let id: String }
struct NoticeDTO: Decodable { let text: String }
// Only tried out.
struct ClosedDTO: Decodable { let reason: String }
// The domain reads it by a protocol of its own.
struct AirportDTO: Decodable, Named { let name: String }
// Nobody receives it.
struct HangarDTO: Decodable { let id: String }
// Mapped by a closure.
struct PilotDTO: Decodable { let name: String }
// Read by key paths, and by tuples of names.
struct RunwayDTO: Decodable { let length: Int }
struct TaxiDTO: Decodable { let plate: String }
// file: Sources/Data/Mappers/DelayMapper.swift
struct DelayMapper {
  func minutes(of delay: DelayDTO) -> Int { delay.minutes }
}
extension Airline {
  init(dto: AirlineDTO) { self.init(code: dto.code) }
}
// file: Sources/Infrastructure/Network/HTTPClient.swift
protocol HTTPClient {
  func get<T: Decodable>(_ path: String) async throws -> T
  func post<B: Encodable, T: Decodable>(_ path: String, _ body: B, as type: T.Type) async throws -> T
}
// file: Sources/Data/DataSources/FlightRemoteDataSource.swift
final class FlightRemoteDataSource {
  private let client: HTTPClient
  private var token: String?

  init(client: HTTPClient) { self.client = client }

  func flights() async throws -> [FlightDTO] {
    let response: FlightsResponse = try await client.get("/flights")
    return response.items
  }
  func weather() async throws -> WeatherDTO { try await client.get("/weather") }
  func airlines() async throws -> [AirlineDTO] { try await client.get("/airlines") }
  func delay() async throws -> DelayDTO { try await client.get("/delay") }
  func airport() async throws -> AirportDTO { try await client.get("/airport") }
  func pilot() async throws -> PilotDTO { try await client.get("/pilot") }
  func runways() async throws -> [RunwayDTO] { try await client.get("/runways") }
  func logIn() async throws {
    let token: TokenDTO = try await client.get("/token")
    self.token = token.value
  }
  func book(_ request: BookingRequest) async throws -> ConfirmationDTO {
    try await client.post("/bookings", request, as: ConfirmationDTO.self)
  }
  func cancel(_ seat: SeatDTO) async throws {
    _ = try await client.post("/cancel", seat, as: ReceiptDTO.self)
    let _: NoticeDTO = try await client.get("/notice")
    let _: EmptyResponse = try await client.get("/empty")
  }
  func isClosed() async -> Bool {
    if let _ = try? await client.post("/closed", 0, as: ClosedDTO.self) { return true }
    return false
  }
  func taxis() async throws -> [String] {
    let taxis: [TaxiDTO] = try await client.get("/taxis")
    return taxis.map(\.plate)
  }
}
// file: Sources/Data/Repositories/FlightRepositoryImpl.swift
final class FlightRepositoryImpl: FlightRepository {
  private let source: FlightRemoteDataSource
  private let mapper = DelayMapper()
  private let pilotName: (PilotDTO) -> Airline

  init(source: FlightRemoteDataSource, pilotName: @escaping (PilotDTO) -> Airline) {
    self.source = source
    self.pilotName = pilotName
  }

  func flights() async throws -> [Flight] {
    let delay = mapper.minutes(of: try await source.delay())
    _ = try await source.airlines().map(Airline.init(dto:))
    _ = try await source.runways().reduce(0) { $0 + $1.length }
    return try await source.flights().map { $0.toDomain(delay: delay) }
  }

  func book(_ number: String) async throws { _ = try await source.book(BookingRequest(number: number)) }
}
