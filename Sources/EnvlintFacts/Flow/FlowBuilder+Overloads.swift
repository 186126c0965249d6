/// Which of several functions by one name a call means.
extension FlowBuilder {
  /// The functions that make hosting controllers of what they are given, and all others by their names.
  struct Presenters {
    private struct Place: Hashable {
      var file: Int
      var name: Range<UInt32>
    }

    private let builder: FlowBuilder
    private var functions: [Place: HostingFunction] = [:]
    private var namesakes: [String: [(file: Int, Namesake)]] = [:]

    init(_ builder: FlowBuilder) {
      self.builder = builder
      for file in builder.files {
        let views = builder.project.views(in: file)
        for namesake in views.namesakes { namesakes[namesake.name, default: []].append((file, namesake)) }
        for body in views.bodies {
          guard case .hosting(let call) = body.kind, call.startsEmpty, let function = call.function else { continue }
          functions[Place(file: file, name: function.nameRange)] = function
        }
      }
    }

    /// Whether each function that a call may mean makes a hosting controller of the same argument. Another one by the name may do
    /// something else.
    func areMeant(by call: PresenterCall, in caller: BodyID) -> Bool {
      let site = LookupContext(file: caller.file, scope: builder.body(caller).scope)
      let meant = (namesakes[call.name] ?? []).compactMap { file, namesake -> HostingFunction?? in
        guard let parameters = namesake.parameters.indices(taking: call.labels),
          builder.project.inference.mayTake(
            namesake.parameters[parameters[call.position]].type, call.argument, from: site,
            at: LookupContext(file: file, scope: namesake.scope))
        else { return nil }
        let function = functions[Place(file: file, name: namesake.nameRange)]
        return .some(function?.index == parameters[call.position] ? function : nil)
      }
      return !meant.isEmpty && !meant.contains { $0 == nil }
    }
  }
}

extension TypeInference {
  /// Whether a parameter of a type may take an argument; true where that is not known.
  ///
  /// - Parameters:
  ///   - type: as written at `place`.
  ///   - site: of the argument.
  func mayTake(
    _ type: TypeReference?, _ argument: PresenterCall.Argument, from site: LookupContext, at place: LookupContext
  ) -> Bool {
    guard let type else { return true }
    switch argument {
    case .other: return true
    case .closure: return !holdsNoFunction(resolver.resolve(type.wrapped ?? type, at: place))
    case .view(let path):
      let view = resolver.resolve(path, at: site)
      return !isView(view) || !isOther(resolver.resolve(type.wrapped ?? type, at: place), than: view)
    }
  }

  /// Whether a construction of a type is a view.
  private func isView(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let type): resolver.conformance(of: type, toAnyOf: ["View"]) == .yes
    case .external(let name, _): SDKViews.isPlain(name) || SDKViews.passesOn(name)
    default: false
    }
  }

  /// Whether a type is known to be none that a view may have, whatever modifiers are applied to it: a class, or another type of values.
  private func isOther(_ type: ResolvedType, than view: ResolvedType) -> Bool {
    switch (type, view) {
    case (.declared(let declared), .declared(let view)):
      declared.kind != .protocolType && declared.containers != view.containers
    case (.declared(let declared), _): declared.kind != .protocolType
    case (.external(let name, _), .external(let view, _)): name != view && SDKValues.contains(name)
    case (.external(let name, _), _): SDKValues.contains(name)
    case (.array, _), (.dictionary, _), (.tuple, _): true
    default: false
    }
  }

  private func holdsNoFunction(_ type: ResolvedType) -> Bool {
    switch type {
    case .declared(let declared): declared.kind != .protocolType
    case .external(let name, _): SDKValues.contains(name)
    case .array, .dictionary, .tuple: true
    default: false
    }
  }
}
