// style: repository
// rules: completion-handler
// file: Sources/Data/Downloads.swift
import Foundation

func download(_ name: String, completion: @escaping (Result<Data, Error>) -> Void) {}  // ! completion-handler download(_:completion:) -> download(_:completion:)

extension URLSession {
  func fetch(_ url: URL, completion: @escaping (Data?, Error?) -> Void) {}  // ! completion-handler URLSession -> fetch(_:completion:)
}

extension URLSession: Fetching {
  func load(completion: @escaping (Data?) -> Void) {}
}
