// The folder of the data layer may import what the layer of a misplaced use case may not.
// style: repository
// rules: forbidden-import, misplaced-type
// file: Sources/Data/SavePasswordUseCase.swift
import KeychainAccess

final class SavePasswordUseCase {  // ! misplaced-type SavePasswordUseCase
  func execute() {}
}
