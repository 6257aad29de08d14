import Foundation

final class MemberRemoteDataSource {
  static let shared = MemberRemoteDataSource()

  func member(id: String) async throws -> MemberDto {
    let (data, _) = try await URLSession.shared.data(from: url("members/\(id)"))
    return try JSONDecoder().decode(MemberDto.self, from: data)
  }

  func members() async throws -> [MemberDto] {
    let (data, _) = try await URLSession.shared.data(from: url("members"))
    return try JSONDecoder().decode([MemberDto].self, from: data)
  }

  func rename(id: String, name: String) async throws -> MemberDto {
    let (data, _) = try await URLSession.shared.data(from: url("members/\(id)?name=\(name)"))
    return try JSONDecoder().decode(MemberDto.self, from: data)
  }

  func delete(id: String) async throws {
    _ = try await URLSession.shared.data(from: url("members/\(id)/delete"))
  }

  private func url(_ path: String) -> URL {
    URL(string: "https://api.bazaar.example/\(path)") ?? URL(fileURLWithPath: "/")
  }
}
