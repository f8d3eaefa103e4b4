package lectern.search;

/** An opinion: the score of an evaluation or of a search. */
public record Estimate(double score) implements Assessment {
    @Override
    public Estimate reversed() {
        return new Estimate(-score + 0.0);
    }

    @Override
    public double height() {
        return score;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.estimate().apply(this);
    }
}
