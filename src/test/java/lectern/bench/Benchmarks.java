package lectern.bench;

import java.util.Collection;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Runs the benchmarks and prints, for each, how much is done per second of CPU time and what is allocated for it. */
public final class Benchmarks {
    private Benchmarks() {}

    /**
     * @param args a pattern that picks benchmarks by name; all of them without one
     */
    public static void main(String[] args) throws RunnerException {
        Options options = new OptionsBuilder()
                .include(args.length > 0 ? args[0] : "lectern\\.bench\\.")
                .mode(Mode.Throughput)
                .forks(1)
                .warmupIterations(3)
                .warmupTime(TimeValue.seconds(3))
                .measurementIterations(5)
                .measurementTime(TimeValue.seconds(3))
                .addProfiler(GCProfiler.class)
                .verbosity(VerboseMode.SILENT)
                .build();
        Collection<RunResult> results = new Runner(options).run();
        System.out.printf("%-60s %16s %12s %14s%n", "benchmark", "per CPU-second", "µs per item", "bytes per item");
        for (RunResult result : results) print(result);
    }

    private static void print(RunResult result) {
        double items = measured(result, "items");
        double seconds = measured(result, "cpuNanos") / 1e9;
        double operations = result.getAggregatedResult().getIterationResults().stream()
                .mapToLong(iteration -> iteration.getMetadata().getMeasuredOps())
                .sum();
        double allocated = measured(result, "gc.alloc.rate.norm") * operations;
        String name = result.getParams().getBenchmark().replaceAll(".*\\.(\\w+\\.\\w+)$", "$1");
        String parameters = String.join(
                " ",
                result.getParams().getParamsKeys().stream()
                        .map(result.getParams()::getParam)
                        .toList());
        System.out.printf(
                "%-60s %,16.0f %,12.3f %14.1f%n",
                name + " " + parameters, items / seconds, 1e6 * seconds / items, allocated / items);
    }

    private static double measured(RunResult result, String name) {
        return result.getSecondaryResults().get(name).getScore();
    }
}
