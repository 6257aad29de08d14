import StrataNetwork

struct ProfileRepository: ProfileRepositoryProtocol {
  private let remoteDataSource: any ProfileRemoteDataSourceProtocol

  init(remoteDataSource: any ProfileRemoteDataSourceProtocol) {
    self.remoteDataSource = remoteDataSource
  }

  func getProfile() async throws(AppError) -> Profile {
    do throws(NetworkError) {
      return try await remoteDataSource.fetchProfile().profile
    } catch {
      throw AppError(error)
    }
  }

  func updateProfile(name: String, email: String) async throws(AppError) -> Profile {
    do throws(NetworkError) {
      return try await remoteDataSource.updateProfile(ProfileUpdateDTO(name: name, email: email)).profile
    } catch {
      throw AppError(ofChange: error)
    }
  }
}
