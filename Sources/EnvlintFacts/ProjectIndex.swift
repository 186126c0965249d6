/// What the whole project says about the environment. Immutable, deterministic: the same files give the same index,
/// whatever their order.
public struct ProjectIndex: Sendable {
}
