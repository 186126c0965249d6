/// The working directory.
func workingFolder() throws(UsageError) -> String {
  do throws(SystemError) {
    return try currentDirectory()
  } catch {
    throw .unusableFile(".", reason: error.message, hint: "change to an existing folder")
  }
}
