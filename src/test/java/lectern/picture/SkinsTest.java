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
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.game.option.Settings;
import lectern.games.Games;
import lectern.games.noughts.NoughtsKind;
import lectern.picture.export.BoardExport;
import org.junit.jupiter.api.Test;

/** Each game has a skin that tells its tokens apart, without colours too; a game without one has the plain one. */
class SkinsTest {
    private static final int SIZE = 40;

    @Test
    void noSkinServesTwoGamesButThePlainOne() {
        assertThat(Games.ALL.stream()
                        .map(Skins::of)
                        .filter(skin -> !(skin instanceof PlainSkin))
                        .map(Skin::getClass))
                .doesNotHaveDuplicates();
    }

    @Test
    void aGameWithoutASkinIsPaintedPlainly() {
        GameKind noughts = new NoughtsKind();
        Position position = noughts.with(Settings.defaults(noughts.options())).read("x1o/1x1/3 o");
        assertThat(Skins.of(noughts)).isInstanceOf(PlainSkin.class);
        for (String theme : Palette.THEMES) {
            Palette palette = Palette.read(theme);
            Token cross = position.picture().at(Layer.PIECE, 0);
            Token nought = position.picture().at(Layer.PIECE, 2);
            assertThat(grey(Skins.of(noughts), cross, Layer.PIECE, palette))
                    .as(theme)
                    .isNotEqualTo(grey(Skins.of(noughts), nought, Layer.PIECE, palette));
            assertThat(new BoardExport(Scene.of(position, palette), "Noughts", SIZE).svg())
                    .as(theme)
                    .contains("Noughts");
        }
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
        if (layer == Layer.GROUND) skin.writeGround(g, token, palette);
        g.dispose();
        return java.util.Arrays.stream(image.getRGB(0, 0, SIZE, SIZE, null, 0, SIZE))
                .map(rgb -> ((rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255)) / 48)
                .boxed()
                .toList();
    }
}
