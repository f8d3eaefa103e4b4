package lectern.lesson.study;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.play.Match;
import lectern.play.Turn;

/** The way through a lesson, spot by spot, and what is shown at each. */
final class Route {
    /** A board for lessons that have none. */
    private static final long ANY_SEED = 1;

    private final Lesson lesson;
    private final List<Spot> spots = new ArrayList<>();

    /** The first spot of each page, as its place among all. */
    private final List<Integer> openings = new ArrayList<>();

    /** The board as each page finds it. */
    private final List<Position> boards = new ArrayList<>();

    private final List<Block.Ask> questions;

    /** The games of plays and charts, which are long sometimes and looked at often. */
    private final IdentityHashMap<Block, Match> matches = new IdentityHashMap<>();

    Route(Lesson lesson) {
        this.lesson = lesson;
        questions = lesson.blocks().stream()
                .filter(Block.Ask.class::isInstance)
                .map(Block.Ask.class::cast)
                .toList();
        for (Block block : lesson.blocks()) {
            if (block instanceof Block.Played played) matches.put(block, match(played.before(), played.moves()));
        }
        Position board = firstBoard();
        for (int page = 0; page < lesson.pages().size(); page++) {
            openings.add(spots.size());
            boards.add(board);
            addPage(page);
            for (Block block : blocks(page)) board = block.leaves().orElse(board);
        }
    }

    /** What lies on the board before anything is laid on it: what will be, so that it does not change for nothing. */
    private Position firstBoard() {
        return lesson.blocks().stream()
                .filter(Block.Place.class::isInstance)
                .map(Block.Place.class::cast)
                .map(Block.Place::board)
                .findFirst()
                .orElseGet(() -> lesson.game().start(ANY_SEED).position());
    }

    /** A position that a page begins with is there at once; anything else waits until the page has been read. */
    private void addPage(int page) {
        List<Block> blocks = blocks(page);
        boolean opened = false;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block instanceof Block.Text) continue;
            if (!opened && !isPlace(block)) spots.add(new Spot(page, Spot.OPENING, 0));
            opened = true;
            for (int step = 0; step < steps(block); step++) spots.add(new Spot(page, i, step));
        }
        if (!opened) spots.add(new Spot(page, Spot.OPENING, 0));
    }

    private static boolean isPlace(Block block) {
        return block instanceof Block.Place;
    }

    private int steps(Block block) {
        if (!(block instanceof Block.Play play)) return 1;
        if (!play.stepwise()) return play.moves().size();
        return matches.get(play).turns().stream()
                .mapToInt(turn -> stepsOf(turn.effects()))
                .sum();
    }

    /** A move of which nothing is told takes one step too. */
    private static int stepsOf(List<Effect> effects) {
        return Math.max(1, effects.size());
    }

    Lesson lesson() {
        return lesson;
    }

    List<Spot> spots() {
        return spots;
    }

    List<Block.Ask> questions() {
        return questions;
    }

    /** The place of a page's first spot; of the nearest page there is. */
    int opening(int page) {
        return openings.get(Math.max(0, Math.min(page, openings.size() - 1)));
    }

    /** The place of a spot; or else of the first one of the nearest page. */
    int nearest(Spot spot) {
        int place = spots.indexOf(spot);
        return place >= 0 ? place : opening(spot.page());
    }

    LessonScene scene(Spot spot) {
        if (spot.block() == Spot.OPENING) return new LessonScene.Bare(boards.get(spot.page()));
        Block block = blocks(spot.page()).get(spot.block());
        return block.match(new Block.BlockCases<LessonScene>(
                text -> new LessonScene.Bare(boards.get(spot.page())),
                place -> new LessonScene.Bare(place.board()),
                play -> play.stepwise() ? stepped(play, spot.step()) : whole(play, spot.step()),
                this::marked,
                this::marked,
                this::marked,
                decide -> new LessonScene.Decided(decide.board(), decide.guess(), decide.opened()),
                think -> new LessonScene.Bare(think.board()),
                chart -> new LessonScene.Charted(matches.get(chart), chart.evaluator(), chart.side(), chart.stacked()),
                ask -> new LessonScene.Asked(ask.board(), numberOf(ask)),
                claim -> new LessonScene.Claimed(claim.board(), claim.sentence())));
    }

    private LessonScene marked(Block.Marking block) {
        return new LessonScene.Marked(block.board(), block.marks());
    }

    /** Questions may say the same; then they stand in different lines. */
    int numberOf(Block.Ask ask) {
        return questions.indexOf(ask);
    }

    /** The place where a question is asked. */
    int placeOf(Block.Ask ask) {
        for (int place = 0; place < spots.size(); place++) {
            Spot spot = spots.get(place);
            if (spot.block() != Spot.OPENING
                    && blocks(spot.page()).get(spot.block()).equals(ask)) return place;
        }
        throw new IllegalArgumentException("the lesson has no such question");
    }

    private LessonScene whole(Block.Play play, int step) {
        Match match = matches.get(play);
        Turn turn = match.turns().get(step);
        List<Effect> effects = turn.effects();
        return new LessonScene.Told(match, turn, effects, 0, effects.size());
    }

    private LessonScene stepped(Block.Play play, int step) {
        Match match = matches.get(play);
        int before = 0;
        for (Turn turn : match.turns()) {
            List<Effect> effects = turn.effects();
            int steps = stepsOf(effects);
            if (step < before + steps) {
                int from = step - before;
                return new LessonScene.Told(match, turn, effects, from, Math.min(from + 1, effects.size()));
            }
            before += steps;
        }
        throw new IllegalArgumentException("a play of " + before + " steps has no step " + step);
    }

    private static Match match(Position start, List<Move> moves) {
        Match match = Match.from(start);
        for (Move move : moves) match = match.play(move);
        return match;
    }

    private List<Block> blocks(int page) {
        return lesson.pages().get(page).blocks();
    }
}
