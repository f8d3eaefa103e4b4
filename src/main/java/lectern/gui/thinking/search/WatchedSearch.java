package lectern.gui.thinking.search;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.picture.tree.DrawnTree;
import lectern.picture.tree.SearchedNode;
import lectern.search.Decision;
import lectern.search.Stop;
import lectern.search.alphabeta.SearchQuestion;
import lectern.search.trace.SearchEvent;
import lectern.search.trace.Trace;
import lectern.telling.pseudocode.Listing;
import lectern.telling.pseudocode.ListingForm;
import lectern.telling.pseudocode.SearchWalk;

/**
 * A search with its steps in both forms of the pseudocode, as it was made by the search that players use.
 *
 * @param events of all passes, one after the other
 * @param passes one after the other
 * @param complete whether all of it was recorded
 */
record WatchedSearch(
        SearchQuestion question,
        Decision decision,
        List<SearchEvent> events,
        List<Pass> passes,
        boolean complete,
        List<Walked> forms) {
    /** So many positions are kept at most. */
    static final int RECORDED = 50_000;

    /** And so many are looked at. */
    static final long NODES = 1_000_000;

    /** A pass of iterative deepening, or the only one. */
    record Pass(DrawnTree tree, List<SearchEvent> events) {}

    /** The pseudocode in a form, and the way through it. */
    record Walked(Listing listing, SearchWalk walk) {}

    /** Searches; to be done beside the event thread. */
    static WatchedSearch of(SearchQuestion question, Stop stop) {
        Decision decision = question.answer(RECORDED, NODES, stop);
        Optional<Trace> trace = decision.trace();
        List<Trace.Pass> passes = trace.map(Trace::passes).orElse(List.of());
        List<SearchEvent> events =
                passes.stream().flatMap(pass -> pass.events().stream()).toList();
        List<Walked> forms = List.of(ListingForm.values()).stream()
                .map(form -> walked(question, form, events))
                .toList();
        return new WatchedSearch(
                question,
                decision,
                events,
                passes.stream()
                        .map(pass ->
                                new Pass(DrawnTree.of(SearchedNode.of(pass.root(), question.root())), pass.events()))
                        .toList(),
                passes.stream().allMatch(Trace.Pass::complete),
                forms);
    }

    private static Walked walked(SearchQuestion question, ListingForm form, List<SearchEvent> events) {
        Phrase side = question.root().view().name(question.root().toMove());
        Listing listing = Listing.of(question.refinements().effective().chosen(), form, question.branching(), side);
        return new Walked(listing, SearchWalk.of(question.root(), events, listing));
    }

    Walked in(ListingForm form) {
        return forms.get(form.ordinal());
    }
}
