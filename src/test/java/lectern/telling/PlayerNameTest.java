package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player's name is in the language of the reader, its settings too. */
class PlayerNameTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    EN | easy                             | Easy
                    PT | search:depth=2                   | Pesquisa (2 meias-jogadas à frente)
                    PT | search:nodes=1,evaluator=strong  | Pesquisa (1 posição, avaliada por «Forte»)
                    EN | search:depth=1                   | Search (1 ply ahead)
                    EN | mcts:explore=0.5,millis=20       | Monte Carlo (explore=0.5, 20 ms)
                    PT | engine:command=./a b,c           | Motor (command=./a b,c)
                    """)
    void isSaidInWords(Language language, String player, String name) {
        assertThat(new Sentences(language).of(PlayerName.of(player))).isEqualTo(name);
    }
}
