package lectern.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import lectern.game.GameKind;
import lectern.game.Layer;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.Settings;
import lectern.game.Token;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** Each game has a skin that tells its tokens apart, without colours too; any other game has the plain one. */
class SkinsTest {
    private static final int SIZE = 40;

    @Test
    void everyGameHasASkinOfItsOwn() {
        assertThat(Games.ALL.stream().map(kind -> Skins.of(kind).getClass())).doesNotHaveDuplicates();
        assertThat(Games.ALL.stream().map(Skins::of)).noneMatch(PlainSkin.class::isInstance);
    }

    @Test
    void anUnknownGameHasThePlainSkin() {
        assertThat(Skins.of(new Chess(Games.ALL.get(0)))).isInstanceOf(PlainSkin.class);
    }

    @Test
    void tokensOfAGameLookDifferentEvenInGrey() {
        for (String theme : Palette.THEMES) {
            Palette palette = Palette.read(theme);
            for (GameKind kind : Games.ALL) {
                Map<Token, Layer> tokens = tokens(kind);
                assertThat(tokens).as(kind.id()).hasSizeGreaterThan(1);
                assertThat(new HashSet<>(tokens.entrySet().stream()
                                .map(token -> grey(Skins.of(kind), token.getKey(), token.getValue(), palette))
                                .toList()))
                        .as("%s, %s", kind.id(), theme)
                        .hasSameSizeAs(tokens.keySet());
            }
        }
    }

    @Test
    void thePlainSkinPaintsEveryToken() {
        Palette palette = Palette.read("dark");
        for (GameKind kind : Games.ALL) {
            tokens(kind)
                    .forEach((token, layer) -> assertThat(grey(new PlainSkin(), token, layer, palette))
                            .anyMatch(pixel -> pixel != 0));
        }
    }

    @Test
    void aTokenOfEitherSeatHasAColourForCharts() {
        Palette palette = Palette.read("light");
        for (GameKind kind : Games.ALL) {
            for (Token token : tokens(kind).keySet()) {
                if (token.name().startsWith("VALUE")) continue;
                assertThat(Skins.of(kind).colour(token, palette))
                        .as("%s", token)
                        .isNotNull();
            }
        }
    }

    /** All that lies on boards in some quick games. */
    private static Map<Token, Layer> tokens(GameKind kind) {
        Map<Token, Layer> tokens = new HashMap<>();
        String options =
                kind.id().equals("infection") ? ":blocked=d4" : kind.id().equals("syrtis") ? ":setup=random" : "";
        Position position = Games.read(kind.id() + options).start(3).position();
        for (int ply = 0; ply < 12 && !position.isOver(); ply++) {
            for (Layer layer : Layer.values()) {
                for (int cell = 0; cell < position.game().board().cells(); cell++) {
                    Token token = position.picture().at(layer, cell);
                    if (token != null) tokens.put(token, layer);
                }
            }
            List<Move> moves = position.moves();
            position = position.play(moves.get(ply * 7 % moves.size()), Narrator.SILENT);
        }
        return tokens;
    }

    /** How bright each pixel of a token is. */
    private static List<Integer> grey(Skin skin, Token token, Layer layer, Palette palette) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.BLACK);
        g.scale(SIZE, SIZE);
        skin.paintToken(g, token, layer, palette);
        g.dispose();
        return java.util.Arrays.stream(image.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE))
                .map(rgb -> ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 48)
                .boxed()
                .toList();
    }

    /** A game that no skin is made for. */
    private record Chess(GameKind other) implements GameKind {
        @Override
        public String id() {
            return "chess";
        }

        @Override
        public List<lectern.game.Option> options() {
            return other.options();
        }

        @Override
        public List<? extends lectern.game.Word> words() {
            return other.words();
        }

        @Override
        public List<lectern.game.Criterion> criteria() {
            return other.criteria();
        }

        @Override
        public List<lectern.game.Evaluator> evaluators() {
            return other.evaluators();
        }

        @Override
        public lectern.game.Game with(Settings settings) {
            return other.with(settings);
        }
    }
}
