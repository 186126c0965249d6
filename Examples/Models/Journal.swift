import Foundation
import Observation

@Observable final class Journal {
  var notes: [Date: String] = [:]

  func add(_ note: String) {
    notes[.now] = note
  }
}
