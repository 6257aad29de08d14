// style: repository
// file: Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Clinic",
  targets: [
    .target(name: "ClinicDomain"),
    .target(name: "ClinicData", dependencies: ["ClinicDomain"]),
  ])
// file: Sources/ClinicDomain/Patient.swift
public struct Patient: Identifiable, Sendable { public let id: Int }
public protocol PatientRepository: Sendable { func patients() async throws -> [Patient] }
public protocol VisitRepository: Sendable { func patient() async throws -> Patient? }
// file: Sources/ClinicData/LivePatientRepository.swift
import ClinicDomain

public actor LivePatientRepository: PatientRepository {
  private var cache: [Patient.ID: Patient] = [:]

  public func patients() async throws -> [Patient] {
    cache[1] = Patient(id: 1)
    return Array(cache.values)
  }
}
// file: Sources/ClinicData/LiveVisitRepository.swift
import ClinicDomain

public actor LiveVisitRepository: VisitRepository {
  private var last: Patient?  // ! second-source-of-truth LiveVisitRepository -> Patient

  public func patient() async throws -> Patient? {
    last = Patient(id: 2)
    return last
  }
}
// file: Sources/ClinicData/PatientStore.swift
import ClinicDomain
import Synchronization

public final class PatientStore {
  private let patients = Mutex<[Patient]>([])  // ! second-source-of-truth PatientStore -> Patient
}
