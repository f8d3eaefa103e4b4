package lectern.picture;

import java.awt.Color;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import lectern.picture.ink.Colours;

/** The colours of boards and of all that lies on them, by what they are for. It has every one of {@link #KEYS}. */
public record Palette(Map<String, Color> colours) {
    /** The themes that come along. */
    public static final List<String> THEMES = List.of("light", "dark", "contrast");

    /** What every palette has a colour for, sorted. */
    public static final List<String> KEYS = List.copyOf(colours("light").keySet());

    public Palette {
        colours = Map.copyOf(colours);
        for (String key : KEYS) {
            if (!colours.containsKey(key)) throw new IllegalArgumentException("no colour for " + key);
        }
    }

    /** One of the {@link #THEMES}. */
    public static Palette read(String theme) {
        return new Palette(colours(theme));
    }

    public Color of(String key) {
        Color colour = colours.get(key);
        if (colour == null) throw new IllegalArgumentException("no colour is called " + key);
        return colour;
    }

    /** The colour for something numbered from 1, such as {@code mark.group.3}; after the last one comes the first. */
    public Color of(String key, int number, int count) {
        return of(key + "." + (Math.floorMod(number - 1, count) + 1));
    }

    /** This palette with every colour some way (from 0 to 1) towards another: what it gives looks faint. */
    public Palette faded(Color towards, double way) {
        Map<String, Color> faded = new TreeMap<>();
        colours.forEach((key, colour) -> faded.put(key, Colours.mixed(colour, towards, way)));
        return new Palette(faded);
    }

    private static Map<String, Color> colours(String theme) {
        Properties texts = new Properties();
        try (InputStream in = Palette.class.getResourceAsStream(theme + ".properties")) {
            if (in == null) throw new IllegalArgumentException("no theme is called " + theme);
            texts.load(in);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        Map<String, Color> colours = new TreeMap<>();
        texts.forEach((key, text) -> colours.put((String) key, Colours.read((String) text)));
        return colours;
    }
}
