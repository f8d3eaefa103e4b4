package lectern.play.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How far a search for weights is. Its places are in units of the weights. What it answers with is the mean of the
 * places of the second half of its iterations (after Polyak and Ruppert): single places are still shaken by chance.
 *
 * @param iteration how many are done
 * @param place where the last one led
 * @param sum of the places that count, of which there are {@code summed}
 */
record TuningState(int iteration, List<Double> place, List<Double> sum, int summed) {
    TuningState {
        place = List.copyOf(place);
        sum = List.copyOf(sum);
    }

    static TuningState at(List<Double> start) {
        return new TuningState(0, start, start.stream().map(unused -> 0.0).toList(), 0);
    }

    /** After another iteration. */
    TuningState next(double[] reached, int iterations) {
        List<Double> now =
                IntStream.range(0, reached.length).mapToObj(i -> reached[i]).toList();
        boolean counts = 2 * (iteration + 1) > iterations;
        if (!counts) return new TuningState(iteration + 1, now, sum, summed);
        List<Double> more = new ArrayList<>();
        for (int i = 0; i < reached.length; i++) more.add(sum.get(i) + reached[i]);
        return new TuningState(iteration + 1, now, more, summed + 1);
    }

    double[] last() {
        return place.stream().mapToDouble(Double::doubleValue).toArray();
    }

    /** The best guess so far. */
    List<Double> answer() {
        return summed == 0 ? place : sum.stream().map(total -> total / summed).toList();
    }
}
