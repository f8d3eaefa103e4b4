package lectern.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MadeUpLeague;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class LeagueTableTest {
    private final LeagueStanding standing = MadeUpLeague.standing(MadeUpLeague.NAMES, 4);

    @Test
    void inEnglish() {
        assertThat(text(standing, Language.EN)).isEqualTo("""
                infection: a league of 4
                Everyone plays everyone else.
                4 games a fixture in pairs with swapped seats, seed 7, opening 4 plies, at most 400 plies
                All 24 games are over.

                #   Elo         95 %  points  games   W  D   L  limit  failed  nodes/move  plies  name
                1  +398  +31 to +765  91.7 %     12  11  0   1      0       1        50.0   44.0  Ana
                2  +144  −66 to +353  66.7 %     12   8  0   4      0       0        41.7   46.7  Bruno & Eva
                3  −191  −408 to +26  29.2 %     12   3  0   8      1       0        33.3   77.0  \
                <script>alert(1)</script>
                4  −351  −679 to −22  12.5 %     12   1  0  10      1       0        25.0   78.3  Zé

                W, D, L: games won, drawn, lost. limit: games broken off at the limit of plies. \
                failed: games lost by a failure of its own. plies: how long its games were on average.

                Sitting first brought 56.2 % of the points (95 %: 43.1 to 68.6) and is worth +109 Elo (95 %: −50 to \
                +268).
                A game took 61.5 plies on average; the shortest took 42, the longest 400.
                For a move 37.5 nodes were looked at on average.
                Whole pairs of games count, everything else not yet; a game that was broken off at its limit of \
                plies is half a point for both.
                Intervals hold the truth with 95 % confidence. They come from how pairs of games differ, since the \
                two games of a pair share their opening.
                Ratings are those that make the results most likely, with their average at 0. Before any game each \
                is taken to lie within 1000 points of the average with 95 % confidence, and what sitting first is \
                worth within 1000 points of 0: so there is a rating even for one that won all of its games. Beside \
                a dozen pairs that were not all won this counts next to nothing.

                Ana broke down, and so lost one game.
                  For example, game 4 of fixture 3: It wrote “<b>” & hung up.
                <script>alert(1)</script> made 3 moves against the rules.
                """);
    }

    @Test
    void inPortuguese() {
        assertThat(text(standing, Language.PT)).isEqualTo("""
                infection: uma liga de 4
                Todos jogam contra todos.
                4 jogos por encontro, aos pares com os lugares trocados, semente 7, abertura de 4 jogadas, no \
                máximo 400 jogadas
                Acabaram todos os 24 jogos.

                #   Elo        95 %  pontos  jogos   V  E   D  limite  falhas  nós/jogada  jogadas  nome
                1  +398  +31 a +765  91,7 %     12  11  0   1       0       1        50,0     44,0  Ana
                2  +144  −66 a +353  66,7 %     12   8  0   4       0       0        41,7     46,7  Bruno & Eva
                3  −191  −408 a +26  29,2 %     12   3  0   8       1       0        33,3     77,0  \
                <script>alert(1)</script>
                4  −351  −679 a −22  12,5 %     12   1  0  10       1       0        25,0     78,3  Zé

                V, E, D: vitórias, empates, derrotas. limite: jogos interrompidos no limite de jogadas. \
                falhas: jogos perdidos por falha própria. jogadas: quanto duraram em média os seus jogos.

                Jogar primeiro rendeu 56,2 % dos pontos (95 %: 43,1 a 68,6) e vale +109 Elo (95 %: −50 a +268).
                Um jogo teve em média 61,5 jogadas; o mais curto teve 42, o mais longo 400.
                Numa jogada examinaram-se em média 37,5 nós.
                Contam os pares de jogos completos, o resto ainda não; um jogo interrompido no limite de jogadas \
                vale meio ponto para cada um.
                Os intervalos contêm o verdadeiro valor com 95 % de confiança. Vêm das diferenças entre pares de \
                jogos, porque os dois jogos de um par têm a mesma abertura.
                As classificações são as que tornam os resultados mais prováveis, com a média em 0. Antes de \
                qualquer jogo supõe-se, com 95 % de confiança, que cada uma fica a menos de 1000 pontos da média, e \
                que jogar primeiro vale menos de 1000 pontos para um lado ou para o outro: assim, até quem ganhou \
                todos os jogos tem uma classificação. Ao lado de uma dúzia de pares que não tenham sido todos \
                ganhos, isto quase não conta.

                Ana deixou de funcionar, e por isso perdeu um jogo.
                  Por exemplo, o jogo 4 do encontro 3: It wrote “<b>” & hung up.
                <script>alert(1)</script> fez 3 jogadas contra as regras.
                """);
    }

    @Test
    void whatHappenedToNoneHasNoColumn() {
        LeagueStanding calm = MadeUpLeague.standing(List.of("a", "b", "c"), 2);
        LeagueStanding empty = new LeagueStanding(calm.plan(), List.of());

        assertThat(lines(calm, Language.EN).get(5)).contains("limit").doesNotContain("failed");
        assertThat(lines(empty, Language.EN).get(5)).doesNotContain("limit", "failed");
    }

    @Test
    void aCourseOfSixtyStandsWithin100Columns() {
        List<String> names =
                IntStream.rangeClosed(1, 60).mapToObj(i -> "h0" + i).toList();
        for (Language language : Language.values()) {
            List<String> lines = lines(MadeUpLeague.standing(names, 20), language);
            assertThat(lines.subList(5, 6 + names.size())).allMatch(line -> line.length() <= 100);
        }
    }

    private static String text(LeagueStanding standing, Language language) {
        return String.join("\n", lines(standing, language)) + "\n";
    }

    private static List<String> lines(LeagueStanding standing, Language language) {
        return new LeagueTable(standing, new Sentences(language)).lines();
    }
}
