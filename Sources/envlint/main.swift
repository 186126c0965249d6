import EnvlintDriver

runProgram()
