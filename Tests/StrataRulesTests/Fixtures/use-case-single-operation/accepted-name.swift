// style: repository
// rules: use-case-single-operation, use-case-name
// Accepting the name of a use case does not accept its further operations.
// file: Sources/Domain/ParcelUseCase.swift
// strata:disable:next use-case-name — the product is called so
protocol ParcelUseCase {
  func register()
  func dispatch()  // ! use-case-single-operation ParcelUseCase
  func cancel()  // ! use-case-single-operation ParcelUseCase
}

// strata:disable:next use-case-single-operation — split next month
protocol CrateUseCase {
  func register()
  func dispatch()
}

// strata:disable:next use-case-name — the product is called so
protocol PalletUseCase {
  func register()
  func dispatch()  // strata:disable:this use-case-single-operation — split next month
}
