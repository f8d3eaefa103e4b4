package lectern.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.heuristic.Heuristic;
import lectern.heuristic.Heuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicJson;
import lectern.heuristic.file.HeuristicYaml;
import org.junit.jupiter.api.Test;

/** Mutated files and objects of heuristics are read or refused, and none takes long; {@code -Dlectern.heuristics=…}. */
class MutatedHeuristicsTest {
    private static final int FILES = Integer.getInteger("lectern.heuristics", 10_000);
    private static final long LONGEST_NANOS = 100_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long slowest;
    private String slowestText = "";

    @Test
    void whateverBecomesOfAFileItIsReadOrRefusedAtOnce() {
        Heuristic large = Heuristics.of("large", "count(near(near(own)) | enemy)");
        for (int i = 0; i < 60; i++) large = large.with(large.terms().get(0).withName("term-" + i));
        List<String> files = List.of(Heuristics.STAY_INSIDE, HeuristicYaml.of(large));

        assertAllRead(files, HeuristicYaml::read);
    }

    @Test
    void whateverBecomesOfAnObjectItIsReadOrRefusedAtOnce() {
        List<String> objects = Stream.of(Heuristics.stayInside(), Heuristics.of("own", "value(count) / 2"))
                .map(HeuristicJson::line)
                .toList();

        assertAllRead(objects, json -> HeuristicJson.read(json, "evaluator"));
    }

    private void assertAllRead(List<String> samples, Function<String, Heuristic> reader) {
        Mutation mutation = new Mutation(Draws.of(1, "mutated heuristics"));
        List<byte[]> bytes = samples.stream()
                .map(sample -> sample.getBytes(StandardCharsets.UTF_8))
                .toList();
        assertThat(samples)
                .allSatisfy(sample -> assertThat(reader.apply(sample)).isNotNull());
        int read = 0;
        for (int i = 0; i < FILES; i++) {
            String text = new String(mutation.of(bytes), StandardCharsets.UTF_8);
            long started = threads.getCurrentThreadCpuTime();
            if (isRead(text, reader)) read++;
            long taken = threads.getCurrentThreadCpuTime() - started;
            if (taken > slowest) slowestText = text;
            slowest = Math.max(slowest, taken);
        }

        assertThat(read).isGreaterThan(FILES / 50);
        assertThat(slowest).as(slowestText).isLessThan(LONGEST_NANOS);
    }

    private static boolean isRead(String text, Function<String, Heuristic> reader) {
        try {
            Heuristic read = reader.apply(text);
            assertThat(HeuristicYaml.read(HeuristicYaml.of(read))).isEqualTo(read);
            return true;
        } catch (UnreadableHeuristic refused) {
            return false;
        }
    }
}
