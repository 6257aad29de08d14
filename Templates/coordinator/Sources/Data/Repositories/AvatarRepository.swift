import Foundation
import StrataNetwork

struct AvatarRepository: AvatarRepositoryProtocol {
  private let remoteDataSource: any AvatarRemoteDataSourceProtocol

  init(remoteDataSource: any AvatarRemoteDataSourceProtocol) {
    self.remoteDataSource = remoteDataSource
  }

  func getAvatar(at url: String) async throws(AppError) -> Data {
    do throws(NetworkError) {
      return try await remoteDataSource.fetchAvatar(at: url)
    } catch {
      throw AppError(error)
    }
  }
}
