package lectern.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Term;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;

/**
 * What a decision says: who chose which move, by which rule, and what is told of each candidate, in which order.
 *
 * @param candidates all of them, the preferred ones first
 */
public record DecisionTelling(Decision decision, List<Candidate> candidates) {
    public static DecisionTelling of(Decision decision) {
        return new DecisionTelling(decision, CandidateOrder.of(decision));
    }

    /**
     * Which move was chosen, and by which player.
     *
     * @param player the player's text, if it is known
     * @param asked whether the player was only asked; otherwise its move was played
     */
    public Phrase title(Optional<String> player, boolean asked, Phrase side) {
        String move = decision.move().text();
        String key = asked ? "decision.would-play" : "decision.played";
        return player.map(text -> Phrase.of(key, PlayerName.of(text), side, move))
                .orElseGet(() -> Phrase.of("decision.unnamed-played", side, move));
    }

    /** Why this move: the rule of choice, and what more there is to know of this player's choice. */
    public List<Phrase> reasons() {
        return Stream.concat(Stream.of(rule()), remarks().stream()).toList();
    }

    /** The rule that picked the move among the candidates. A proven result comes before every count and score. */
    public Phrase rule() {
        String key = "decision.choice." + decision.choice().word();
        if (!isJudged())
            return entries() == candidates.size()
                    ? Phrase.of(key, candidates.size())
                    : Phrase.of("decision.choice.drawn-from-list", entries(), candidates.size());
        if (proven().isPresent()) return Phrase.of("decision.choice.proven", ScorePhrase.proven(proven().get()));
        return decision.choice() == Choice.MOST_VISITED
                ? Phrase.of(key, decision.chosen().visits())
                : Phrase.of(key, ScorePhrase.of(decision.score()));
    }

    /** That it was a tie, if it was, and what else there is to know of this player's choice. */
    public List<Phrase> remarks() {
        return Stream.concat(tie().stream(), decision.notes().stream()).toList();
    }

    /** That several candidates are equal by the rule, and which of them is taken; empty if none is equal. */
    private Optional<Phrase> tie() {
        int equal = tied();
        if (equal < 2) return Optional.empty();
        boolean proven = CandidateOrder.proof(decision.chosen()) != 0;
        String by = decision.choice() != Choice.MOST_VISITED ? "score" : proven ? "proof" : "visits";
        return Optional.of(
                Phrase.of("decision.tie." + by, equal, decision.tieBreak().how()));
    }

    /** How many candidates the rule of choice finds equal to the chosen one, itself included. */
    public int tied() {
        if (!isJudged()) return 1;
        return candidates.stream()
                .filter(this::isChosen)
                .findFirst()
                .map(chosen -> (int) candidates.stream()
                        .filter(candidate -> isTied(candidate, chosen))
                        .count())
                .orElse(1);
    }

    private boolean isTied(Candidate candidate, Candidate chosen) {
        double proof = CandidateOrder.proof(chosen);
        if (decision.choice() == Choice.MOST_VISITED)
            return CandidateOrder.proof(candidate) == proof && (proof != 0 || candidate.visits() == chosen.visits());
        return candidate.bound() == Bound.EXACT
                && Math.abs(candidate.score() - chosen.score())
                        <= decision.tieBreak().tolerance();
    }

    /** How many entries the list has from which a move is drawn. */
    private int entries() {
        return candidates.stream().mapToInt(Candidate::entries).sum();
    }

    /** How likely a candidate was drawn; empty if nothing was drawn. */
    public OptionalDouble chance(Candidate candidate) {
        return isJudged() ? OptionalDouble.empty() : OptionalDouble.of((double) candidate.entries() / entries());
    }

    /** How much thinking went into it. */
    public List<Phrase> facts() {
        List<Phrase> facts = new ArrayList<>();
        facts.add(Phrase.of("decision.fact.candidates", candidates.size()));
        if (decision.depth() > 0) facts.add(Phrase.of("decision.fact.depth", decision.depth()));
        if (decision.nodes() > 0) facts.add(Phrase.of("decision.fact.nodes", decision.nodes()));
        facts.add(Phrase.of("decision.fact.seed", String.valueOf(decision.seed())));
        return facts;
    }

    /** Whether the player judged its moves: scores of a drawn move say nothing. */
    public boolean isJudged() {
        return decision.choice() != Choice.DRAWN;
    }

    /** What is proven of the chosen move. */
    public Optional<ProvenResult> proven() {
        return chosen().flatMap(Candidate::verdict);
    }

    /** What is known of the chosen move; empty if it was not among the candidates. */
    public Optional<Candidate> chosen() {
        return candidates.stream().filter(this::isChosen).findFirst();
    }

    public boolean isChosen(Candidate candidate) {
        return candidate.move().equals(decision.move());
    }

    public List<CandidateColumn> columns() {
        return CandidateColumn.of(decision.choice());
    }

    /** What a column tells of a candidate; empty if it has nothing to tell. */
    public Optional<Phrase> cell(Candidate candidate, CandidateColumn column) {
        return switch (column) {
            case MOVE ->
                Optional.of(Phrase.of("decision.value", candidate.move().text()));
            case VISITS -> Optional.of(Phrase.of("decision.number", candidate.visits()));
            case MEAN -> candidate.mean().stream().mapToObj(ScorePhrase::mean).findFirst();
            case CHANCE -> Optional.of(Phrase.of("decision.chance", candidate.entries(), entries()));
            case SCORE, LEAF -> Optional.of(ScorePhrase.of(candidate));
        };
    }

    /** What the bar of a candidate shows: its visits, what its score is made of, or how large that is. */
    public List<Phrase> bar(Candidate candidate, GameKind game) {
        return decision.choice() == Choice.MOST_VISITED
                ? List.of(Phrase.of("decision.number", candidate.visits()))
                : shares(candidate, game);
    }

    /** What each criterion adds to a score, as far as it adds anything; the score itself if it is no such sum. */
    public static List<Phrase> shares(Candidate candidate, GameKind game) {
        List<Phrase> shares = candidate.terms().stream()
                .filter(term -> term.contribution() != 0)
                .map(term -> Phrase.of("decision.share", game.term(term.key()), ScorePhrase.contribution(term)))
                .toList();
        return shares.isEmpty() ? List.of(ScorePhrase.of(candidate)) : shares;
    }

    /** The keys of all criteria that scores are made of, in their order; empty if no score is a sum. */
    public List<String> criteria() {
        return decision.candidates().stream()
                .flatMap(candidate -> candidate.terms().stream())
                .map(Term::key)
                .distinct()
                .toList();
    }

    /** The term of a criterion in a candidate's score; empty if the score has none. */
    public static Optional<Term> term(Candidate candidate, String key) {
        return candidate.terms().stream().filter(term -> term.key().equals(key)).findFirst();
    }

    /** What a candidate's score is made of: stands above its terms, or instead of them. */
    public Phrase caption(Candidate candidate, Phrase side) {
        if (!candidate.terms().isEmpty()) {
            int last = candidate.line().size() - 1;
            return last > 0
                    ? Phrase.of(
                            "decision.terms.line", candidate.line().get(last).text(), side)
                    : Phrase.of("decision.terms.move", candidate.move().text(), side);
        }
        if (candidate.verdict().isPresent()) return Phrase.of("decision.terms.proven", ScorePhrase.of(candidate));
        if (!isJudged()) return Phrase.of("decision.terms.drawn");
        if (candidate.bound() == Bound.EXACT) return Phrase.of("decision.terms.none");
        return Phrase.of("decision.terms.bound", ScorePhrase.spoken(candidate.score(), candidate.bound()));
    }
}
