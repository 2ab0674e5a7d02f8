An invented file.
