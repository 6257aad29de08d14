// style: repository
// Ordinary verbs, of which many are nouns as well: those count before an object.
// file: Sources/Domain/UseCases.swift
final class MailReceiptUseCase { func execute() {} }
final class RingBellUseCase { func execute() {} }
final class BoardTrainUseCase { func execute() {} }
final class GeocodeAddressUseCase { func execute() {} }
final class WhittleStickUseCase { func execute() {} }
final class HoistFlagUseCase { func execute() {} }
final class EscrowDepositUseCase { func execute() {} }
final class MailUseCase { func execute() {} }  // ! use-case-name MailUseCase
final class BoardUseCase { func execute() {} }  // ! use-case-name BoardUseCase
final class StarUseCase { func execute() {} }  // ! use-case-name StarUseCase
final class UserProfileUseCase { func execute() {} }  // ! use-case-name UserProfileUseCase
// file: Sources/Domain/MessagingUseCase.swift
// Reported once, whatever is before the name of its implementation.
protocol MessagingUseCase {  // ! use-case-name MessagingUseCase
  func execute()
}

final class DefalultMessagingUseCase: MessagingUseCase { func execute() {} }
