import Foundation
import StrataModel
import Testing

@testable import StrataFlow

/// Completion handlers: which of their branches a call runs.
@Suite struct ReceivedCaseTests {
  @Test func aHandlerRunsTheBranchOfItsArgument() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          private let repository = NewsRepository()
          private var state = 0
          private var problem = ""
          func load() {
            repository.latest { result in
              switch result {
              case .success(let count): state = count
              case .failure: problem = "none"
              }
            }
          }
        }
        """,
        "Data/Repositories/NewsRepository.swift": """
        import Foundation
        final class NewsRepository {
          func latest(completion: @escaping (Result<Int, Error>) -> Void) {
            URLSession.shared.dataTask(with: address) { data, _, error in
              guard let data else { return completion(.failure(error!)) }
              completion(.success(data.count))
            }
          }
        }
        """,
      ])
    #expect(
      outline(text) == """
        NewsViewModel.load()  [Presentation, view-model]
          → NewsRepository.latest(completion:)  [Data, repository]
            ⇢ network: URLSession.dataTask
            closure of dataTask:
              else of guard let data:
                ✗ passes on URLSession.dataTask
                closure of completion:
                  case .failure:
                    sets problem
              closure of completion:
                case .success(let count):
                  sets state

        """)
  }

  /// A handler that gets what another one got runs the same branch; one of which nothing is known runs any.
  @Test func aCaseIsPassedOn() throws {
    let text = try Sample.text(
      "NewsViewModel.load",
      [
        "Presentation/NewsViewModel.swift": """
        final class NewsViewModel {
          private let repository = NewsRepository()
          private var state = 0
          private var problem = ""
          func load() {
            repository.outer { result in
              switch result {
              case .success(let count): state = count
              case .failure: problem = "none"
              }
            }
          }
        }
        """,
        "Data/Repositories/NewsRepository.swift": """
        final class NewsRepository {
          func outer(completion: @escaping (Result<Int, Error>) -> Void) {
            inner { completion($0) }
            other { completion($0) }
          }
          func inner(completion: (Result<Int, Error>) -> Void) { completion(.success(1)) }
          func other(completion: (Result<Int, Error>) -> Void) { completion(value()) }
        }
        """,
      ])
    let blocks = outline(text).components(separatedBy: "NewsRepository.other")
    #expect(blocks.count == 2)
    #expect(blocks[0].contains("sets state") && !blocks[0].contains("sets problem"))
    #expect(blocks[1].contains("sets state") && blocks[1].contains("sets problem"))
  }
}
