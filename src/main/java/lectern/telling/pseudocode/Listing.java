package lectern.telling.pseudocode;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import lectern.game.Phrase;
import lectern.search.Refinement;
import lectern.telling.pseudocode.ListingLine.Party;

/** The pseudocode of the search with the refinements that are switched on, and no line that it does not follow. */
public final class Listing {
    private final Set<Refinement> on;
    private final ListingForm form;
    private final int branching;
    private final List<ListingLine> lines = new ArrayList<>();

    private Listing(Set<Refinement> on, ListingForm form, int branching) {
        this.on = on;
        this.form = form;
        this.branching = branching;
    }

    /**
     * @param branching how many moves of each position are looked at; 0 for all
     * @param side what the side is called that the search is for
     */
    public static Listing of(Set<Refinement> on, ListingForm form, int branching, Phrase side) {
        Listing listing = new Listing(on, form, branching);
        listing.begin();
        if (form == ListingForm.NEGAMAX) {
            listing.loop(Party.BOTH, 1);
        } else {
            listing.add(LineRole.OWN, Party.OWN, 1, Phrase.of("pseudocode.own", side));
            listing.loop(Party.OWN, 2);
            listing.add(LineRole.OTHER, Party.OTHER, 1);
            listing.loop(Party.OTHER, 2);
        }
        if (on.contains(Refinement.TABLE)) listing.add(LineRole.KEEP, Party.BOTH, 1);
        listing.add(LineRole.RETURN, Party.BOTH, 1);
        return listing;
    }

    private void begin() {
        String window = isPruned() ? "window" : "plain";
        if (on.contains(Refinement.DEEPENING)) add(LineRole.DEEPEN, Party.BOTH, 0, "pseudocode.deepen." + window);
        add(LineRole.HEAD, Party.BOTH, 0, "pseudocode.head." + window);
        add(LineRole.GAME_OVER, Party.BOTH, 1);
        add(LineRole.LEAF, Party.BOTH, 1, "pseudocode.leaf." + form.word());
        if (on.contains(Refinement.SHORTCUTS)) add(LineRole.STANDS_WELL, Party.BOTH, 1);
        if (on.contains(Refinement.TABLE)) add(LineRole.TABLE, Party.BOTH, 1, "pseudocode.table." + window);
        boolean ordered = on.contains(Refinement.ORDERING);
        if (branching > 0) {
            String key = "pseudocode.order." + (ordered ? "best" : "first");
            add(LineRole.ORDER, Party.BOTH, 1, Phrase.of(key, branching));
        } else if (ordered) {
            add(LineRole.ORDER, Party.BOTH, 1);
        }
    }

    private void loop(Party party, int indent) {
        String side = form == ListingForm.NEGAMAX ? "negamax" : party == Party.OWN ? "max" : "min";
        String window = isPruned() ? "window" : "plain";
        boolean asks = on.contains(Refinement.NULL_WINDOWS) || on.contains(Refinement.SHORTCUTS);
        add(LineRole.START, party, indent, "pseudocode.start." + side);
        add(LineRole.LOOP, party, indent);
        int inside = indent + 1;
        if (on.contains(Refinement.SHORTCUTS)) add(LineRole.LEAVE_OUT, party, inside);
        if (isPruned() && asks) {
            add(LineRole.ASK, party, inside, "pseudocode.ask." + side);
            add(LineRole.AGAIN, party, inside);
        }
        String way = form == ListingForm.NEGAMAX
                ? isPruned() ? "turned-window" : "turned-plain"
                : isPruned() ? "kept-window" : "kept-plain";
        int call = isPruned() && asks ? inside + 1 : inside;
        if (form == ListingForm.NEGAMAX) add(LineRole.CALL_SAME, party, call, "pseudocode.call-same." + window);
        add(LineRole.CALL, party, call, "pseudocode.call." + way);
        String taken = party == Party.OTHER ? "min" : "max";
        add(LineRole.BEST, party, inside, "pseudocode.best." + taken);
        if (!isPruned()) return;
        add(LineRole.RAISE, party, inside, "pseudocode.raise." + taken);
        add(LineRole.CUT, party, inside);
    }

    private boolean isPruned() {
        return on.contains(Refinement.PRUNING);
    }

    private void add(LineRole role, Party party, int indent) {
        add(role, party, indent, Phrase.of("pseudocode." + role.word()));
    }

    private void add(LineRole role, Party party, int indent, String key) {
        add(role, party, indent, Phrase.of(key));
    }

    private void add(LineRole role, Party party, int indent, Phrase text) {
        lines.add(new ListingLine(role, party, indent, text));
    }

    public List<ListingLine> lines() {
        return List.copyOf(lines);
    }

    public ListingForm form() {
        return form;
    }

    /** Where the line of a role stands that is reached with this side to move; nowhere if it is not part of the search. */
    public OptionalInt place(LineRole role, boolean own) {
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).role() == role && lines.get(i).party().includes(own))
                .findFirst();
    }
}
