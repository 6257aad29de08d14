// Only the data part has the network client and the storage of a framework.
// style: module
// rules: composition-root-layers
// file: Sources/Ponds/Implementation/Module/DependenciesContainer.swift
import Foundation

struct DependenciesContainer {
  init(session: URLSession) {
    let data = Data(session: session, defaults: .standard)
    presentation = Presentation(domain: Domain(data: data, now: Date()), session: session)
  }

  private let presentation: Presentation
}

private extension DependenciesContainer {
  struct Presentation {
    let domain: Domain
    let session: URLSession  // ! composition-root-layers
  }

  struct Domain {
    let data: Data
    let now: Date
  }

  struct Data {
    let session: URLSession
    let defaults: UserDefaults
  }
}
