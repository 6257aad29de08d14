// style: repository
// file: Sources/Domain/Usecase/AuthFetchUsecase.swift
protocol AuthFetchableUsecase { func fetchAuth() async throws }

final class AuthFetchUsecase: AuthFetchableUsecase {
  func fetchAuth() async throws {}
}
// file: Sources/Domain/Usecase/TableUsecase.swift
protocol TableUsecase { func fetch() async throws }  // ! use-case-name TableUsecase
