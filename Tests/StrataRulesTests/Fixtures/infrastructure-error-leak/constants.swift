// style: repository
// rules: infrastructure-error-leak
// Each location counts.
// file: Sources/Presentation/HarbourViewModel.swift
final class HarbourViewModel {
  func text(_ error: NSError) -> String {
    if error.code == NSURLErrorTimedOut { return "late" }  // ! infrastructure-error-leak HarbourViewModel -> NSURLErrorTimedOut
    if [NSURLErrorCannotFindHost].contains(error.code) { return "lost" }  // ! infrastructure-error-leak HarbourViewModel -> NSURLErrorCannotFindHost
    if error.domain == NSCocoaErrorDomain { return "disk" }  // ! infrastructure-error-leak HarbourViewModel -> NSCocoaErrorDomain
    return error.userInfo[NSURLErrorFailingURLStringErrorKey] as? String ?? ""
  }
  func retry(_ error: NSError) -> Bool {
    error.code == NSURLErrorNotConnectedToInternet  // ! infrastructure-error-leak HarbourViewModel -> NSURLErrorNotConnectedToInternet
  }
  func isFull(_ error: Error) -> Bool { error is POSIXError }  // ! infrastructure-error-leak HarbourViewModel -> POSIXError
}
// file: Sources/Data/HarbourRepositoryImpl.swift
struct HarbourRepositoryImpl {
  func map(_ error: NSError) -> Bool { error.code == NSURLErrorTimedOut }
}
