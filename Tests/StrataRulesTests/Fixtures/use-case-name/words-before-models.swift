// style: repository
// rules: use-case-name
// A word before the name of a model that says which one is meant is no verb.
// file: Sources/Domain/Models/Kayak.swift
struct Kayak {}
struct Inspection {}
struct Skipper {}
// file: Sources/Domain/UseCases/KayakUseCases.swift
final class NewSkipperUseCase {}  // ! use-case-name NewSkipperUseCase
final class SchedulingInspectionUseCase {}  // ! use-case-name SchedulingInspectionUseCase
final class UpcomingInspectionUseCase {}  // ! use-case-name UpcomingInspectionUseCase
final class SavedKayaksUseCase {}  // ! use-case-name SavedKayaksUseCase
final class SelectedKayakUseCase {}  // ! use-case-name SelectedKayakUseCase
final class RentableKayakUseCase {}  // ! use-case-name RentableKayakUseCase
final class CurrentSkipperUseCase {}  // ! use-case-name CurrentSkipperUseCase
final class PaddlingKayakUseCase {}  // ! use-case-name PaddlingKayakUseCase

final class CapsizeKayakUseCase {}
final class HoseKayakUseCase {}
final class GetSavedKayaksUseCase {}
final class LoadNewSkipperUseCase {}
final class KayakRentalBookingUseCase {}  // ! use-case-name KayakRentalBookingUseCase
final class FeedSkipperUseCase {}
final class NewKayakRenameUseCase {}  // ! use-case-name NewKayakRenameUseCase
