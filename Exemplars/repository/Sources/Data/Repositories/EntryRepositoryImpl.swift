import StrataNetwork

final class EntryRepositoryImpl: EntryRepository {
  private let remoteDataSource: any EntryRemoteDataSource

  init(remoteDataSource: any EntryRemoteDataSource) {
    self.remoteDataSource = remoteDataSource
  }

  func getEntries() async throws(AppError) -> [Entry] {
    do throws(NetworkError) {
      return try await remoteDataSource.getEntries().map { $0.toDomain() }
    } catch {
      throw AppError(error)
    }
  }

  func getEntry(id: Entry.ID) async throws(AppError) -> Entry {
    do throws(NetworkError) {
      return try await remoteDataSource.getEntry(id: id).toDomain()
    } catch {
      throw AppError(error, id: "\(id)")
    }
  }

  func saveEntry(_ entry: Entry) async throws(AppError) -> Entry {
    do throws(NetworkError) {
      return try await remoteDataSource.saveEntry(EntryDto(entry)).toDomain()
    } catch {
      throw AppError(error, id: "\(entry.id)")
    }
  }
}
