package lectern.gui.league;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.play.league.Entrant;

/** Those who are to take part, in the order in which they were added, no two of the same name. Immutable. */
record EntrantDrafts(List<EntrantDraft> all) {
    static final EntrantDrafts NONE = new EntrantDrafts(List.of());

    EntrantDrafts {
        all = List.copyOf(all);
    }

    /** With others at the end; whose name is there already gets a number behind it. */
    EntrantDrafts plus(Collection<EntrantDraft> more) {
        List<EntrantDraft> together = new ArrayList<>(all);
        Set<String> names = new HashSet<>();
        all.forEach(one -> names.add(one.name()));
        for (EntrantDraft added : more) {
            String unique = added.name();
            for (int i = 2; !names.add(unique); i++) unique = added.name() + " " + i;
            together.add(added.called(unique));
        }
        return new EntrantDrafts(together);
    }

    EntrantDrafts without(Set<Integer> places) {
        return new EntrantDrafts(IntStream.range(0, all.size())
                .filter(place -> !places.contains(place))
                .mapToObj(all::get)
                .toList());
    }

    EntrantDrafts withStaff(int place, boolean staff) {
        List<EntrantDraft> changed = new ArrayList<>(all);
        changed.set(place, all.get(place).withStaff(staff));
        return new EntrantDrafts(changed);
    }

    int staff() {
        return (int) all.stream().filter(EntrantDraft::staff).count();
    }

    /** The staff first, as a gauntlet wants it. */
    List<Entrant> entrants(Game game, String how) {
        Stream<EntrantDraft> ordered = Stream.concat(
                all.stream().filter(EntrantDraft::staff), all.stream().filter(one -> !one.staff()));
        return ordered.map(one -> one.entrant(game, how)).toList();
    }
}
