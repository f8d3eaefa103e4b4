package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.play.pairs.PairedRate;
import lectern.play.tuning.TuningJudgement;
import lectern.play.tuning.TuningPlan;
import lectern.play.tuning.TuningStanding;
import lectern.text.Sentences;

/** What a tuning found, to be read by people. */
public record TuningTable(TuningStanding standing, Sentences sentences) {
    public List<String> lines() {
        TuningPlan plan = standing.plan();
        List<String> lines = new ArrayList<>();
        String player = plan.player().asItIs().text();
        lines.add(plan.against()
                .map(opponent -> sentences.of(
                        "experiment.tune.title", plan.player().game().text(), player, opponent.text()))
                .orElseGet(() -> sentences.of(
                        "experiment.tune.title-self", plan.player().game().text(), player)));
        lines.add(sentences.of("experiment.tune.plan", standing.trained(), String.valueOf(plan.seed())));
        lines.add("");
        lines.addAll(weights());
        if (!standing.isComplete()) return lines;
        lines.add("");
        lines.addAll(judgements());
        lines.add("");
        standing.verdict().ifPresent(verdict -> lines.add(sentences.of(verdict.key())));
        int leftOut = standing.onHeldOut().map(TuningJudgement::leftOut).orElse(0);
        if (leftOut > 0) lines.add(sentences.of("experiment.tune.left-out", leftOut));
        lines.add(sentences.of("experiment.pairs-are-the-unit"));
        return lines;
    }

    private List<String> weights() {
        TextColumns table = new TextColumns();
        table.add(List.of(
                sentences.of("experiment.term"), sentences.of("experiment.before"), sentences.of("experiment.after")));
        standing.weights()
                .forEach((term, weight) -> table.add(List.of(
                        term,
                        sentences.numbers().exact(standing.plan().player().weight(term)),
                        sentences.numbers().exact(weight))));
        return table.lines();
    }

    private List<String> judgements() {
        TextColumns table = new TextColumns();
        table.add(
                List.of("", sentences.of("experiment.trained-openings"), sentences.of("experiment.held-out-openings")));
        Optional<TuningJudgement> trained = standing.onTraining();
        Optional<TuningJudgement> heldOut = standing.onHeldOut();
        table.add(List.of(
                sentences.of("experiment.after-against-before"),
                rate(trained.map(TuningJudgement::duel)),
                rate(heldOut.map(TuningJudgement::duel))));
        standing.plan().against().ifPresent(opponent -> {
            table.add(List.of(
                    sentences.of("experiment.before-against", opponent.text()),
                    rate(trained.flatMap(TuningJudgement::before)),
                    rate(heldOut.flatMap(TuningJudgement::before))));
            table.add(List.of(
                    sentences.of("experiment.after-against", opponent.text()),
                    rate(trained.flatMap(TuningJudgement::after)),
                    rate(heldOut.flatMap(TuningJudgement::after))));
            table.add(List.of(sentences.of("experiment.gain"), gain(trained), gain(heldOut)));
        });
        return table.lines();
    }

    private String rate(Optional<PairedRate> rate) {
        return rate.map(found -> SweepTable.rate(found, sentences)).orElse("");
    }

    /** A rate of one half is no gain; all of it is one point a game. */
    private String gain(Optional<TuningJudgement> judgement) {
        return judgement
                .flatMap(TuningJudgement::gain)
                .filter(rate -> rate.pairs() > 0)
                .map(rate -> sentences.of(
                        "experiment.points", 200 * rate.value() - 100, 200 * rate.low() - 100, 200 * rate.high() - 100))
                .orElse("");
    }
}
