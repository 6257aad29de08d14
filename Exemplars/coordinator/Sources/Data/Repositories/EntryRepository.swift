import StrataNetwork

struct EntryRepository: EntryRepositoryProtocol {
  private let remoteDataSource: any EntryRemoteDataSourceProtocol

  init(remoteDataSource: any EntryRemoteDataSourceProtocol) {
    self.remoteDataSource = remoteDataSource
  }

  func getEntries() async throws(AppError) -> [Entry] {
    do throws(NetworkError) {
      return try await remoteDataSource.fetchEntries().map(\.entry)
    } catch {
      throw AppError(error)
    }
  }

  func getEntry(id: Entry.ID) async throws(AppError) -> Entry {
    do throws(NetworkError) {
      return try await remoteDataSource.fetchEntry(id: id).entry
    } catch {
      throw AppError(error)
    }
  }

  func saveEntry(_ entry: Entry) async throws(AppError) -> Entry {
    do throws(NetworkError) {
      return try await remoteDataSource.saveEntry(EntryDTO(entry)).entry
    } catch {
      throw AppError(error)
    }
  }
}
