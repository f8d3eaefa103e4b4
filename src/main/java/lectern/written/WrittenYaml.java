package lectern.written;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import org.yaml.snakeyaml.DumperOptions.ScalarStyle;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Reads YAML as plain texts, lists and fields. Nothing is ever constructed from it: anchors, aliases and tags of any
 * other kind are refused.
 */
public final class WrittenYaml {
    private static final Set<Tag> PLAIN =
            Set.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.TIMESTAMP, Tag.SEQ, Tag.MAP, Tag.MERGE);

    private final Bounds bounds;

    /**
     * What is larger is refused.
     *
     * @param length in code points
     * @param nesting how deep lists and fields may be nested
     * @param items of one list
     * @param fields of one map
     */
    public record Bounds(int length, int nesting, int items, int fields) {}

    private WrittenYaml(Bounds bounds) {
        this.bounds = bounds;
    }

    /**
     * All of a text.
     *
     * @throws WrittenFault if it is no such YAML, or nothing at all
     */
    public static Written read(String yaml, Bounds bounds) {
        return new WrittenYaml(bounds).read(yaml);
    }

    private static Written.Place top() {
        return new Written.Place(1, 1, "");
    }

    private Written read(String yaml) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowRecursiveKeys(false);
        options.setMaxAliasesForCollections(0);
        options.setNestingDepthLimit(bounds.nesting());
        options.setCodePointLimit(bounds.length());
        try {
            Node root = new Yaml(new SafeConstructor(options)).compose(new StringReader(yaml));
            if (root == null) throw new WrittenFault(top(), Phrase.of("written.empty"));
            return value(root, "");
        } catch (MarkedYAMLException wrong) {
            Written.Place place = wrong.getProblemMark() == null ? top() : place(wrong.getProblemMark(), "");
            throw new WrittenFault(place, bad(wrong.getProblem()));
        } catch (YAMLException wrong) {
            throw new WrittenFault(top(), bad(wrong.getMessage()));
        } catch (NumberFormatException wrong) {
            // The library does not expect a text to end in the middle of an escape.
            throw new WrittenFault(top(), bad("escape"));
        }
    }

    private static Phrase bad(String problem) {
        return Phrase.of("written.bad-yaml", YamlFaults.of(String.valueOf(problem)));
    }

    private static Written.Place place(Mark mark, String path) {
        return new Written.Place(mark.getLine() + 1, mark.getColumn() + 1, path);
    }

    private Written value(Node node, String path) {
        Written.Place place = place(node.getStartMark(), path);
        if (node.getAnchor() != null) throw new WrittenFault(place, Phrase.of("written.anchor"));
        if (!PLAIN.contains(node.getTag()) || isTagged(node)) throw new WrittenFault(place, Phrase.of("written.tag"));
        if (node instanceof ScalarNode scalar) return text(scalar, place);
        if (node instanceof SequenceNode sequence) return items(sequence, place);
        return fields((MappingNode) node, place);
    }

    /** A single {@code !} is a tag that says nothing, and would be lost. */
    private static boolean isTagged(Node node) {
        Mark start = node.getStartMark();
        return start.getPointer() < start.getBuffer().length && start.getBuffer()[start.getPointer()] == '!';
    }

    private static Written.Text text(ScalarNode scalar, Written.Place place) {
        ScalarStyle style = scalar.getScalarStyle();
        boolean quoted = style == ScalarStyle.SINGLE_QUOTED || style == ScalarStyle.DOUBLE_QUOTED;
        boolean block = style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
        return new Written.Text(quoted ? place.further(1) : place, scalar.getValue(), block);
    }

    private Written items(SequenceNode sequence, Written.Place place) {
        if (sequence.getValue().size() > bounds.items()) throw tooMany(place, bounds.items());
        List<Written> items = new ArrayList<>();
        for (Node item : sequence.getValue()) items.add(value(item, place.path() + "[" + (items.size() + 1) + "]"));
        return new Written.Items(place, items);
    }

    private Written fields(MappingNode mapping, Written.Place place) {
        if (mapping.getValue().size() > bounds.fields()) throw tooMany(place, bounds.fields());
        Map<String, Written.Field> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            Written written = value(tuple.getKeyNode(), place.path());
            if (!(written instanceof Written.Text key)) {
                throw new WrittenFault(written.place(), Phrase.of("written.no-key"));
            }
            // Everything below the key gets the path: the whole of a long key would be copied thousands of times.
            String name = Excerpt.of(key.text());
            String path = place.path().isEmpty() ? name : place.path() + "." + name;
            Written value = value(tuple.getValueNode(), path);
            if (fields.put(key.text(), new Written.Field(key.place(), key.text(), value)) != null) {
                throw new WrittenFault(key.place(), Phrase.of("written.key-twice", Excerpt.of(key.text())));
            }
        }
        return new Written.Fields(place, fields);
    }

    private static WrittenFault tooMany(Written.Place place, int most) {
        return new WrittenFault(place, Phrase.of("written.too-many", most));
    }
}
