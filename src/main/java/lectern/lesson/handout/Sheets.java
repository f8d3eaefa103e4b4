package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Position;
import lectern.lesson.AskedFor;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Page;
import lectern.lesson.Question;
import lectern.picture.Marks;
import lectern.picture.export.VectorPicture;
import lectern.search.Stop;
import lectern.text.Sentences;

/**
 * Sorts what a lesson shows onto two sheets: the one that is worked on, and the key. Whatever stands on a page after
 * its first question may give an answer away, and so belongs to the key, but for further questions.
 */
final class Sheets {
    private static final int LETTERS = 26;

    private final Sentences sentences;
    private final Pictures pictures;
    private final boolean keyed;
    private final PrintedQuestion question;
    private final PrintedAnswer answer;
    private final BoardText text;
    private final DecisionTable decisions;
    private final ThoughtItems thoughts;
    private final ChartItem charts;
    private final List<Item> sheet = new ArrayList<>();
    private final List<Item> key = new ArrayList<>();
    private final List<String> headings = new ArrayList<>();
    private int boards;
    private int keyBoards;
    private int questions;
    private Position seen;
    private Position printed;

    /** @param keyed whether there is a key; without it, what belongs there is left out */
    Sheets(Lesson lesson, Pictures pictures, boolean keyed, Stop stop) {
        this.pictures = pictures;
        this.keyed = keyed;
        sentences = new Sentences(lesson.language());
        PrintedExercise exercise = new PrintedExercise(sentences, pictures, stop);
        question = new PrintedQuestion(sentences, exercise);
        answer = new PrintedAnswer(sentences, exercise, stop);
        text = new BoardText(sentences);
        decisions = new DecisionTable(sentences, stop);
        thoughts = new ThoughtItems(sentences, pictures, stop);
        charts = new ChartItem(sentences, pictures);
        lesson.pages().forEach(this::add);
    }

    List<Item> sheet() {
        return sheet;
    }

    List<Item> key() {
        return key;
    }

    /** The headings of pages, which are to be found at {@code page-1} and so on; empty for a page that has none. */
    List<String> headings() {
        return headings;
    }

    private void add(Page page) {
        String heading = page.blocks().stream()
                .filter(Block.Text.class::isInstance)
                .map(Block.Text.class::cast)
                .map(text -> Markup.heading(text.markdown()))
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse("");
        headings.add(heading);
        sheet.add(new Item(Item.Kind.HEADING, "<div class=\"page\" id=\"page-" + headings.size() + "\"></div>"));
        seen = null;
        boolean asked = false;
        for (int i = 0; i < page.blocks().size(); i++) {
            Block block = page.blocks().get(i);
            if (block instanceof Block.Ask ask) {
                if (!asked && keyed) key.add(new Item(Item.Kind.HEADING, "<h3>" + Markup.escaped(heading) + "</h3>"));
                asked = true;
                ask(ask);
            } else if (!asked) {
                show(block, sheet, isMarked(page.blocks(), i + 1));
            } else if (keyed && !leadsOn(page.blocks(), i)) {
                show(block, key, false);
            }
        }
    }

    /** Whether a block marks the board that lies there already. */
    private static boolean isMarked(List<Block> blocks, int index) {
        return index < blocks.size() && blocks.get(index) instanceof Block.Marking;
    }

    /** Whether a block only lays the board for what follows: the next question, whose board is printed, or moves. */
    private static boolean leadsOn(List<Block> blocks, int index) {
        Block block = blocks.get(index);
        if (block.leaves().isEmpty() || isStepwise(block)) return false;
        List<Block> rest = blocks.subList(index + 1, blocks.size());
        boolean played = !rest.isEmpty() && rest.get(0) instanceof Block.Play;
        if (played && isPlace(block)) return true;
        return rest.stream()
                .filter(Block.Ask.class::isInstance)
                .map(Block.Ask.class::cast)
                .findFirst()
                .filter(ask -> block.leaves().equals(Optional.of(ask.board())))
                .isPresent();
    }

    private static boolean isStepwise(Block block) {
        return block instanceof Block.Play play && play.stepwise();
    }

    private static boolean isPlace(Block block) {
        return block instanceof Block.Place;
    }

    private void ask(Block.Ask ask) {
        questions++;
        AskedFor wanted = ask.question().asksFor();
        boolean pointed = wanted != AskedFor.CHOICE && wanted != AskedFor.NUMBER && wanted != AskedFor.LEAVES;
        boolean measured = ask.question() instanceof Question.Amount amount
                && amount.measure().isPresent();
        boolean elsewhere = letSee(ask, pointed) && measured;
        sheet.add(question.of(questions, ask, elsewhere ? sentences.of("handout.board", name(boards)) : ""));
        if (keyed) key.add(answer.of(questions, ask));
    }

    /**
     * A question, a claim or a decision needs its board: beside it if it is answered by pointing at cells; otherwise
     * the last board that was printed will do, on whatever page it is.
     *
     * @return whether the board is elsewhere
     */
    private boolean letSee(Block.OnBoard block, boolean beside) {
        Position board = block.board();
        boolean here = board.equals(seen);
        boolean before = board.equals(printed);
        if (!here && (beside || !before)) {
            String caption = text.caption(block);
            sheet.add(board(caption, Markup.escaped(caption), board, Marks.NONE, nameOn(sheet)));
        }
        if (!here && before && !beside) return true;
        seen = board;
        printed = board;
        return false;
    }

    /** @param lit whether the next block lights up the same board, so that one picture is enough */
    private void show(Block block, List<Item> onto, boolean lit) {
        onto.addAll(block.match(new Block.BlockCases<List<Item>>(
                text -> Markup.items(text.markdown()),
                place -> lit ? List.of() : List.of(pictured(place, Marks.NONE, onto)),
                play -> played(play, onto),
                light -> marked(light, onto, lit),
                show -> marked(show, onto, lit),
                lookAt -> marked(lookAt, onto, lit),
                decide -> {
                    if (onto == sheet) letSee(decide, false);
                    return List.of(decisions.of(decide));
                },
                think -> {
                    if (onto == sheet) letSee(think, false);
                    return thoughts.of(think);
                },
                chart -> List.of(charts.of(chart)),
                ask -> List.of(),
                claim -> {
                    if (onto == sheet) letSee(claim, false);
                    return List.of(Item.text("<p class=\"claim\"><span class=\"sign\">✓</span> "
                            + Markup.sentence(claim.sentence()) + "</p>\n"));
                })));
    }

    private List<Item> played(Block.Play play, List<Item> onto) {
        Item board = pictured(play, play.marks(), onto);
        return play.stepwise() ? List.of(board, Item.text(text.story(play))) : List.of(board);
    }

    private List<Item> marked(Block.Marking block, List<Item> onto, boolean lit) {
        return lit ? List.of() : List.of(pictured(block, block.marks(), onto));
    }

    private Item pictured(Block.OnBoard block, Marks marks, List<Item> onto) {
        if (onto == sheet) {
            seen = block.board();
            printed = block.board();
        }
        return board(text.caption(block), text.looks(block, pictures), block.board(), marks, nameOn(onto));
    }

    /** Boards of the key have letters, so that those of the sheet have the same numbers with a key and without. */
    private String nameOn(List<Item> onto) {
        if (onto == sheet) {
            boards++;
            return name(boards);
        }
        keyBoards++;
        String letter = String.valueOf((char) ('A' + (keyBoards - 1) % LETTERS));
        return letter.repeat(1 + (keyBoards - 1) / LETTERS);
    }

    private static String name(int board) {
        return String.valueOf(board);
    }

    private Item board(String caption, String html, Position board, Marks marks, String number) {
        String name = sentences.of("handout.board", number);
        VectorPicture picture = PrintedBoard.of(board, marks, name + ". " + caption + " " + board.text());
        return Item.board(String.format(
                Locale.ROOT,
                "<figure style=\"width:%.0fpt\">%s<figcaption><b>%s.</b> %s</figcaption></figure>",
                picture.width(),
                pictures.element(picture),
                Markup.escaped(name),
                html));
    }
}
