package lectern.lesson.read;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
 * Reads YAML as plain texts, lists and maps. Nothing is ever constructed from it: anchors, aliases and tags of any
 * other kind are refused.
 */
final class YamlText {
    private static final Set<Tag> PLAIN =
            Set.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.TIMESTAMP, Tag.SEQ, Tag.MAP, Tag.MERGE);

    /** How many lines stand before the text in its file. */
    private final int linesBefore;

    private YamlText(int linesBefore) {
        this.linesBefore = linesBefore;
    }

    /** The fields of a text that is a map. */
    static YamlValue.Fields fields(String yaml, int linesBefore) {
        if (yaml.codePointCount(0, yaml.length()) > Limits.BLOCK_LENGTH) {
            throw new LessonFault(linesBefore + 1, "lesson.block-long", Limits.BLOCK_LENGTH);
        }
        YamlValue value = new YamlText(linesBefore).read(yaml);
        if (value instanceof YamlValue.Fields fields) return fields;
        throw new LessonFault(value.line(), "lesson.no-map");
    }

    private YamlValue read(String yaml) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        options.setAllowRecursiveKeys(false);
        options.setMaxAliasesForCollections(0);
        options.setNestingDepthLimit(Limits.YAML_NESTING);
        options.setCodePointLimit(Limits.BLOCK_LENGTH);
        try {
            Node root = new Yaml(new SafeConstructor(options)).compose(new StringReader(yaml));
            if (root == null) throw new LessonFault(linesBefore + 1, "lesson.block-empty");
            return value(root);
        } catch (MarkedYAMLException wrong) {
            int line =
                    Optional.ofNullable(wrong.getProblemMark()).map(this::line).orElse(linesBefore + 1);
            throw new LessonFault(line, "lesson.bad-yaml", YamlFaults.of(String.valueOf(wrong.getProblem())));
        } catch (YAMLException wrong) {
            throw new LessonFault(
                    linesBefore + 1, "lesson.bad-yaml", YamlFaults.of(String.valueOf(wrong.getMessage())));
        }
    }

    private int line(Mark mark) {
        return linesBefore + mark.getLine() + 1;
    }

    private YamlValue value(Node node) {
        int line = line(node.getStartMark());
        if (node.getAnchor() != null) throw new LessonFault(line, "lesson.anchor");
        if (!PLAIN.contains(node.getTag())) throw new LessonFault(line, "lesson.tag");
        if (node instanceof ScalarNode scalar) return new YamlValue.Text(line, scalar.getValue());
        if (node instanceof SequenceNode sequence) return items(sequence, line);
        return fields((MappingNode) node, line);
    }

    private YamlValue items(SequenceNode sequence, int line) {
        if (sequence.getValue().size() > Limits.MOVES) throw new LessonFault(line, "lesson.too-many", Limits.MOVES);
        List<YamlValue> items = new ArrayList<>();
        for (Node item : sequence.getValue()) items.add(value(item));
        return new YamlValue.Items(line, items);
    }

    private YamlValue fields(MappingNode mapping, int line) {
        if (mapping.getValue().size() > Limits.ITEMS) throw new LessonFault(line, "lesson.too-many", Limits.ITEMS);
        Map<String, YamlValue.Field> fields = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (!(value(tuple.getKeyNode()) instanceof YamlValue.Text key)) {
                throw new LessonFault(line(tuple.getKeyNode().getStartMark()), "lesson.no-key");
            }
            YamlValue.Field field = new YamlValue.Field(key.line(), key.text(), value(tuple.getValueNode()));
            if (fields.put(key.text(), field) != null) {
                throw new LessonFault(key.line(), "lesson.key-twice", key.text());
            }
        }
        return new YamlValue.Fields(line, fields);
    }
}
