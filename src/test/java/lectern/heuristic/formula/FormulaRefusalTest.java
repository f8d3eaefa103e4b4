package lectern.heuristic.formula;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import lectern.game.GameKind;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A formula that is refused says where the fault is, and what to write instead. */
class FormulaRefusalTest {
    private static final GameKind INFECTION = Games.read("infection").kind();
    private static final GameKind CATS_AND_DOGS = Games.read("catsdogs").kind();
    private static final Sentences ENGLISH = new Sentences(Language.EN);

    /** The formula, the part of it that is marked, and what its sentence ends with. */
    @ParameterizedTest
    @CsvSource(delimiter = '¦', quoteCharacter = '`', textBlock = """
            own                          ¦ own        ¦ write count(own).
            2 * (own | enemy)            ¦ (own | enemy) ¦ write count(own | enemy).
            count(own) > 1               ¦ count(own) > 1 ¦ write if(count(own) > 1, 1, 0).
            1 + (count(own) > 1)         ¦ (count(own) > 1) ¦ write if(count(own) > 1, 1, 0).
            if(count(own), 1, 0)         ¦ count(own) ¦ write count(own) > 0.
            if(own, 1, 0)                ¦ own        ¦ write count(own) > 0.
            count(3)                     ¦ 3          ¦ write one, such as own.
            count(1 > 2)                 ¦ 1 > 2      ¦ write if(c, own, enemy).
            if(1 > 2, 1, own)            ¦ own        ¦ the first is a number and the second a set of cells: change one of them.
            own + enemy                  ¦ +          ¦ write own | enemy.
            own and enemy                ¦ and        ¦ write own & enemy.
            own or enemy                 ¦ or         ¦ write own | enemy.
            (1 > 2) & (3 > 2)            ¦ &          ¦ write 1 > 2 and 3 > 2.
            (1 > 2) | (3 > 2)            ¦ |          ¦ write 1 > 2 or 3 > 2.
            count(not own)               ¦ not        ¦ the other cells of the board are board - own.
            1 < 2 < 3                    ¦ <          ¦ write 1 < 2 and 2 < ….
            count(own & enemy | edge)    ¦ |          ¦ write (own & enemy) | edge.
            count(own - enemy & edge)    ¦ &          ¦ write (own - enemy) & edge.
            1 > 2 && 3 > 2               ¦ &&         ¦ write and.
            1 > 2 || 3 > 2               ¦ ||         ¦ write or.
            !(1 > 2)                     ¦ !          ¦ write not.
            count(own) = 3               ¦ =          ¦ write ==.
            1 > 2 ? 3 : 4                ¦ ?          ¦ write if(c, a, b).
            2 ^ 3                        ¦ ^          ¦ write pow(a, b).
            3 % 2                        ¦ %          ¦ leave it out.
            6 ÷ 2                        ¦ ÷          ¦ write /.
            3 − 2                        ¦ −          ¦ write -.
            own[1]                       ¦ [          ¦ write (.
            own.class                    ¦ .class     ¦ write a function, such as count(own).
            .5                           ¦ .5         ¦ such as 0.5.
            1e9                          ¦ 1e9        ¦ such as 0.5.
            1234567890123456             ¦ 1234567890123456 ¦ write a shorter one.
            count("own")                 ¦ "own"      ¦ write column("c").
            1 # own                      ¦ # own      ¦ write what it means under “about”.
            count(owm)                   ¦ owm        ¦ Did you mean “own”?
            count(OWN)                   ¦ OWN        ¦ Did you mean “own”?
            count(tiles)                 ¦ tiles      ¦ The sets are own, enemy, vacant, blocked, reach, enemy_reach, board, edge, corners and centre.
            exposure                     ¦ exposure   ¦ write value(exposure).
            count                        ¦ count      ¦ write count(s).
            own()                        ¦ (          ¦ leave out the parentheses.
            pow(2)                       ¦ pow        ¦ write pow(a, b).
            min(1)                       ¦ min        ¦ write min(a, b).
            value(mobilty)               ¦ mobilty    ¦ Did you mean “mobility”?
            value(tiles)                 ¦ tiles      ¦ its criteria are count, mobility, exposure, frontier, edge, tempo and turn.
            row(8)                       ¦ 8          ¦ the rows go from 1 to 7.
            row(1 + 1)                   ¦ +          ¦ write row(3).
            row(own)                     ¦ own        ¦ write row(3).
            column("h")                  ¦ "h"        ¦ the columns go from a to g.
            column(B)                    ¦ B          ¦ write column("b").
            count(own                    ¦ (          ¦ write “)” after what it holds.
            count(own))                  ¦ )          ¦ leave it out, or write “(” before.
            count(own enemy)             ¦ enemy      ¦ write an operator before it, such as + or &.
            1 * / 2                      ¦ /          ¦ write a number, a set or a condition.
            1,5                          ¦ ,          ¦ digits after the point are written with a point.
            """)
    void marksTheFaultAndSaysWhatToWrite(String text, String marked, String end) {
        UnreadableText refused = refused(text, INFECTION);

        int start = refused.column() - 1;
        assertThat(text.substring(start, start + refused.length())).isEqualTo(marked);
        assertThat(ENGLISH.of(refused.reason())).endsWith(end);
    }

    @Test
    void wordsOfAnotherGameAreUnknown() {
        assertThat(refused("value(territory)", INFECTION).column()).isEqualTo(7);
        assertThat(refused("count(white)", CATS_AND_DOGS).column()).isEqualTo(7);
    }

    @Test
    void theDashesOfACriterionAreSpeltOut() {
        UnreadableText refused = refused("1 + value(mobility-other)", CATS_AND_DOGS);

        assertThat(refused.column()).isEqualTo(11);
        assertThat(ENGLISH.of(refused.reason())).endsWith("write value(mobility_other).");
    }

    @Test
    void whatIsMissingIsMissedAtTheEnd() {
        UnreadableText refused = refused("count(own) +", INFECTION);

        assertThat(refused.column()).isEqualTo(13);
        assertThat(refused.length()).isZero();
    }

    @Test
    void aConditionIsWantedWhereOneIsAskedFor() {
        UnreadableText refused =
                catchThrowableOfType(UnreadableText.class, () -> Formula.condition("count(own)", INFECTION));

        assertThat(ENGLISH.of(refused.reason())).endsWith("write count(own) > 0.");
    }

    @Test
    void fiveHundredCharactersAreRead() {
        assertThat(Formula.number("1" + " ".repeat(499), INFECTION).text()).hasSize(500);
        assertThat(refused("1" + " ".repeat(500), INFECTION).column()).isEqualTo(501);
    }

    @Test
    void thirtyTwoLevelsAreRead() {
        for (String open : new String[] {"(", "abs(", "-", "- -", "-("}) {
            int levels = open.replaceAll("[^-(]", "").length();
            String close = open.endsWith("(") ? ")" : "";
            int times = 32 / levels;
            Formula.number(open.repeat(times) + "1" + close.repeat(times), INFECTION);
            String deeper = open.repeat(times) + "(1)" + close.repeat(times);

            assertThat(refused(deeper, INFECTION).column()).isEqualTo(deeper.indexOf('1'));
        }
    }

    private static UnreadableText refused(String text, GameKind game) {
        UnreadableText refused = catchThrowableOfType(UnreadableText.class, () -> Formula.number(text, game));
        assertThat(refused).as(text).isNotNull();
        return refused;
    }
}
