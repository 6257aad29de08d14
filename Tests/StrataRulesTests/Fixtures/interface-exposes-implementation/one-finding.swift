// style: module
// rules: interface-exposes-implementation, dependency-rule
// What an interface names of the implementation is one finding, whichever layer it is in.
// file: Sources/Implementation/Data/DataSources/PostDTO.swift
struct PostDTO: Decodable {
  let id: Int
}
// file: Sources/Implementation/Domain/BusinessModels/Post.swift
struct Post {
  let id: Int
}
// file: Sources/Interface/PostsModule.swift
public protocol PostsModule {
  func last() async throws -> PostDTO?  // ! interface-exposes-implementation PostsModule -> PostDTO
  func first() async throws -> Post  // ! interface-exposes-implementation PostsModule -> Post
}
