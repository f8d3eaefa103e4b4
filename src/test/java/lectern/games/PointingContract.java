package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.text.Language;
import lectern.text.Sentences;

/** What every game promises to somebody who makes moves by pointing. */
final class PointingContract {
    private static final int SAMPLES = 30;
    private static final int LONGEST = 4;
    private static final Handle.Choice UNKNOWN_CHOICE = new Handle.Choice("?", Phrase.of("words.pass"));

    private final List<Sentences> languages = List.of(new Sentences(Language.EN), new Sentences(Language.PT));
    private final Draws draws;

    /** All that a board has to point at, and what some other board would have. */
    private final List<Handle> places = new ArrayList<>();

    /** Whether the game is played by pointing at cells, or else at edges. */
    private final boolean byCells;

    private final boolean hasPasses;

    PointingContract(Game game) {
        draws = Draws.of(2026, "pointing " + game.text());
        BoardShape board = game.board();
        IntStream.rangeClosed(-1, board.cells()).forEach(cell -> places.add(new Handle.Cell(cell)));
        for (Handle.Border border : Handle.Border.values()) {
            IntStream.rangeClosed(-1, board.rows()).forEach(line -> places.add(new Handle.Edge(border, line)));
        }
        hasPasses = game.conceivableMoves().contains(Move.PASS);
        Position start = game.start(1).position();
        byCells = start.moves().stream()
                .flatMap(move -> start.view().ways(move).stream())
                .flatMap(List::stream)
                .noneMatch(Handle.Edge.class::isInstance);
    }

    void check(Position position) {
        Map<List<Handle>, Move> moves = checkWays(position);
        Set<List<Handle>> beginnings = moves.keySet().stream()
                .flatMap(way -> IntStream.range(0, way.size()).mapToObj(size -> way.subList(0, size)))
                .collect(Collectors.toSet());
        beginnings.add(List.of());
        checkBeginnings(position, moves, beginnings);
        Set<Handle> handles = new LinkedHashSet<>(places);
        moves.keySet().forEach(handles::addAll);
        handles.add(Handle.PASS);
        for (Handle handle : handles) checkAlone(position, handle, beginnings);
        handles.add(UNKNOWN_CHOICE);
        checkLists(position, List.copyOf(handles));
    }

    /** Every legal move can be pointed out, and what points it out means it and no other. */
    private static Map<List<Handle>, Move> checkWays(Position position) {
        Map<List<Handle>, Move> moves = new LinkedHashMap<>();
        for (Move move : position.moves()) {
            assertThat(position.view().ways(move)).as("%s %s", position, move).isNotEmpty();
            for (List<Handle> way : position.view().ways(move)) {
                assertThat(moves.put(way, move)).as("%s %s", position, way).isNull();
                assertThat(position.view().meant(way))
                        .as("%s %s", position, way)
                        .contains(move);
            }
        }
        return moves;
    }

    private void checkBeginnings(Position position, Map<List<Handle>, Move> moves, Set<List<Handle>> beginnings) {
        for (List<Handle> beginning : beginnings) {
            assertThat(moves).as("%s", position).doesNotContainKey(beginning);
            assertThat(position.view().meant(beginning))
                    .as("%s %s", position, beginning)
                    .isEmpty();
            for (Sentences sentences : languages) {
                assertThat(sentences.of(position.view().prompt(beginning)))
                        .isNotBlank()
                        .doesNotContain("{", "}");
            }
        }
    }

    /** Nobody points at something of the game and gets no answer. */
    private void checkAlone(Position position, Handle handle, Set<List<Handle>> beginnings) {
        boolean answered = position.view().meant(List.of(handle)).isPresent();
        boolean leadsOn = beginnings.contains(List.of(handle));
        assertThat(answered || leadsOn).as("%s %s", position, handle).isEqualTo(isKnown(position, handle));
    }

    private boolean isKnown(Position position, Handle handle) {
        BoardShape board = position.game().board();
        if (handle instanceof Handle.Cell place) return byCells && place.cell() >= 0 && place.cell() < board.cells();
        if (handle instanceof Handle.Edge edge) return !byCells && edge.line() >= 0 && edge.line() < board.rows();
        return !handle.equals(Handle.PASS) || hasPasses;
    }

    /** Whatever is meant is a move of the notation, and it is legal or breaks a rule. */
    private void checkLists(Position position, List<Handle> handles) {
        Set<Move> legal = new HashSet<>(position.moves());
        for (int i = 0; i < SAMPLES; i++) {
            List<Handle> pointed = new ArrayList<>();
            while (pointed.size() <= i % LONGEST) pointed.add(draws.from(handles));
            Optional<Move> meant = position.view().meant(pointed);
            assertThat(position.view().prompt(pointed)).isNotNull();
            if (meant.isEmpty()) continue;
            Move move = meant.get();
            assertThat(position.readMove(move.text()))
                    .as("%s %s", position, pointed)
                    .isEqualTo(move);
            assertThat(position.violation(move).isEmpty())
                    .as("%s %s", position, pointed)
                    .isEqualTo(legal.contains(move));
        }
    }
}
