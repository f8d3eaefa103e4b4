package lectern.game;

import java.util.List;
import java.util.Optional;

/** A game before its options are chosen: what the catalogue knows of it. */
public interface GameKind {
    String id();

    /** In the order in which game texts write them. */
    List<Option> options();

    /** Everything the game can say, in the order in which its rules list it. */
    List<? extends Word> words();

    List<Criterion> criteria();

    /** Ways of judging a position; the one named {@code report} is the game's report's own. */
    List<Evaluator> evaluators();

    /** The dialects in which programs outside speak of this game, the usual one first. */
    default List<Dialect> dialects() {
        return List.of(Dialect.UGI);
    }

    /** Why an option's value does not go with the other settings, if it does not. */
    default Optional<Phrase> conflict(Option option, Settings settings) {
        return Optional.empty();
    }

    /** The game with settings that do not conflict. */
    Game with(Settings settings);
}
