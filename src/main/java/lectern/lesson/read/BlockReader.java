package lectern.lesson.read;

import java.util.List;
import java.util.regex.Pattern;
import lectern.lesson.Block;

/** Reads blocks, one after the other. What a block is, one of its keys says. */
final class BlockReader {
    private static final List<String> KINDS = List.of(
            BoardBlocks.POSITION,
            BoardBlocks.START,
            BoardBlocks.PLAY,
            BoardBlocks.LIGHT,
            BoardBlocks.OVERLAY,
            BoardBlocks.CRITERION,
            ThoughtBlocks.DECIDE,
            ThinkBlocks.THINK,
            ThoughtBlocks.CHART,
            AskBlocks.ASK,
            ClaimBlocks.CLAIM);

    /** The first key of a block that leaves the board alone. */
    private static final Pattern OTHERWISE =
            Pattern.compile("\\A\\s*(light|overlay|criterion|decide|think|chart|ask|claim)\\s*:");

    private final LessonState desk;
    private final BoardBlocks boards;
    private final ThoughtBlocks thoughts;
    private final ThinkBlocks algorithms;
    private final AskBlocks questions;
    private final ClaimBlocks claims;

    BlockReader(LessonState desk) {
        this.desk = desk;
        boards = new BoardBlocks(desk);
        thoughts = new ThoughtBlocks(desk);
        algorithms = new ThinkBlocks(desk);
        questions = new AskBlocks(desk);
        claims = new ClaimBlocks(desk);
    }

    /**
     * @param line the line of the block's fence
     */
    Block read(int line, String yaml) {
        String kind;
        YamlValue.Fields fields;
        try {
            fields = YamlText.fields(yaml, line);
            kind = kind(line, fields);
        } catch (LessonFault fault) {
            // It may have been meant to lay a board: then what needs one cannot be judged.
            if (!OTHERWISE.matcher(yaml).find()) desk.lose();
            throw fault;
        }
        return read(kind, line, fields);
    }

    private static String kind(int line, YamlValue.Fields fields) {
        List<String> kinds = KINDS.stream().filter(fields.fields()::containsKey).toList();
        if (kinds.size() == 1) return kinds.get(0);
        if (kinds.isEmpty()) {
            YamlValue.Field first = fields.fields().values().stream()
                    .findFirst()
                    .orElseThrow(() -> new LessonFault(line + 1, "written.empty"));
            throw LessonFault.unknown(first.line(), first.key(), KINDS);
        }
        throw new LessonFault(fields.fields().get(kinds.get(1)).line(), "lesson.two-kinds", kinds);
    }

    private Block read(String kind, int line, YamlValue.Fields fields) {
        return switch (kind) {
            case BoardBlocks.POSITION -> boards.place(line, fields);
            case BoardBlocks.START -> boards.start(line, fields);
            case BoardBlocks.PLAY -> boards.play(line, fields);
            case BoardBlocks.LIGHT -> boards.light(line, fields);
            case BoardBlocks.OVERLAY -> boards.overlay(line, fields);
            case BoardBlocks.CRITERION -> boards.criterion(line, fields);
            case ThoughtBlocks.DECIDE -> thoughts.decide(line, fields);
            case ThinkBlocks.THINK -> algorithms.think(line, fields);
            case ThoughtBlocks.CHART -> thoughts.chart(line, fields);
            case AskBlocks.ASK -> questions.ask(line, fields);
            default -> claims.claim(line, fields);
        };
    }
}
