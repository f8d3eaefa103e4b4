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
            if (block instanceof Block.Play play) matches.put(play, match(play.before(), play.moves()));
            if (block instanceof Block.Chart chart) matches.put(chart, match(chart.start(), chart.moves()));
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
                .map(block -> ((Block.Place) block).position())
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
            if (!opened && !(block instanceof Block.Place)) spots.add(new Spot(page, Spot.OPENING, 0));
            opened = true;
            for (int step = 0; step < steps(block); step++) spots.add(new Spot(page, i, step));
        }
        if (!opened) spots.add(new Spot(page, Spot.OPENING, 0));
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
        if (block instanceof Block.Play play)
            return play.stepwise() ? stepped(play, spot.step()) : whole(play, spot.step());
        if (block instanceof Block.Light light) return new LessonScene.Lit(light.board(), light.cells());
        if (block instanceof Block.Show show) return new LessonScene.Overlaid(show.board(), show.overlay());
        if (block instanceof Block.LookAt look)
            return new LessonScene.LookedAt(look.board(), look.criterion(), look.side());
        if (block instanceof Block.Decide decide)
            return new LessonScene.Decided(decide.board(), decide.guess(), decide.opened());
        if (block instanceof Block.Chart chart) {
            return new LessonScene.Charted(matches.get(chart), chart.evaluator(), chart.side(), chart.stacked());
        }
        if (block instanceof Block.Ask ask) return new LessonScene.Asked(ask.board(), numberOf(ask));
        if (block instanceof Block.Claim claim) return new LessonScene.Claimed(claim.board(), claim.sentence());
        return new LessonScene.Bare(((Block.Place) block).position());
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
