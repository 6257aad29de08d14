import StrataModel
import Testing

@testable import StrataFlow

/// Errors that are caught or received, and passed on.
@Suite struct PassedErrorTests {
  private static func text(_ symbol: String, _ data: String, viewModel: String = "") throws -> String {
    outline(
      try Sample.text(
        symbol,
        ["Data/Repositories/Wallets.swift": data, "Presentation/WalletViewModel.swift": viewModel]))
  }

  /// A clause gets what the statement may throw: errors of the project, and those of libraries.
  @Test func whatACatchThrowsAgainIsFollowed() throws {
    let text = try Self.text(
      "WalletRepository.load",
      """
      import Foundation
      enum WalletError: Error { case closed, empty }
      final class WalletRepository {
        func load() async throws -> Data {
          do {
            try check()
            return try await URLSession.shared.data(from: address).0
          } catch WalletError.empty {
            return Data()
          } catch let error as URLError {
            print(error)
            throw error
          } catch {
            throw error
          }
        }
        private func check() throws {
          if closed { throw WalletError.closed }
          if empty { throw WalletError.empty }
        }
      }
      """)
    #expect(
      text == """
        WalletRepository.load() ← Data ✗ any Error  [Data, repository]
          → WalletRepository.check() ✗ any Error  [Data, repository]
            if closed:
              ✗ WalletError.closed
            if empty:
              ✗ WalletError.empty
          ⇢ network: URLSession.data
          catch let error as URLError:
            ✗ passes on URLError
          catch:
            ✗ passes on WalletError.closed, URLSession.data

        """)
  }

  /// An error that was passed on once is the same one further up; what is handled on the way is not.
  @Test func errorsGoUpThroughSeveralFunctions() throws {
    let text = try Self.text(
      "WalletViewModel.load",
      """
      enum WalletError: Error { case closed, empty }
      final class WalletRepository {
        func balance() throws -> Int {
          do {
            return try read()
          } catch {
            print(error)
            throw error
          }
        }
        func quiet() throws {
          do { throw WalletError.empty } catch { print(error) }
        }
        private func read() throws -> Int { throw WalletError.closed }
      }
      """,
      viewModel: """
        final class WalletViewModel {
          private let repository = WalletRepository()
          private var problem: Error?
          func load() throws {
            do {
              try repository.quiet()
              _ = try repository.balance()
            } catch let failure {
              problem = failure
              throw failure
            }
          }
        }
        """)
    #expect(
      text == """
        WalletViewModel.load() ✗ any Error  [Presentation, view-model]
          → WalletRepository.quiet() ✗ any Error  [Data, repository]
            ✗ WalletError.empty
          → WalletRepository.balance() ← Int ✗ any Error  [Data, repository]
            → WalletRepository.read() ← Int ✗ any Error  [Data, repository]
              ✗ WalletError.closed
            catch:
              ✗ passes on WalletError.closed
          catch let failure:
            sets problem
            ✗ passes on WalletError.closed

        """)
  }

  /// What a completion handler, a continuation and a stream get.
  @Test func errorsThatClosuresGetArePassedOn() throws {
    let text = try Self.text(
      "WalletViewModel.load",
      """
      import Foundation
      enum WalletError: Error { case closed }
      final class WalletRepository {
        func fetch(completion: @escaping (Result<Int, Error>) -> Void) {
          URLSession.shared.dataTask(with: address) { data, _, error in
            if let error {
              completion(.failure(error))
              return
            }
            guard let data else { return completion(.failure(WalletError.closed)) }
            completion(.success(data.count))
          }.resume()
        }
      }
      """,
      viewModel: """
        final class WalletViewModel {
          private let repository = WalletRepository()
          private var count = 0
          func load() async throws -> Int {
            try await withCheckedThrowingContinuation { continuation in
              repository.fetch { result in
                switch result {
                case .success(let value): continuation.resume(returning: value)
                case .failure(let error): continuation.resume(throwing: error)
                }
              }
            }
          }
        }
        """)
    #expect(
      text == """
        WalletViewModel.load() ← Int ✗ any Error  [Presentation, view-model]
          closure of withCheckedThrowingContinuation:
            → WalletRepository.fetch(completion:)  [Data, repository]
              ⇢ network: URLSession.dataTask
              closure of dataTask:
                if let error:
                  ✗ passes on URLSession.dataTask
                  closure of completion:
                    case .failure(let error):
                      ✗ passes on URLSession.dataTask
                else of guard let data:
                  ✗ WalletError.closed
                  closure of completion:
                    case .failure(let error):
                      ✗ passes on WalletError.closed
              ⇢ network: URLSessionDataTask.resume

        """)
  }

  /// Handlers that get a value or an error, each for itself.
  @Test func anErrorMayBeAnArgumentOfItsOwn() throws {
    let text = try Self.text(
      "WalletRepository.fetch",
      """
      enum WalletError: Error { case closed }
      final class WalletStore {
        func read(_ done: (Int?, Error?) -> Void) { done(nil, WalletError.closed) }
      }
      final class WalletRepository {
        private let store = WalletStore()
        func fetch(_ done: @escaping (Int?, Error?) -> Void) {
          store.read { value, error in done(value, error) }
        }
      }
      """)
    #expect(text.contains("✗ WalletError.closed") && text.contains("✗ passes on WalletError.closed"), "\(text)")
  }
}
