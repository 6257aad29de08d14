// style: repository
// rules: dependency-rule, dto-leak
// file: App/Data/DTOs/TrackDTO.swift
struct TrackDTO: Decodable { var title: String }

// file: App/Domain/Models/Mode.swift
#if DEBUG
  struct Mode { var count = 0 }
#else
  struct Mode { var row: TrackDTO? }  // ! dto-leak Mode -> TrackDTO
#endif

#if DEBUG
  struct Trace { var row: TrackDTO? }
#endif
