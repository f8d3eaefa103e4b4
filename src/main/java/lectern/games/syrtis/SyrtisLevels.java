package lectern.games.syrtis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.DrawingPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.Thinking;
import lectern.search.TieBreak;

/** The report's two levels. */
public final class SyrtisLevels {
    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("syrtis.player.easy"),
                    GameKind.REPORT,
                    true,
                    Set.of(),
                    (judge, options) -> new EasyPlayer()),
            new PlayerKind(
                    "hard",
                    Phrase.of("syrtis.player.hard"),
                    GameKind.REPORT,
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new HardPlayer(judge)));

    private SyrtisLevels() {}

    /**
     * The report's easy level draws from the list of its program, which names a walk once for each island that leads
     * there, and a sinking once for each own tower beside the tile.
     */
    private static final class EasyPlayer implements Player {
        private final Player drawing = new DrawingPlayer("easy", EasyPlayer::entries, List.of());

        @Override
        public String id() {
            return drawing.id();
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            SyrtisPosition syrtis = (SyrtisPosition) position;
            Decision drawn = drawing.decide(position, thinking);
            if (syrtis.turn.isSetUp()) return drawn;
            return drawn.noting(List.of(Phrase.of("syrtis.note.easy")))
                    .noting(GameEnd.programDiffers(syrtis, drawn.move()));
        }

        private static int entries(Position position, Move move) {
            SyrtisPosition syrtis = (SyrtisPosition) position;
            return syrtis.turn.isSetUp() ? 1 : Reach.ways(syrtis, syrtis.turn.side(), (SyrtisMove) move);
        }
    }

    /**
     * The report's hard level: judges the board after each of its actions, one action ahead. It sees that board as the
     * report's program does, on which it is still its turn and no tile has been counted as sunk.
     */
    private record HardPlayer(Evaluator judge) implements Player {
        /** Scores that differ by no more are equal: rounding may make that much of a difference. */
        private static final double EQUAL = 1e-9;

        private static final TieBreak FIRST_ACTION = new TieBreak(Phrase.of("syrtis.tie.action"), EQUAL);
        private static final TieBreak FIRST_TILE = new TieBreak(Phrase.of("syrtis.tie.tile"), EQUAL);
        private static final TieBreak WHITE = new TieBreak(Phrase.of("syrtis.tie.colour"), EQUAL);

        private static final Phrase SIGN = Phrase.of("syrtis.note.sign");
        private static final List<Phrase> BLIND = List.of(Phrase.of("syrtis.note.blind"), SIGN);
        private static final List<Phrase> PLACES = List.of(Phrase.of("syrtis.note.places"), SIGN);
        private static final List<Phrase> CHOOSES = List.of(Phrase.of("syrtis.note.chooses"), SIGN);

        @Override
        public String id() {
            return "hard";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            SyrtisPosition syrtis = (SyrtisPosition) position;
            List<Candidate> candidates = new ArrayList<>();
            for (Move move : syrtis.moves()) candidates.add(candidate(syrtis, (SyrtisMove) move));
            double highest =
                    candidates.stream().mapToDouble(Candidate::score).max().orElseThrow();
            Candidate first = candidates.stream()
                    .filter(candidate -> candidate.score() >= highest - EQUAL)
                    .findFirst()
                    .orElseThrow();
            List<Phrase> notes = switch (syrtis.turn) {
                case PLACING -> PLACES;
                case CHOOSING -> CHOOSES;
                default -> BLIND;
            };
            TieBreak tieBreak = switch (syrtis.turn) {
                case PLACING -> FIRST_TILE;
                case CHOOSING -> WHITE;
                default -> FIRST_ACTION;
            };
            return new Decision(
                            first.move(),
                            first.score(),
                            Choice.HIGHEST,
                            tieBreak,
                            candidates,
                            1,
                            candidates.size(),
                            thinking.seed(),
                            Optional.empty(),
                            notes)
                    .noting(GameEnd.programDiffers(syrtis, first.move()));
        }

        private Candidate candidate(SyrtisPosition position, SyrtisMove move) {
            List<Term> terms = switch (position.turn) {
                case PLACING -> termsOfPlacing(position, move);
                case CHOOSING -> termsOfChoice(position, move);
                default ->
                    judge.evaluate(asSeenAfter(position, move), position.toMove())
                            .terms();
            };
            return Candidate.of(move, new Evaluation(position.toMove(), terms).total(), terms);
        }

        /** The position that the report's program looks at: it moves tiles and towers, and counts nothing but passes. */
        private static SyrtisPosition asSeenAfter(SyrtisPosition position, SyrtisMove move) {
            SyrtisPosition after = position.play(move, Narrator.SILENT);
            RuleCounters tally =
                    move.equals(SyrtisMove.PASS) ? position.tally.passed(position.turn.side()) : position.tally;
            return new SyrtisPosition(
                    after.game,
                    after.tiles,
                    after.white,
                    after.circles,
                    after.whiteTowers,
                    after.blackTowers,
                    position.turn,
                    after.whiteSeat,
                    tally);
        }

        /** The other side will choose, so that the board is to be as even as can be: whatever it favours counts against it. */
        private List<Term> termsOfPlacing(SyrtisPosition position, SyrtisMove move) {
            Evaluation forWhite = judge.evaluate(position.play(move, Narrator.SILENT), position.toMove());
            return forWhite.total() > 0 ? turned(forWhite.terms()) : forWhite.terms();
        }

        /** The board as it lies, from the side that is chosen: Black if White is worse off, else White. */
        private List<Term> termsOfChoice(SyrtisPosition position, SyrtisMove move) {
            List<Term> forWhite = judge.evaluate(position, position.toMove()).terms();
            return move.chosen() == Side.WHITE ? forWhite : turned(forWhite);
        }

        private static List<Term> turned(List<Term> terms) {
            return terms.stream().map(Term::turned).toList();
        }
    }
}
