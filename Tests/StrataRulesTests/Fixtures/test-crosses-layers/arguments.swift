// style: module
// rules: test-crosses-layers
// What another creation gets is not under test: a repository over a service of the domain is tested in Data.
// file: Sources/Implementation/Domain/Services/SpanService.swift
protocol SpanService { func span() -> Int }
struct SpanServiceImp: SpanService { func span() -> Int { 1 } }
// file: Sources/Implementation/Domain/Gateways/SpanRepository.swift
protocol SpanRepository { func load() async -> Int }
// file: Sources/Implementation/Data/SpanRepositoryImp.swift
struct SpanRepositoryImp: SpanRepository {
  let service: SpanService
  func load() async -> Int { service.span() }
}
// file: Sources/Implementation/Domain/UseCases/LoadSpanUseCase.swift
struct LoadSpanUseCaseImp {
  let repository: SpanRepository
  func execute() async -> Int { await repository.load() }
}
// file: Tests/SpanTests.swift
import XCTest
final class SpanTests: XCTestCase {
  func testRepository() async {
    let value = await SpanRepositoryImp(service: SpanServiceImp()).load()
    XCTAssertEqual(value, 1)
  }
  func testUseCase() async {
    let useCase = LoadSpanUseCaseImp(repository: SpanRepositoryImp(service: SpanServiceImp()))  // ! test-crosses-layers SpanTests -> SpanRepositoryImp
    XCTAssertEqual(await useCase.execute(), 1)
  }
}
