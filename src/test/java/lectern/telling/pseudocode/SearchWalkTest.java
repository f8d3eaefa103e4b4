package lectern.telling.pseudocode;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Position;
import lectern.games.Games;
import lectern.search.Budget;
import lectern.search.Decision;
import lectern.search.RandomPositions;
import lectern.search.SearchOptions;
import lectern.search.SearchVariant;
import lectern.search.Thinking;
import lectern.search.alphabeta.SearchPlayer;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchEvent;
import lectern.search.trace.Trace;
import lectern.telling.trace.FineStep;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The line that is lit is the one that the search follows, and what stands in each call is what the search has told. */
class SearchWalkTest {
    private static final Sentences ENGLISH = new Sentences(Language.EN);
    private static final List<String> GAMES =
            List.of("infection", "shiftago", "syrtis:board=minor", "pushee", "catsdogs:size=5");
    private static final int EVENTS = 10_000;

    private record Case(Position root, SearchVariant variant, List<SearchEvent> events) {}

    static Stream<String> games() {
        return GAMES.stream();
    }

    @ParameterizedTest
    @EnumSource(ListingForm.class)
    void tenThousandEventsLightTheLinesThatTheyAreAbout(ListingForm form) {
        int events = 0;
        for (int round = 0; events < EVENTS; round++) {
            for (Case one : cases(round)) {
                events += one.events.size();
                check(one, form);
            }
        }
    }

    private static List<Case> cases(int round) {
        List<Case> cases = new ArrayList<>();
        for (String text : GAMES) {
            Game game = Games.read(text);
            Position root = RandomPositions.next(game, Draws.of(round, "walk " + text));
            for (SearchVariant variant : SearchVariant.LADDER)
                cases.add(new Case(
                        root,
                        variant,
                        trace(root, variant, 2 + round % 2).passes().stream()
                                .flatMap(pass -> pass.events().stream())
                                .toList()));
        }
        return cases;
    }

    private static Trace trace(Position root, SearchVariant variant, int depth) {
        Decision decision = new SearchPlayer(
                        root.game().kind().strong(), SearchOptions.forLaboratory(variant.refinements(), 3))
                .decide(root, Thinking.within(Budget.ofDepth(depth)).recording(100_000));
        return decision.trace().orElseThrow();
    }

    private static Listing listing(Case one, ListingForm form) {
        return Listing.of(
                one.variant.refinements().effective().chosen(),
                form,
                3,
                one.root.view().name(one.root.toMove()));
    }

    private static void check(Case one, ListingForm form) {
        Listing listing = listing(one, form);
        SearchWalk walk = SearchWalk.of(one.root, one.events, listing);
        int told = 0;
        for (int step = 1; step <= walk.size(); step++) {
            SearchMoment moment = walk.moment(step);
            CodeFrame frame = moment.current().orElse(null);
            if (frame == null) continue;
            int place = listing.place(frame.line(), frame.own()).orElseThrow();
            String line = ENGLISH.of(listing.lines().get(place).text());
            for (SearchEvent event : one.events.subList(told, moment.events())) {
                assertThat(line)
                        .as("%s %s %s", one.variant.word(), form, event)
                        .startsWith(beginning(event, frame, form, one));
                assertHolds(event, frame, one);
            }
            assertBranch(listing, place, frame, form);
            told = moment.events();
            assertThat(moment.line()).isEqualTo(lineOf(FineStep.of(one.events, told), moment));
        }
        assertThat(told).isEqualTo(one.events.size());
    }

    /** After a comparison the call below is gone, which the events do not tell by themselves. */
    private static List<?> lineOf(FineStep fine, SearchMoment moment) {
        List<?> line = fine.line();
        boolean gone = fine.current().flatMap(FineStep.Frame::left).isPresent()
                && moment.returned().isEmpty();
        return gone && !line.isEmpty() ? line.subList(0, line.size() - 1) : line;
    }

    private static String beginning(SearchEvent event, CodeFrame frame, ListingForm form, Case one) {
        boolean prunes = !one.variant.equals(SearchVariant.MINIMAX);
        boolean low = frame.own() || form == ListingForm.NEGAMAX;
        return event.match(new SearchEvent.SearchEventCases<>(
                enter -> "value(position",
                leaf -> frame.line() == LineRole.STANDS_WELL ? "if the evaluation is far" : "if depth = 0",
                raised -> prunes ? (low ? "α ←" : "β ←") : "best ←",
                cut -> "if α ≥ β",
                leave -> returning(leave)));
    }

    private static String returning(SearchEvent.Leave leave) {
        return switch (leave.ending()) {
            case LEAF -> "if depth = 0";
            case STANDS_WELL -> "if the evaluation is far";
            case GAME_OVER -> "if the game is over";
            case TABLE -> "if the table";
            case LEFT_OUT -> "if m and the rest";
            default -> "return best";
        };
    }

    private static void assertHolds(SearchEvent event, CodeFrame frame, Case one) {
        if (event instanceof SearchEvent.Enter enter) {
            assertThat(frame.move()).isEqualTo(enter.move());
            assertThat(frame.alpha()).isEqualTo(enter.alpha());
            assertThat(frame.beta()).isEqualTo(enter.beta());
            assertThat(frame.depth()).isEqualTo(enter.depth());
        }
        if (event instanceof SearchEvent.Raised raised && !one.variant.equals(SearchVariant.MINIMAX)) {
            assertThat(frame.alpha()).isEqualTo(raised.alpha());
            assertThat(frame.beta()).isEqualTo(raised.beta());
            assertThat(frame.best()).isEqualTo(frame.own() ? raised.alpha() : raised.beta());
        }
        if (event instanceof SearchEvent.Cut) assertThat(frame.alpha()).isGreaterThanOrEqualTo(frame.beta());
        if (event instanceof SearchEvent.Leave leave && returnsBest(leave.ending()))
            assertThat(frame.best()).as("%s", leave).isEqualTo(leave.value());
    }

    private static boolean returnsBest(NodeEnding ending) {
        return ending == NodeEnding.SEARCHED || ending == NodeEnding.CUT_OFF;
    }

    /** In max/min form what the root's side does stands above the word that turns to the other side. */
    private static void assertBranch(Listing listing, int place, CodeFrame frame, ListingForm form) {
        if (form == ListingForm.NEGAMAX) return;
        LineRole role = frame.line();
        boolean ofSide = role == LineRole.BEST || role == LineRole.RAISE || role == LineRole.CUT || role.isCall();
        if (!ofSide) return;
        int turn = listing.place(LineRole.OTHER, false).orElseThrow();
        assertThat(place < turn).isEqualTo(frame.own());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aFirstLookHasAtMostTwoHundredSteps(String text) {
        Position root = Games.read(text).start(1).position();
        for (SearchVariant variant : SearchVariant.LADDER) {
            Case one = new Case(root, variant, trace(root, variant, 3).events());
            assertThat(SearchWalk.of(root, one.events, listing(one, ListingForm.MAX_MIN))
                            .size())
                    .as(variant.word())
                    .isLessThanOrEqualTo(200);
        }
    }

    @Test
    void theWaysLeadIntoAPositionAndOutOfIt() {
        Position root = Games.read("shiftago").start(1).position();
        Case one = new Case(
                root,
                SearchVariant.LADDER.get(1),
                trace(root, SearchVariant.LADDER.get(1), 3).events());
        SearchWalk walk = SearchWalk.of(root, one.events, listing(one, ListingForm.MAX_MIN));
        int in = walk.into(walk.into(0).orElseThrow()).orElseThrow();
        assertThat(walk.moment(in).frames()).hasSize(2);
        int deeper = walk.into(in).orElseThrow();
        assertThat(walk.moment(deeper).frames()).hasSize(3);
        assertThat(walk.moment(walk.out(deeper).orElseThrow()).frames()).hasSize(2);
        assertThat(walk.moment(walk.out(in).orElseThrow()).frames()).hasSize(1);
        assertThat(walk.moment(walk.nextCut(0).orElseThrow())
                        .current()
                        .orElseThrow()
                        .line())
                .isEqualTo(LineRole.CUT);
        assertThat(walk.moment(walk.nextRaise(0).orElseThrow())
                        .current()
                        .orElseThrow()
                        .line())
                .isEqualTo(LineRole.RAISE);
    }

    @Test
    void inNegamaxEveryNumberIsThatOfTheSideToMove() {
        CodeFrame other = CodeFrame.entered(null, false, 2, 1, 5);
        assertThat(other.holds(CodeVariable.ALPHA, ListingForm.NEGAMAX)).isEqualTo(-5);
        assertThat(other.holds(CodeVariable.BETA, ListingForm.NEGAMAX)).isEqualTo(-1);
        assertThat(other.holds(CodeVariable.ALPHA, ListingForm.MAX_MIN)).isEqualTo(1);
    }
}
