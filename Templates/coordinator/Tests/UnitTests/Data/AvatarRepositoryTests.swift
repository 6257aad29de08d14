import Foundation
import StrataNetwork
import StrataTesting
import Testing

@testable import Members

@Suite struct AvatarRepositoryTests {
  private let transport = InMemoryTransport()
  private let grace = User(id: "2", name: "Grace", email: "grace@example.com", avatarURL: "/avatars/grace.png")

  @Test func aRelativePathIsOneOfTheServer() async throws {
    transport.on(.get, "avatars/grace.png", .response(HTTPResponse(status: 200, body: Data("picture".utf8))))
    #expect(try await getAvatarUseCase.execute(user: grace) == Data("picture".utf8))
    #expect(try await getAvatarUseCase.execute(user: .ada) == nil)
  }

  @Test func mapsFailures() async {
    transport.on(.get, "avatars/grace.png", .status(503))
    await #expect(throws: AppError.unavailable) { try await getAvatarUseCase.execute(user: grace) }
  }

  private var getAvatarUseCase: GetAvatarUseCase {
    let client = NetworkClient(
      configuration: NetworkConfiguration(
        baseURL: "http://memory", timeout: .seconds(3_600), deadline: .seconds(3_600), retry: .never),
      transport: transport)
    return GetAvatarUseCase(
      avatarRepository: AvatarRepository(remoteDataSource: AvatarRemoteDataSource(networkClient: client)))
  }
}
