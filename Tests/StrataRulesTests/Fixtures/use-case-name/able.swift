// style: repository
// file: Sources/Domain/Usecase/AuthFetchUsecase.swift
protocol AuthFetchableUsecase { func fetchAuth() async throws }  // ! use-case-name AuthFetchableUsecase

final class AuthFetchUsecase: AuthFetchableUsecase {  // ! use-case-name AuthFetchUsecase
  func fetchAuth() async throws {}
}
// file: Sources/Domain/Usecase/FetchableTokenUsecase.swift
protocol RefreshTokenUsecase { func refresh() async throws }
// file: Sources/Domain/Usecase/TableUsecase.swift
protocol TableUsecase { func fetch() async throws }  // ! use-case-name TableUsecase
