package lectern.gui.inspector.decision;

/** One way to look into a decision. Nobody asks it to show anything before it is looked at. */
interface Facet {
    /** Shows a decision; of the same one again, the same part in the words and colours that are in force by now. */
    void show(Subject subject);
}
