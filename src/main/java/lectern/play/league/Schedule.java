package lectern.play.league;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.game.Phrase;

/** Who meets whom in a league. */
public sealed interface Schedule {
    /** Its spelling in a plan; {@link #read} reads it back. */
    String text();

    /** What it is, in a sentence. */
    Phrase said(List<Entrant> entrants);

    /** How many fixtures there are at the end. */
    int planned(int entrants);

    /**
     * The fixtures that can be played now, those before included, by number.
     *
     * @param so how the league stands; only {@link Swiss} asks for it
     */
    List<Fixture> known(int entrants, LeagueStanding so);

    /** Why so many entrants cannot be scheduled; empty if they can. */
    default Optional<Phrase> refusal(int entrants) {
        return Optional.empty();
    }

    /** Whether the fixtures follow from the plan alone. */
    default boolean isFixed() {
        return true;
    }

    /** Everyone meets everyone else. */
    record RoundRobin() implements Schedule {
        @Override
        public String text() {
            return "round-robin";
        }

        @Override
        public Phrase said(List<Entrant> entrants) {
            return Phrase.of("league.round-robin");
        }

        @Override
        public int planned(int entrants) {
            return entrants * (entrants - 1) / 2;
        }

        @Override
        public List<Fixture> known(int entrants, LeagueStanding so) {
            List<Fixture> fixtures = new ArrayList<>();
            for (int one = 0; one < entrants; one++) {
                for (int two = one + 1; two < entrants; two++) {
                    fixtures.add(new Fixture(fixtures.size() + 1, one, two));
                }
            }
            return fixtures;
        }
    }

    /**
     * Everyone meets the staff, and only them.
     *
     * @param staff how many of the entrants they are, the first ones
     */
    record Gauntlet(int staff) implements Schedule {
        @Override
        public String text() {
            return "gauntlet " + staff;
        }

        @Override
        public Optional<Phrase> refusal(int entrants) {
            return staff < entrants ? Optional.empty() : Optional.of(Phrase.of("league.only-staff"));
        }

        @Override
        public Phrase said(List<Entrant> entrants) {
            List<String> names =
                    entrants.stream().limit(staff).map(Entrant::name).toList();
            return Phrase.of("league.gauntlet", names);
        }

        @Override
        public int planned(int entrants) {
            return staff * (entrants - staff);
        }

        @Override
        public List<Fixture> known(int entrants, LeagueStanding so) {
            List<Fixture> fixtures = new ArrayList<>();
            for (int one = staff; one < entrants; one++) {
                for (int two = 0; two < staff; two++) fixtures.add(new Fixture(fixtures.size() + 1, one, two));
            }
            return fixtures;
        }
    }

    /**
     * In each round every entrant meets one with about as many points, and no two meet twice; with an odd number of entrants one
     * of the last has no game, each at most once as long as that can be had.
     */
    record Swiss(int rounds) implements Schedule {
        @Override
        public String text() {
            return "swiss " + rounds;
        }

        @Override
        public Optional<Phrase> refusal(int entrants) {
            return rounds < entrants
                    ? Optional.empty()
                    : Optional.of(Phrase.of("league.many-rounds", rounds, entrants));
        }

        @Override
        public Phrase said(List<Entrant> entrants) {
            return Phrase.of("league.swiss-rounds", rounds);
        }

        @Override
        public int planned(int entrants) {
            return rounds * (entrants / 2);
        }

        @Override
        public List<Fixture> known(int entrants, LeagueStanding so) {
            return new SwissRounds(entrants, rounds, so).known();
        }

        @Override
        public boolean isFixed() {
            return false;
        }
    }

    /** A schedule from its spelling; empty if it is none. */
    static Optional<Schedule> read(String text) {
        if (text.equals(new RoundRobin().text())) return Optional.of(new RoundRobin());
        Matcher counted = Pattern.compile("(gauntlet|swiss) ([1-9][0-9]{0,3})").matcher(text.toLowerCase(Locale.ROOT));
        if (!counted.matches()) return Optional.empty();
        int count = Integer.parseInt(counted.group(2));
        return Optional.of(counted.group(1).equals("swiss") ? new Swiss(count) : new Gauntlet(count));
    }
}
