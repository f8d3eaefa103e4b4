package lectern.text;

/** A score as an argument of a phrase: how it is written is for the language to say, as {@link Numbers} does. */
public record ScoreArgument(double value) {}
