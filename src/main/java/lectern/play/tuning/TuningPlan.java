package lectern.play.tuning;

import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Phrase;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.player.Contender;
import lectern.play.sweep.WeightedPlayer;

/**
 * How weights are looked for, and by which games. Openings come in sets that follow from the seed: those to train on,
 * those by which the progress is shown, and those that are held out for the judgement in the end.
 *
 * @param terms whose weights are looked for; all that count already if none is named
 * @param against the opponent; empty if the player plays against itself
 * @param games how many to train by; a rest that is not enough for an iteration is not played
 * @param openings how many openings there are to train on, which come again and again
 * @param checkGames how many each point of the progress plays
 * @param heldOut how many games each judgement plays
 * @param perturbation how far SPSA looks to either side at first, in units of each weight
 * @param way how far it goes at first where two measurements differ as much as chance makes them, in the same units
 */
public record TuningPlan(
        WeightedPlayer player,
        List<String> terms,
        Optional<Contender> against,
        int games,
        int openings,
        int checkGames,
        int heldOut,
        long seed,
        int openingPlies,
        int plyLimit,
        double perturbation,
        double way) {
    /** What is usual for {@code perturbation}. */
    public static final double PERTURBATION = 0.3;

    /** What is usual for {@code way}. */
    public static final double STEP = 0.1;

    /** So many pairs are played for each measurement. */
    static final int PAIRS = 4;

    /** How often the progress is shown. */
    static final int CHECKS = 10;

    private static final int MOST_GAMES = 1_000_000;

    /** What is drawn of openings for a purpose is never drawn for another. */
    enum Openings {
        TRAINING,
        PROGRESS,
        HELD_OUT
    }

    /** @throws TournamentRefused if such games are not to be played */
    public TuningPlan {
        terms = terms.stream().distinct().toList();
        terms.forEach(player::demand);
        if (terms.isEmpty() && player.weights().isEmpty()) throw new TournamentRefused(Phrase.of("play.tune.no-terms"));
        int least = against.isPresent() ? 4 * PAIRS : 2 * PAIRS;
        demand("--games", games, least, MOST_GAMES);
        demand("--openings", openings, PAIRS, MOST_GAMES);
        demand("--check", checkGames, 0, MOST_GAMES);
        demand("--held-out", heldOut, 2, MOST_GAMES);
        if (!(perturbation > 0 && perturbation <= 100) || !(way > 0 && way <= 100)) {
            throw new TournamentRefused(Phrase.of("play.tune.gains"));
        }
    }

    private static void demand(String option, int number, int least, int most) {
        if (number >= least && number <= most) return;
        throw new TournamentRefused(Phrase.of(
                "play.tune.range", option, String.valueOf(least), String.valueOf(most), String.valueOf(number)));
    }

    /** How many games an iteration takes: two measurements against an opponent, or one against itself. */
    public int gamesOfIteration() {
        return against.isPresent() ? 4 * PAIRS : 2 * PAIRS;
    }

    public int iterations() {
        return games / gamesOfIteration();
    }

    /** The names of the terms whose weights are looked for. */
    public List<String> tuned() {
        return terms.isEmpty() ? List.copyOf(player.weights().keySet()) : terms;
    }

    /** What they weigh at first. */
    List<Double> start() {
        return tuned().stream().map(player::weight).toList();
    }

    /** Two measurements of the same strength differ by so much, by chance alone: a pair's points spread by a third. */
    private double chance() {
        return Math.sqrt((against.isPresent() ? 2 : 4) / (9.0 * PAIRS));
    }

    GainSequences gains() {
        return GainSequences.moving(iterations(), perturbation, way, chance());
    }

    /** The games of one iteration: its openings come from the first sets, again and again. */
    TournamentPlan training(int k, Contender one, Contender two) {
        int sets = openings / PAIRS;
        return games("training " + (k - 1) % sets, one, two);
    }

    /** The games that openings for a purpose are judged by. */
    TournamentPlan judging(Openings set, Contender one, Contender two) {
        return games(set.name(), one, two);
    }

    /** How many sets of openings there are to train on. */
    int sets() {
        return openings / PAIRS;
    }

    private TournamentPlan games(String purpose, Contender one, Contender two) {
        long own = Draws.of(seed, purpose).next();
        return new TournamentPlan(player.game(), one, two, own, openingPlies, plyLimit, true);
    }
}
