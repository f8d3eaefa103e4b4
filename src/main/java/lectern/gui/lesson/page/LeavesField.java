package lectern.gui.lesson.page;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.lesson.Answer;
import lectern.lesson.exercise.PaperTree;
import lectern.lesson.study.Task;

/** The leaves of a drawn tree, each a letter that can be pressed. */
final class LeavesField extends AnswerField {
    private final transient Lecture lecture;
    private final transient Wording wording;
    private final JPanel row = WrapLayout.row("leaves");
    private final transient List<JToggleButton> letters = new ArrayList<>();

    LeavesField(Lecture lecture, Wording wording) {
        this.lecture = lecture;
        this.wording = wording;
        add(row);
    }

    @Override
    void refresh(Task task) {
        int leaves = task.exercise()
                .flatMap(exercise -> exercise.tree())
                .map(tree -> tree.leaves().size())
                .orElse(0);
        if (letters.size() != leaves) fill(leaves);
        List<Integer> chosen = task.draft() instanceof Answer.Leaves some ? some.leaves() : List.of();
        for (int leaf = 0; leaf < leaves; leaf++) {
            letters.get(leaf).setSelected(chosen.contains(leaf));
            letters.get(leaf).setEnabled(!task.isDone());
        }
    }

    private void fill(int leaves) {
        row.removeAll();
        letters.clear();
        for (int i = 0; i < leaves; i++) {
            int leaf = i;
            JToggleButton letter = new JToggleButton(PaperTree.letter(leaf));
            letter.setName("lesson.leaf." + letter.getText());
            letter.getAccessibleContext().setAccessibleName(wording.of("lecture.leaf", letter.getText()));
            letter.addActionListener(event -> lecture.toggleLeaf(leaf));
            letters.add(letter);
            row.add(letter);
        }
        row.revalidate();
    }
}
