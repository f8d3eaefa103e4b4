package lectern.gui.dialog;

import javax.swing.JComponent;
import javax.swing.JSpinner;
import javax.swing.SpinnerModel;

/** A spinner in which the field that has the keyboard is called as the spinner is. */
public final class NumberSpinner extends JSpinner {
    public NumberSpinner(SpinnerModel numbers) {
        super(numbers);
    }

    /** The first one is made inside the constructor of what this extends. */
    @Override
    protected JComponent createEditor(SpinnerModel numbers) {
        return called(super.createEditor(numbers));
    }

    @Override
    public void setEditor(JComponent editor) {
        super.setEditor(called(editor));
    }

    private JComponent called(JComponent editor) {
        if (editor instanceof DefaultEditor field) Labelled.callAs(this, field.getTextField());
        return editor;
    }
}
