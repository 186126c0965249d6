/// How much of a file its facts tell.
public enum Detail: Sendable, Equatable {
  /// What it declares, reads and injects.
  case declarations
  /// Also what runs when a value of it is made: the bodies of initializers and functions, of what is static and of what is declared
  /// at file level, and default arguments. Only what a default leads to is asked for them.
  case code
}
