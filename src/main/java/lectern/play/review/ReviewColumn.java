package lectern.play.review;

import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.telling.ScorePhrase;

/** What a table tells of each move of a review, column by column. */
public enum ReviewColumn {
    PLY {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return Optional.of(verbatim(String.valueOf(move.turn().ply())));
        }
    },
    SIDE {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return Optional.of(move.turn().before().view().name(move.side()));
        }
    },
    MOVE {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            String sign = review.mark(move).map(MistakeMark::sign).orElse("");
            return Optional.of(verbatim(move.turn().move().text() + sign));
        }
    },
    BETTER {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return Optional.of(verbatim(move.best().text())).filter(text -> move.isBettered());
        }
    },
    LOSS {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return Optional.of(ReviewTelling.loss(move)).filter(text -> move.isBettered());
        }
    },
    WORTH {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return move.comparison()
                    .map(both -> Phrase.of(
                            move.isBettered() ? "review.instead" : "words.verbatim",
                            ScorePhrase.of(both.played()),
                            ScorePhrase.of(both.best())));
        }
    },
    CRITERION {
        @Override
        Optional<Phrase> told(ReviewedMove move, Review review) {
            return move.cause().map(cause -> move.turn().before().game().kind().term(cause.criterion()));
        }
    };

    public Phrase head() {
        return Phrase.of("review.column." + name().toLowerCase(Locale.ROOT));
    }

    /** What stands in the table; nothing where there is nothing to say. */
    public Optional<Phrase> of(ReviewedMove move, Review review) {
        return told(move, review);
    }

    abstract Optional<Phrase> told(ReviewedMove move, Review review);

    private static Phrase verbatim(String text) {
        return Phrase.of("words.verbatim", text);
    }
}
