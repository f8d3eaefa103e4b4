package lectern.cli.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Evaluation;
import lectern.game.Move;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Term;
import lectern.game.board.BoardShape;
import lectern.search.Candidate;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import lectern.telling.DecisionTelling;
import lectern.text.Sentences;

/** How answers tell of games: the one place where effects, endings, broken rules and evaluations become JSON. */
final class Answers {
    private Answers() {}

    /** What a legal move does. */
    static ObjectNode played(Position before, Move move, Sentences sentences) {
        List<Effect> effects = new ArrayList<>();
        Position after = before.play(move, effects::add);
        ObjectNode answer = Json.object().put("position", after.text());
        ArrayNode told = answer.putArray("effects");
        for (Effect effect : effects) told.add(effect(effect, before.game().board(), sentences));
        answer.set("outcome", outcome(after.outcome()));
        return answer;
    }

    private static ObjectNode effect(Effect effect, BoardShape board, Sentences sentences) {
        ObjectNode told = Json.object()
                .put("kind", effect.word())
                .<ObjectNode>set("cells", Json.cells(effect.cells(), board))
                .put("key", effect.reason().key())
                .put("text", sentences.of(effect.reason()));
        return effect.tier() > 0 ? told.put("tier", effect.tier()) : told;
    }

    static JsonNode outcome(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) return NullNode.instance;
        Outcome ending = outcome.get();
        return Json.object()
                .put("winner", ending.winner() == null ? null : ending.winner().word())
                .put("reason", ending.reason().key());
    }

    static ObjectNode violation(RuleViolation violation, BoardShape board, Sentences sentences) {
        return Json.object()
                .put("key", violation.key())
                .put("text", sentences.of(violation.reason()))
                .set("cells", Json.cells(violation.cells(), board));
    }

    static ObjectNode evaluation(Evaluation evaluation, BoardShape board) {
        ObjectNode answer = Json.object();
        answer.set("total", Json.number(new RoundedTerms(evaluation.terms()).total()));
        answer.set("terms", terms(evaluation.terms(), board));
        return answer;
    }

    static ArrayNode terms(List<Term> terms, BoardShape board) {
        ArrayNode list = Json.object().putArray("terms");
        RoundedTerms rounded = new RoundedTerms(terms);
        for (Term term : terms) {
            double contribution = rounded.contribution(list.size());
            ObjectNode told = list.addObject().put("key", term.key());
            told.set("raw", Json.number(RoundedTerms.raw(term)));
            told.set("weight", Json.number(term.weight()));
            told.set("contribution", Json.number(contribution));
            told.set("cells", Json.cells(term.cells(), board));
            if (!term.applies()) told.put("when", false);
        }
        return list;
    }

    /** What a player chose, and what it considered. */
    static ObjectNode decision(Decision decision, BoardShape board, Sentences sentences) {
        DecisionTelling telling = DecisionTelling.of(decision);
        ObjectNode answer = Json.object().put("move", decision.move().text());
        answer.set("score", score(decision.chosen()));
        answer.put("choice", decision.choice().word());
        ArrayNode candidates = answer.putArray("candidates");
        for (Candidate candidate : telling.candidates()) {
            ObjectNode told = candidate(candidate, board);
            telling.chance(candidate).ifPresent(chance -> told.set("chance", Json.number(chance)));
            candidates.add(told);
        }
        answer.put("depth", decision.depth()).put("nodes", decision.nodes());
        answer.set("line", Json.texts(decision.line().stream().map(Move::text).toList()));
        answer.put("seed", decision.seed());
        List<String> remarks = telling.remarks().stream().map(sentences::of).toList();
        if (!remarks.isEmpty()) answer.set("notes", Json.texts(remarks));
        return answer;
    }

    /** A bound, visits, their mean and a verdict are told only where there are any. */
    private static ObjectNode candidate(Candidate candidate, BoardShape board) {
        ObjectNode told = Json.object().put("move", candidate.move().text());
        told.set("score", score(candidate));
        if (candidate.bound() != Bound.EXACT)
            told.put("bound", candidate.bound().word());
        if (candidate.visits() > 0) told.put("visits", candidate.visits());
        candidate.mean().ifPresent(mean -> told.set("mean", Json.number(mean)));
        candidate.verdict().ifPresent(verdict -> told.set("verdict", verdict(verdict)));
        told.set("terms", terms(candidate.terms(), board));
        return told;
    }

    /** No number stands for a win or a loss whose length is not known. */
    private static JsonNode score(Candidate candidate) {
        boolean endless = candidate
                .verdict()
                .filter(proven -> proven.result() != ProvenResult.Result.DRAW)
                .filter(proven -> proven.plies().isEmpty())
                .isPresent();
        return endless ? NullNode.instance : Json.number(new RoundedTerms(candidate.terms()).score(candidate.score()));
    }

    /** A proof whose length is not known has no number of plies. */
    private static ObjectNode verdict(ProvenResult proven) {
        ObjectNode told = Json.object().put("result", proven.result().word());
        proven.plies().ifPresent(plies -> told.put("plies", plies));
        return told;
    }

    static ObjectNode error(QueryError error, Sentences sentences) {
        ObjectNode told = Json.object().put("code", error.code().word()).put("message", sentences.of(error.reason()));
        if (error.ply() > 0) told.put("ply", error.ply());
        error.broken()
                .ifPresent(broken -> told.set("violation", violation(broken.violation(), broken.board(), sentences)));
        return Json.object().set("error", told);
    }

    /** The answer that a defect of this program leaves: the protocol's codes are for defects of requests. */
    static ObjectNode defect(Sentences sentences) {
        ObjectNode told = Json.object().put("code", "internal").put("message", sentences.of("cli.defect"));
        return Json.object().set("error", told);
    }
}
