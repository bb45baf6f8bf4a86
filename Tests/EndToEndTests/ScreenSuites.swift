import Testing

/// The suites of the real program in tmux; one test at a time, for each needs the machine for itself.
@Suite(.serialized, .ownThread) enum ScreenSuites {}
