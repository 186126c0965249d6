import Observation

@Observable final class Almanac {
  var month = "May"
  var advice = "Sow the tomatoes"
}
