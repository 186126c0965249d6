import EnvlintDriver

exitProcess(with: runCommandLine())
