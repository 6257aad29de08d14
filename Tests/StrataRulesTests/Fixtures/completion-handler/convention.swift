// Where all types of a role do so, the project follows another convention: it is reported once for the role.
// style: repository
// rules: completion-handler
// file: Sources/Domain/AntRepository.swift
protocol AntRepository {
  func load(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AntRepository -> load(completion:)
}

// file: Sources/Domain/BeeRepository.swift
protocol BeeRepository {
  func load(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AntRepository -> load(completion:)
}

// file: Sources/Domain/CowRepository.swift
protocol CowRepository {
  func load(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AntRepository -> load(completion:)
}

// file: Sources/Domain/DogRepository.swift
protocol DogRepository {
  func load(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AntRepository -> load(completion:)
}

// file: Sources/Domain/ElkRepository.swift
protocol ElkRepository {
  func load(completion: @escaping (Result<Int, Error>) -> Void)  // ! completion-handler AntRepository -> load(completion:)
}
