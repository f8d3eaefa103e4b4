package lectern.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.board.BoardShape;
import lectern.game.option.Option;
import lectern.games.Games;
import lectern.games.Players;
import lectern.search.PlayerKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game's rules are told in both languages, alike, with examples that the game can read. */
class RulesPageTest {
    private static final Pattern DIAGRAM = Pattern.compile("(?s)```\n(.*?)```\n");
    private static final Pattern EXAMPLE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern STRUCTURE = Pattern.compile("(?m)^(#+ |\\||- |[0-9]\\. |```)");

    @Test
    void aGameThatIsNotThereHasNoPage() {
        assertThatThrownBy(() -> RulesPage.of("chess", Language.EN)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothLanguagesHaveTheSameHeadingsTablesAndLists(GameKind game) {
        assertThat(structure(RulesPage.of(game.id(), Language.PT)))
                .isEqualTo(structure(RulesPage.of(game.id(), Language.EN)))
                .contains("# ", "## ", "|", "```");
    }

    @ParameterizedTest
    @MethodSource("games")
    void bothLanguagesHaveTheSameExamples(GameKind game) {
        String english = RulesPage.of(game.id(), Language.EN);
        String portuguese = RulesPage.of(game.id(), Language.PT);
        assertThat(examples(portuguese)).containsExactlyInAnyOrderElementsOf(examples(english));
        assertThat(diagram(portuguese)).isEqualTo(diagram(english));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void bearsTheNameOfItsGame(GameKind game, Language language) {
        assertThat(RulesPage.of(game.id(), language))
                .startsWith("# " + new Sentences(language).of(game.id() + ".name") + "\n");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void isPlainMarkdown(GameKind game, Language language) {
        assertThat(RulesPage.of(game.id(), language)).doesNotContain("<", "&lt;", "\t", "\r");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void explainsEveryOptionByTheNameThatItHasInAForm(GameKind game, Language language) {
        Sentences sentences = new Sentences(language);
        for (Option option : game.options()) {
            assertThat(RulesPage.of(game.id(), language))
                    .contains("- **" + sentences.of(game.id() + ".setting." + option.key()) + "**:");
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void explainsEveryLevelOfTheReportByItsName(GameKind game, Language language) {
        Sentences sentences = new Sentences(language);
        for (PlayerKind player : Players.of(game)) {
            if (!player.summary().key().startsWith(game.id())) continue;
            assertThat(RulesPage.of(game.id(), language))
                    .contains("| **" + sentences.of("players.name." + player.id()) + "** |");
        }
    }

    /** Every example is a game text, a position, a move, a cell, or a letter of the diagram. */
    @ParameterizedTest
    @MethodSource("pages")
    void givesExamplesThatTheGameCanRead(GameKind kind, Language language) {
        String page = RulesPage.of(kind.id(), language);
        List<String> examples = examples(page);
        Game game = Games.read(examples.stream()
                .filter(example -> isGame(example, kind))
                .findFirst()
                .orElse(kind.id()));
        Position position = game.read(
                examples.stream().filter(RulesPageTest::isPosition).findFirst().orElseThrow());
        for (String example : examples) {
            if (isGame(example, kind) || isPosition(example) || isCell(example, game)) continue;
            if (example.length() == 1) assertThat(diagram(page)).contains(example);
            else assertThat(position.readMove(example).toString()).isNotEmpty();
        }
    }

    private static boolean isGame(String example, GameKind kind) {
        return example.startsWith(kind.id() + ":");
    }

    private static boolean isPosition(String example) {
        return example.contains("/");
    }

    private static boolean isCell(String example, Game game) {
        return example.matches("[a-z][0-9]+") && game.board().cell(example) != BoardShape.OUTSIDE;
    }

    private static List<String> structure(String page) {
        return STRUCTURE.matcher(page).results().map(MatchResult::group).toList();
    }

    private static String diagram(String page) {
        return DIAGRAM.matcher(page).results().findFirst().orElseThrow().group(1);
    }

    private static List<String> examples(String page) {
        return EXAMPLE.matcher(DIAGRAM.matcher(page).replaceAll(""))
                .results()
                .map(result -> result.group(1))
                .toList();
    }

    static Stream<GameKind> games() {
        return Games.ALL.stream();
    }

    static Stream<Arguments> pages() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.of(Language.values()).map(language -> Arguments.of(game, language)));
    }
}
