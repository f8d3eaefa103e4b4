package lectern.search.response;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.search.TieBreak;
import lectern.search.trace.Bound;

/** The best responses that were found: each move with the best line that it begins. */
record BestResponseReport(BestResponse bestResponse, long nodes) {
    Decision decision(Thinking thinking) {
        return decision(
                bestResponse.start().after.stream().map(this::candidate).toList(),
                thinking,
                "players.note.hope",
                List.of());
    }

    /**
     * Where a move may do better than draw, it is shown with its best response; elsewhere what was known before
     * stands.
     */
    Decision beyond(Decision draw, Thinking thinking) {
        List<Candidate> candidates = new ArrayList<>();
        for (Candidate candidate : draw.candidates()) {
            Optional<ResponseNode> way = bestResponse.start().after.stream()
                    .filter(next -> next.move.equals(candidate.move()) && next.best() > draw.score())
                    .findFirst();
            candidates.add(way.map(this::candidate).orElse(candidate));
        }
        return decision(candidates, thinking, "players.note.hope-drawn", draw.notes());
    }

    /** Of several best moves the one that promises most at first sight: not everybody replies as expected. */
    private Decision decision(List<Candidate> candidates, Thinking thinking, String note, List<Phrase> others) {
        ResponseNode chosen = bestResponse.start().after.stream()
                .max(Comparator.comparingDouble(ResponseNode::best)
                        .thenComparingDouble(way -> bestResponse.answered(way).worth()))
                .orElseThrow();
        int recorded = thinking.recorded();
        List<Phrase> notes = new ArrayList<>(List.of(Phrase.of(note)));
        notes.addAll(others);
        if (bestResponse.isFull())
            notes.add(Phrase.of("players.note.ways-full", bestResponse.start().nodes()));
        return new Decision(
                chosen.move,
                chosen.best(),
                Choice.HIGHEST,
                TieBreak.by("players.tie.outlook"),
                candidates,
                bestResponse.deepest(),
                nodes,
                thinking.seed(),
                recorded > 0 ? Optional.of(bestResponse.start().trace(recorded)) : Optional.empty(),
                notes);
    }

    /**
     * With the line to the end of the game: a position that no better line was sought from goes on as it was foretold.
     */
    private Candidate candidate(ResponseNode way) {
        List<Move> line = new ArrayList<>(List.of(way.move));
        Position end = way.bestEnd(line).reached;
        while (!end.isOver()) {
            Move move = bestResponse.expected(end);
            line.add(move);
            end = end.play(move, Narrator.SILENT);
        }
        Term term = bestResponse.foretold(end);
        return new Candidate(way.move, way.best(), Bound.EXACT, List.of(term), line, 0, Optional.empty());
    }
}
