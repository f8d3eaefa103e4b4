/**
 * The lab: a heuristic to be held, changed and compared beside the board. Its state is an immutable heuristic with a
 * history, which the event thread owns; what takes time is measured and searched beside it. Begin with
 * {@link lectern.gui.lab.LabDesk}, which is what the panes in {@link lectern.gui.lab.LabPane} show;
 * {@link lectern.gui.lab.LabPlace} is where they stand, or the comparison with another heuristic.
 */
package lectern.gui.lab;
