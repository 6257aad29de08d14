// style: repository
// rules: direct-instantiation, default-argument-instantiation, dependency-rule
// Accepting a creation accepts none of another type that later lines make for it.
// file: Sources/Domain/Reports.swift
final class SumReportUseCase {
  func execute() {}
}

final class MailReportUseCase {
  init(sum: SumReportUseCase, store: ReportRepository) {}
  init(sum: SumReportUseCase) {}
}

protocol ReportRepository {}

final class OpenReportUseCase {
  private let mail: MailReportUseCase

  init() {
    mail = MailReportUseCase(  // ! direct-instantiation OpenReportUseCase -> MailReportUseCase
      sum: SumReportUseCase())
  }
}

final class CloseReportUseCase {
  private let mail: MailReportUseCase

  init() {
    // strata:disable:next direct-instantiation — moves to the container
    mail = MailReportUseCase(
      sum: SumReportUseCase())  // ! direct-instantiation CloseReportUseCase -> SumReportUseCase
  }

  func again() {
    // strata:disable:next direct-instantiation — moves to the container
    MailReportUseCase(sum: SumReportUseCase())
  }
}

final class SendReportUseCase {
  init(
    // strata:disable:next default-argument-instantiation — moves to the container
    mail: MailReportUseCase = MailReportUseCase(
      sum: SumReportUseCase())  // ! default-argument-instantiation SendReportUseCase -> SumReportUseCase
  ) {}
}
// file: Sources/Data/ReportRepositoryImpl.swift
final class ReportRepositoryImpl: ReportRepository {}
// file: Sources/Presentation/ReportViewModel.swift
// What another rule reports at a part is reported once, as part of the creation.
final class ReportViewModel {
  private let mail: MailReportUseCase

  init() {
    // strata:disable:next direct-instantiation — moves to the container
    mail = MailReportUseCase(
      sum: SumReportUseCase(),  // ! direct-instantiation ReportViewModel -> SumReportUseCase
      store: ReportRepositoryImpl())  // ! direct-instantiation ReportViewModel -> MailReportUseCase
  }
}
