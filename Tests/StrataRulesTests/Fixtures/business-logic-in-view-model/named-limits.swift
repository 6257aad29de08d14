// A limit of the domain with a name of its own.
// style: repository
// rules: business-logic-in-view-model
// file: Sources/Domain/Entities/Collage.swift
struct Collage {
  let requiredPictureCount: Int
  let title: String
}

struct Picture {
  let id: String
}
// file: Sources/Presentation/CollageViewModel.swift
final class CollageViewModel {
  private var collage: Collage?
  private var pictures: [Picture] = []
  private var pageSize = 3

  func choose(_ pictures: [Picture]) {
    guard let required = collage?.requiredPictureCount, pictures.count <= required else { return }  // ! business-logic-in-view-model
    self.pictures = pictures
  }

  func replace(_ pictures: [Picture], in collage: Collage) {
    let required = collage.requiredPictureCount
    guard pictures.count <= required else { return }  // ! business-logic-in-view-model
    self.pictures = pictures
  }

  // A limit of the screen.
  func show(_ pictures: [Picture]) {
    let size = pageSize
    guard pictures.count <= size else { return }
    self.pictures = pictures
  }
}
