/// The properties of an instance that protocols of the SDK and of the standard library ask for, or have by default and let a type replace.
enum RequiredProperties {
  /// Whether a protocol asks for a property of that name, or one that it refines does.
  static func contains(_ name: String, of protocolName: String) -> Bool {
    names[protocolName]?.contains(name) ?? false
  }

  /// The table, parsed at the first lookup.
  private static let names: [String: Set<String>] = {
    let parsed = KnowledgeTable.rows(of: rows, columnCount: 2).flatMap { cells in
      let properties = Set(KnowledgeTable.items(of: cells[1]))
      return KnowledgeTable.items(of: cells[0]).map { ($0, properties) }
    }
    return Dictionary(parsed) { $0.union($1) }
  }()

  /// The protocols, what they ask for.
  ///
  /// A table, because only the SDK declares them, and what a property of such a name is read for no code of the project says. Collected from
  /// Apple's public documentation: protocols that views and other values conform to. Of a protocol that is in no table at all, any property
  /// may be asked for.
  static let rows = #"""
    Identifiable	id
    CustomStringConvertible,LosslessStringConvertible	description
    CustomDebugStringConvertible	debugDescription
    CustomReflectable	customMirror
    CustomPlaygroundDisplayConvertible	playgroundDescription
    CustomTestStringConvertible	testDescription
    CustomLocalizedStringResourceConvertible	localizedStringResource
    Hashable	hashValue
    RawRepresentable,OptionSet	rawValue
    CodingKey	stringValue,intValue,description,debugDescription
    Error	localizedDescription
    LocalizedError	errorDescription,failureReason,recoverySuggestion,helpAnchor,localizedDescription
    CustomNSError	errorCode,errorUserInfo,localizedDescription
    Sequence	underestimatedCount
    Collection,BidirectionalCollection,RandomAccessCollection	startIndex,endIndex,indices,count,isEmpty,first,last,underestimatedCount
    View,ViewModifier,App,Scene,Commands,ToolbarContent,CustomizableToolbarContent,Widget,WidgetBundle,ControlWidget,ControlWidgetBundle,Gesture	body
    Animatable,Shape,InsettableShape	animatableData
    VectorArithmetic	magnitudeSquared
    Shape,InsettableShape	layoutDirectionBehavior
    Layout,VectorArithmetic	animatableData
    TableRowContent	tableRowBody
    TableColumnContent	tableColumnBody
    AppEntity,TransientAppEntity,IndexedEntity,UniqueAppEntity,FileEntity	id,displayRepresentation,attributeSet,hideInSpotlight
    Tip	id,title,message,image,actions,rules,options
    PersistentModel	id,persistentModelID,modelContext,hasChanges,isDeleted
    ObservableObject	objectWillChange
    FileDocument,ReferenceFileDocument	objectWillChange
    TimelineEntry	date,relevance
    WidgetConfigurationIntent,AppIntent	parameterSummary
    MKAnnotation	coordinate,title,subtitle
    """#
}
