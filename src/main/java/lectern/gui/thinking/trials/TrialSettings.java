package lectern.gui.thinking.trials;

import lectern.search.TrialOptions;

/** What the user sets of a run. */
record TrialSettings(TrialOptions options, long seed) {}
