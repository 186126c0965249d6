"""What the scripts of this folder share: how programs are run, measured and compared. Standard library alone."""
