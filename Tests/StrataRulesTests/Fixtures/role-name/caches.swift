// A cache in the folder of data sources is not one of them.
// style: module
// rules: role-name
// file: Items/Sources/Implementation/Data/Models/ItemDTO.swift
struct ItemDTO: Decodable { var id: Int }
// file: Items/Sources/Implementation/Data/DataSources/ItemCache.swift
actor ItemCache {
  private var items: [ItemDTO] = []
  func item(id: Int) -> ItemDTO? { items.first { $0.id == id } }
}
// file: Items/Sources/Implementation/Data/DataSources/ItemReader.swift
actor ItemReader {  // ! role-name ItemReader
  private var items: [ItemDTO] = []
  func item(id: Int) -> ItemDTO? { items.first { $0.id == id } }
}
// file: Items/Sources/Implementation/Data/Repositories/ItemRepositoryImp.swift
final class ItemRepositoryImp: ItemRepository {
  private let cache: ItemCache
  private let reader: ItemReader
  init(cache: ItemCache, reader: ItemReader) {
    self.cache = cache
    self.reader = reader
  }
  func count() -> Int { 0 }
}
// file: Items/Sources/Implementation/Domain/Repositories/ItemRepository.swift
protocol ItemRepository { func count() -> Int }
