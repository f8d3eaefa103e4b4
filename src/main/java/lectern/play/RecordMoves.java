package lectern.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;

/** The moves of a record's text, played as they are read. Never recursive: variations may be nested deeply. */
final class RecordMoves {
    private static final int MOST_TURNS = 100_000;
    private static final int LONGEST_MOVE = 40;
    private static final String STRUCTURE = "(){}[]";

    private final String text;
    private final Position start;
    private final List<Note> startNotes = new ArrayList<>();
    private final List<Turn> turns = new ArrayList<>();
    private final List<List<Note>> notes = new ArrayList<>();
    private final Map<Integer, Map<Move, Integer>> played = new HashMap<>();
    private final Deque<Variation> open = new ArrayDeque<>();
    private Variation variation = new Variation(Match.START, 0);
    private int place;

    /** What stands between two parentheses, or outside all of them. */
    private static final class Variation {
        final int root;
        final int offset;
        int last;

        /**
         * @param root the turn that its first move follows
         * @param offset where it begins
         */
        Variation(int root, int offset) {
            this.root = root;
            this.offset = offset;
            last = root;
        }

        boolean isEmpty() {
            return last == root;
        }
    }

    RecordMoves(String text, int place, Position start) {
        this.text = text;
        this.place = place;
        this.start = start;
    }

    /** The match, with its cursor at the end of the line that stands outside all parentheses, which is the main one. */
    Match match() {
        while (place < text.length()) {
            char letter = text.charAt(place);
            switch (letter) {
                case '(' -> open();
                case ')' -> close();
                case '{' -> note(Note.Kind.COMMENT);
                case '[' -> note(Note.Kind.ANNOTATION);
                default -> {
                    if (isBlank(letter)) place++;
                    else move();
                }
            }
        }
        if (!open.isEmpty()) throw wrong(variation.offset, "play.record.open-variation");
        List<Turn> noted = new ArrayList<>();
        for (Turn turn : turns) noted.add(turn.noted(notes.get(turn.number() - 1)));
        return new Match(start, startNotes, noted, variation.last, variation.last).promote(variation.last);
    }

    private void open() {
        if (variation.isEmpty()) throw wrong(place, "play.record.no-turn-before");
        open.push(variation);
        variation = new Variation(turns.get(variation.last - 1).previous(), place);
        place++;
    }

    private void close() {
        if (open.isEmpty()) throw wrong(place, "play.record.stray", ")");
        if (variation.isEmpty()) throw wrong(place, "play.record.empty-variation");
        variation = open.pop();
        place++;
    }

    private void note(Note.Kind kind) {
        int start = place++;
        StringBuilder written = new StringBuilder();
        while (place < text.length() && text.charAt(place) != kind.closing) {
            if (text.charAt(place) == '\\' && place + 1 < text.length()) place++;
            written.append(text.charAt(place++));
        }
        if (place == text.length()) throw wrong(start, "play.record.open-note", String.valueOf(kind.closing));
        place++;
        if (!open.isEmpty() && variation.isEmpty()) throw wrong(start, "play.record.note-without-turn");
        String oneLine = Note.oneLine(written.toString());
        if (oneLine.isEmpty()) return;
        List<Note> beside = variation.last == Match.START ? startNotes : notes.get(variation.last - 1);
        beside.add(new Note(kind, oneLine));
    }

    private void move() {
        int wordStart = place;
        while (place < text.length() && isOfWord(text.charAt(place))) place++;
        if (wordStart == place) throw wrong(place, "play.record.stray", String.valueOf(text.charAt(place)));
        if (place - wordStart > LONGEST_MOVE) throw wrong(wordStart, "play.record.long-move", LONGEST_MOVE);
        Position before = variation.last == Match.START
                ? start
                : turns.get(variation.last - 1).after();
        Move move = readMove(before, text.substring(wordStart, place), wordStart);
        Integer known = played.getOrDefault(variation.last, Map.of()).get(move);
        variation.last = known == null ? play(before, move, wordStart) : known;
    }

    private Move readMove(Position before, String word, int offset) {
        try {
            return before.readMove(word);
        } catch (UnreadableText e) {
            throw UnreadableRecord.at(Math.min(offset + e.column() - 1, text.length()), text, e.reason());
        }
    }

    private int play(Position before, Move move, int offset) {
        Optional<RuleViolation> violation = before.violation(move);
        if (violation.isPresent() && !before.allowsFoul(move)) {
            throw wrong(
                    offset,
                    "play.record.illegal-move",
                    move.text(),
                    violation.get().reason());
        }
        if (turns.size() == MOST_TURNS) throw wrong(offset, "play.record.too-many-moves", MOST_TURNS);
        int ply = variation.last == Match.START
                ? 1
                : turns.get(variation.last - 1).ply() + 1;
        Turn turn = Match.next(before, move, turns.size() + 1, variation.last, ply, Optional.empty());
        turns.add(turn);
        notes.add(new ArrayList<>());
        played.computeIfAbsent(variation.last, none -> new HashMap<>()).put(move, turn.number());
        return turn.number();
    }

    private static boolean isBlank(char letter) {
        return Character.isWhitespace(letter) || Character.isISOControl(letter);
    }

    private static boolean isOfWord(char letter) {
        return !isBlank(letter) && STRUCTURE.indexOf(letter) < 0;
    }

    private UnreadableRecord wrong(int offset, String sentence, Object... arguments) {
        return UnreadableRecord.at(offset, text, Phrase.of(sentence, arguments));
    }
}
