import StrataNetwork

struct EntryRepositoryImp: EntryRepository {
  let dataSource: any EntryDataSource

  func getEntries() async throws(EntryError) -> [Entry] {
    do throws(NetworkError) {
      return try await dataSource.fetchEntries().map { $0.toDomain() }
    } catch {
      throw EntryError(error)
    }
  }

  func getEntry(id: Entry.ID) async throws(EntryError) -> Entry {
    do throws(NetworkError) {
      return try await dataSource.fetchEntry(id: id).toDomain()
    } catch {
      throw EntryError(error)
    }
  }

  func saveEntry(_ entry: Entry) async throws(EntryError) -> Entry {
    do throws(NetworkError) {
      return try await dataSource.saveEntry(EntryDTO(entry)).toDomain()
    } catch {
      throw EntryError(error)
    }
  }
}
