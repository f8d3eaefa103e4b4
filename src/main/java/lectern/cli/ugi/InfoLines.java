package lectern.cli.ugi;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import lectern.game.Dialect;
import lectern.game.Move;
import lectern.search.Decision;
import lectern.search.Progress;
import lectern.search.ProvenResult;

/** Tells of a search in {@code info} lines, with the time since it began. */
final class InfoLines {
    private static final double CENTIPOINTS = 100;

    /** Stands for a win of which only the length is not known. */
    private static final int CERTAIN = 1_000_000;

    private final Dialect dialect;
    private final LongSupplier nanos;
    private final long began;

    /**
     * @param nanos a clock in nanoseconds
     */
    InfoLines(Dialect dialect, LongSupplier nanos) {
        this.dialect = dialect;
        this.nanos = nanos;
        began = nanos.getAsLong();
    }

    String of(Progress progress) {
        return line(progress.depth(), progress.score(), progress.verdict(), progress.nodes(), progress.line());
    }

    String of(Decision decision) {
        Optional<ProvenResult> verdict = decision.chosen().verdict();
        return line(decision.depth(), decision.score(), verdict, decision.nodes(), decision.line());
    }

    private String line(int depth, double score, Optional<ProvenResult> verdict, long nodes, List<Move> moves) {
        long micros = Math.max(1, TimeUnit.NANOSECONDS.toMicros(nanos.getAsLong() - began));
        String line = moves.stream().map(dialect::spelt).collect(Collectors.joining(" "));
        return "info depth " + depth
                + " score " + score(score, verdict)
                + " nodes " + nodes
                + " nps " + Math.round(nodes * 1e6 / micros)
                + " time " + micros / 1_000
                + " pv " + line;
    }

    /** What is proven is told in plies to the end, an opinion in hundredths of a point. */
    private static String score(double score, Optional<ProvenResult> verdict) {
        if (verdict.isEmpty()) return "cp " + Math.round(score * CENTIPOINTS);
        ProvenResult proven = verdict.get();
        if (proven.result() == ProvenResult.Result.DRAW) return "cp 0";
        String sign = proven.result() == ProvenResult.Result.WIN ? "" : "-";
        return proven.plies().isPresent() ? "mate " + sign + proven.plies().getAsInt() : "cp " + sign + CERTAIN;
    }
}
