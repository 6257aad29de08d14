import Foundation
import StrataTesting
import Testing

@testable import Login

@Suite struct AvatarUseCaseTests {
  private let answers = Scripted<String, NetResAvatar?>(answering: NetResAvatar(avatarURL: "/avatars/me.png"))

  private func upload(_ content: Data) async throws -> [AvatarUpload] {
    let useCase = UploadAvatarUseCase(gateway: MockUploadAvatarGateway(answers: answers))
    return try await useCase.execute(content: content).reduce(into: []) { $0.append($1) }
  }

  @Test func anUploadTellsHowFarItIsAndThenWhereThePictureIs() async throws {
    let states = try await upload(Samples.png)
    #expect(states == [.sent(fraction: 0.5), .sent(fraction: 1), .finished(Avatar(path: "/avatars/me.png"))])
    #expect(answers.calls == ["image/png, 9 bytes"])
    _ = try await upload(Data([0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(answers.calls.last == "image/jpeg, 4 bytes")
  }

  @Test func whatTheServerDoesNotTakeIsNotSent() async throws {
    for content in [Data(), Data("GIF89a".utf8), Samples.png.prefix(7)] {
      await #expect(throws: AuthError.invalid(.notAPicture)) { try await upload(content) }
    }
    await #expect(throws: AuthError.invalid(.pictureTooLarge)) { try await upload(Samples.png + Data(count: 999_992)) }
    #expect(answers.calls.isEmpty)
    _ = try await upload(Samples.png + Data(count: 999_991))
    #expect(answers.calls == ["image/png, 1000000 bytes"])
  }

  @Test func aFailureOfAGatewayBecomesOneOfTheBusiness() async throws {
    for (answer, message) in [
      (Result<NetResAvatar?, any Error>.success(nil), "Something went wrong. Please try again."),
      (.failure(GatewayError.noConnection), "There is no connection to the server. Please try again."),
      (
        .failure(GatewayError.unconfirmed),
        "The server did not confirm your picture. It may be saved: refresh to see it."
      ),
    ] {
      answers.replace(with: answer)
      let error = await #expect(throws: AuthError.self) { try await upload(Samples.png) }
      #expect(error?.localizedDescription == message)
    }
    let gateway = MockGetAvatarGateway(answers: Scripted(failing: GatewayError.noConnection))
    let error = await #expect(throws: AuthError.self) {
      try await GetAvatarUseCase(gateway: gateway).execute(path: "/avatars/ada.png")
    }
    #expect(error?.localizedDescription == "There is no connection to the server. Please try again.")
  }
}
