package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.option.Option;
import lectern.games.Players;
import lectern.heuristic.formula.FormulaWord;
import lectern.heuristic.formula.Vocabulary;
import lectern.search.PlayerKind;
import lectern.text.Sentences;

/** A game's entry in the catalogue, to be read by people. */
public final class CatalogueText {
    private final GameKind kind;
    private final Sentences sentences;
    private final List<String> lines = new ArrayList<>();

    public CatalogueText(GameKind kind, Sentences sentences) {
        this.kind = kind;
        this.sentences = sentences;
    }

    public List<String> lines() {
        lines.clear();
        say("cli.catalogue.game", kind.id(), sentences.of(kind.name()));
        for (Option option : kind.options()) option(option);
        for (Criterion criterion : kind.criteria()) criterion(criterion);
        for (FormulaWord set : Vocabulary.sets(kind)) say("cli.catalogue.set", set.text(), sentences.of(set.meaning()));
        say(
                "cli.catalogue.evaluators",
                kind.evaluators().stream().map(Evaluator::id).toList());
        for (Evaluator evaluator : kind.evaluators()) evaluator(evaluator);
        for (PlayerKind player : Players.of(kind))
            say("cli.catalogue.player", player.id(), sentences.of(player.summary()));
        return List.copyOf(lines);
    }

    private void option(Option option) {
        String usual = option.defaultValue().isEmpty() ? sentences.of("cli.catalogue.none") : option.defaultValue();
        String summary = sentences.of(kind.id() + ".option." + option.key());
        say("cli.catalogue.option", option.key(), values(option), usual, summary);
    }

    private String values(Option option) {
        return option.match(new Option.OptionCases<>(
                choice -> String.join("|", choice.values()),
                range -> Stream.concat(Stream.of(range.min() + "…" + range.max()), range.words().stream())
                        .collect(Collectors.joining("|")),
                list -> sentences.of("cli.catalogue.cells")));
    }

    private void criterion(Criterion criterion) {
        String meaning = sentences.of(kind.meaning(criterion.key()).orElseThrow());
        say("cli.catalogue.criterion", criterion.key(), criterion.weight(), meaning);
    }

    private void evaluator(Evaluator evaluator) {
        List<Phrase> parts = evaluator.parts().stream()
                .map(part -> Phrase.of("cli.catalogue.part", part.criterion().key(), part.weight()))
                .toList();
        say("cli.catalogue.evaluator", evaluator.id(), parts);
    }

    private void say(String key, Object... arguments) {
        lines.add(sentences.of(key, arguments));
    }
}
