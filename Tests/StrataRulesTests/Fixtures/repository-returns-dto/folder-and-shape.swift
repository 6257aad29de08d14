// A protocol of asynchronous functions in the domain's folder of gateways or repositories is the interface of a
// repository, whatever its name is; what implements it in Data is a repository.
// style: module
// rules: repository-returns-dto, concrete-dependency, missing-abstraction, prefer-struct
// file: Sources/Implementation/Domain/Gateways/PhotoStore.swift
protocol PhotoStore {
  func photos() async throws -> [PhotoDTO]  // ! repository-returns-dto PhotoStore -> PhotoDTO
  func clear()
}
// file: Sources/Implementation/Domain/Gateways/AlbumShelf.swift
protocol AlbumShelf {
  func albums(_ done: @escaping (Result<AlbumDTO, Error>) -> Void)  // ! repository-returns-dto AlbumShelf -> AlbumDTO
}
// file: Sources/Implementation/Data/Repositories/DiskPhotoStore.swift
final class DiskPhotoStore: PhotoStore {  // ! prefer-struct DiskPhotoStore
  func photos() async throws -> [PhotoDTO] { [] }
  func clear() {}
}

struct PhotoDTO: Codable {
  let id: String
}

struct AlbumDTO: Codable {
  let id: String
}
// Traps: models, mappers, delegates and plain protocols in such folders.
// file: Sources/Implementation/Domain/Gateways/PhotoParts.swift
protocol PhotoMapping {
  func mapped(_ dto: PhotoDTO) async throws -> String
}

protocol PhotoStoreDelegate {
  func storeDidChange(_ dto: PhotoDTO) async
}

protocol PhotoNaming {
  func name(of photo: PhotoDTO) -> String
}

struct PhotoPage {
  let photos: [PhotoDTO]
}
