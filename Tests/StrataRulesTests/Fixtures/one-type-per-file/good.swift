// style: module
// file: Sources/Trips/Implementation/Domain/BusinessModels/Trip.swift
struct Trip { let id: String }

typealias Trips = [Trip]
// file: Sources/Trips/Implementation/Domain/BusinessModels/Stop.swift
struct Stop { let name: String }

enum StopKind { case short, long }
