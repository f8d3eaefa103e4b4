package lectern.grade.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.grade.requirement.Beats;
import lectern.grade.requirement.Chooses;
import lectern.grade.requirement.GamePlayed;
import lectern.grade.requirement.HeuristicSeat;
import lectern.grade.requirement.LessonAnswered;
import lectern.grade.requirement.LessonKey;
import lectern.grade.requirement.Measures;
import lectern.grade.requirement.MoveTime;
import lectern.grade.requirement.Opponent;
import lectern.grade.requirement.PartialPoints;
import lectern.grade.requirement.Prefers;
import lectern.grade.requirement.Requirement;
import lectern.lesson.Lesson;
import lectern.lesson.study.Study;
import lectern.play.player.Contender;
import lectern.written.Written;

/** Makes a requirement of the fields of a rule; one of them says of which kind it is. */
final class RequirementReader {
    private static final String BEATS = "beats";
    private static final String CHOOSES = "chooses";
    private static final String PREFERS = "prefers";
    private static final String VALUE = "value";
    private static final String RECORD = "record";
    private static final String LESSON = "lesson";
    private static final List<String> KINDS = List.of(BEATS, CHOOSES, PREFERS, VALUE, RECORD, LESSON);

    private static final String IN = "in";
    private static final String PLAYER = "player";
    private static final String SEED = "seed";
    private static final String PARTIAL = "partial-from";
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String ANY = "any";
    private static final String START = "start";
    private static final String USUAL_PLAYER = "greedy";

    private static final int MOST_GAMES = 10_000;
    private static final int MOST_MOVES = 10_000;
    private static final int MOST_QUESTIONS = 1000;
    private static final long SEEDS = 1_000_000_000_000L;
    private static final Pattern OF = Pattern.compile("([0-9]{1,3}) of ([0-9]{1,3})");

    private final Optional<Game> game;
    private final MoveTime moveTime;
    private final RuleSources sources;

    RequirementReader(Optional<Game> game, MoveTime moveTime, RuleSources sources) {
        this.game = game;
        this.moveTime = moveTime;
        this.sources = sources;
    }

    /** @param common keys that every rule may have */
    Requirement read(RuleFields fields, List<String> common) {
        List<String> kinds = fields.among(KINDS);
        if (kinds.size() != 1) throw fields.wrong("grade.one-kind", KINDS);
        String kind = kinds.get(0);
        List<String> known = new ArrayList<>(common);
        known.add(kind);
        known.addAll(keys(kind));
        fields.check(known);
        return switch (kind) {
            case BEATS -> beats(fields);
            case CHOOSES -> chooses(fields);
            case PREFERS -> prefers(fields);
            case VALUE -> value(fields);
            case RECORD -> record(fields);
            default -> lesson(fields);
        };
    }

    private static List<String> keys(String kind) {
        return switch (kind) {
            case BEATS -> List.of("by", "games", PLAYER, "measured-by", PARTIAL, SEED, "opening", "plies");
            case CHOOSES -> List.of(IN, PLAYER, SEED);
            case PREFERS -> List.of(IN, "to");
            case VALUE -> List.of(IN, "of", "for", "within");
            case RECORD -> List.of("seat", "against", "replayed", "moves", "reaches", START);
            default -> List.of("answers", PARTIAL);
        };
    }

    private Game game(RuleFields fields) {
        return game.orElseThrow(() -> fields.wrong("grade.no-game"));
    }

    private HeuristicSeat seat(RuleFields fields) {
        Game played = game(fields);
        Optional<Written.Text> player = fields.find(PLAYER);
        if (player.isEmpty()) return new HeuristicSeat(played, USUAL_PLAYER, moveTime);
        return RuleFields.read(player.get(), text -> new HeuristicSeat(played, text, moveTime));
    }

    private Beats beats(RuleFields fields) {
        HeuristicSeat seat = seat(fields);
        Contender opponent = sources.playerOrEngine(fields.text(BEATS), seat.game());
        fields.text("by");
        double wanted = fields.share("by").orElseThrow();
        OptionalDouble from = fields.share(PARTIAL);
        if (from.isPresent() && from.getAsDouble() >= wanted) throw fields.wrong("grade.partial", PARTIAL);
        int games = (int) fields.whole("games", 2, MOST_GAMES, 200);
        if (games % 2 == 1) throw RuleFields.wrong(fields.text("games"), "grade.odd-games", String.valueOf(games));
        int opening = (int) fields.whole("opening", 0, MOST_MOVES, 4);
        int plies = (int) fields.whole("plies", 1, MOST_MOVES, 400);
        if (opening >= plies) throw fields.wrong("play.long-opening", opening, plies);
        boolean lowerEnd =
                fields.word("measured-by", List.of("estimate", "lower-end")).equals("lower-end");
        long seed = fields.whole(SEED, 0, SEEDS, 1);
        return new Beats(seat, opponent, new PartialPoints(wanted, from), games, lowerEnd, seed, opening, plies);
    }

    private Chooses chooses(RuleFields fields) {
        HeuristicSeat seat = seat(fields);
        Position position = position(fields, seat.game());
        return new Chooses(seat, position, moves(fields, CHOOSES, position), fields.whole(SEED, 0, SEEDS, 1));
    }

    private Prefers prefers(RuleFields fields) {
        HeuristicSeat seat = seat(fields);
        Position position = position(fields, seat.game());
        List<Move> preferred = moves(fields, PREFERS, position);
        if (preferred.size() > 1) throw fields.wrong("grade.one-move", PREFERS);
        return new Prefers(seat, position, preferred.get(0), moves(fields, "to", position));
    }

    private Measures value(RuleFields fields) {
        HeuristicSeat seat = seat(fields);
        Position position = RuleFields.read(fields.text(IN), seat.game()::read);
        String side = fields.word("for", List.of("mover", Seat.FIRST.word(), Seat.SECOND.word()));
        return new Measures(
                seat,
                position,
                seat(side).orElse(position.toMove()),
                fields.find("of").map(Written.Text::text),
                fields.number(VALUE, 0),
                fields.amount("within", 0.001));
    }

    private GamePlayed record(RuleFields fields) {
        Game played = game(fields);
        String ending = fields.word(RECORD, List.of("legal", "finished", "drawn", "won"));
        boolean replayed = fields.word("replayed", List.of(YES, NO)).equals(YES);
        return new GamePlayed(
                played,
                ending.equals("legal") ? GamePlayed.Ending.ANY : ending(ending),
                seat(fields.word("seat", List.of(ANY, Seat.FIRST.word(), Seat.SECOND.word()))),
                (int) fields.whole("moves", 1, MOST_MOVES, 400),
                fields.find(START).map(text -> start(text, played)),
                fields.find("against").map(text -> new Opponent(sources.player(text, played), replayed)),
                fields.find("reaches").map(text -> RuleFields.read(text, played::read)));
    }

    private static GamePlayed.Ending ending(String word) {
        return GamePlayed.Ending.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static GamePlayed.StartOfGame start(Written.Text text, Game game) {
        boolean any = text.text().equals(ANY);
        return new GamePlayed.StartOfGame(any ? Optional.empty() : Optional.of(RuleFields.read(text, game::read)));
    }

    private LessonAnswered lesson(RuleFields fields) {
        Lesson lesson = sources.lesson(fields.text(LESSON));
        int questions = Study.begin(lesson).tasks().size();
        Written.Text answers = fields.text("answers");
        Matcher of = OF.matcher(answers.text());
        if (!of.matches()) throw RuleFields.wrong(answers, "grade.no-answers", questions);
        int wanted = Integer.parseInt(of.group(1));
        if (Integer.parseInt(of.group(2)) != questions || wanted > questions || wanted == 0) {
            throw RuleFields.wrong(answers, "grade.other-questions", lesson.id(), questions);
        }
        OptionalDouble from = fields.has(PARTIAL)
                ? OptionalDouble.of((int) fields.whole(PARTIAL, 0, MOST_QUESTIONS, 0))
                : OptionalDouble.empty();
        if (from.isPresent() && from.getAsDouble() >= wanted) throw fields.wrong("grade.partial", PARTIAL);
        return new LessonAnswered(new LessonKey(lesson), new PartialPoints(wanted, from));
    }

    /** A position in which there is something to choose. */
    private static Position position(RuleFields fields, Game game) {
        Written.Text text = fields.text(IN);
        Position position = RuleFields.read(text, game::read);
        if (position.isOver()) throw RuleFields.wrong(text, "grade.over");
        return position;
    }

    private static List<Move> moves(RuleFields fields, String key, Position position) {
        List<Move> moves = new ArrayList<>();
        for (Written.Text text : fields.texts(key)) {
            Move move = RuleFields.read(text, position::readMove);
            Optional<RuleViolation> violation = position.violation(move);
            if (violation.isPresent()) {
                throw RuleFields.wrong(
                        text, "grade.illegal", move.text(), violation.get().reason());
            }
            moves.add(move);
        }
        return moves;
    }

    private static Optional<Seat> seat(String word) {
        for (Seat seat : Seat.values()) {
            if (seat.word().equals(word)) return Optional.of(seat);
        }
        return Optional.empty();
    }
}
