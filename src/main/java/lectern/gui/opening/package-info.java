/**
 * Files and folders that are opened from outside the window: named on a command line, dropped on the window, or handed
 * over by a second process. Begin with {@link lectern.gui.opening.Reception}, which brings each to its place;
 * {@link lectern.gui.opening.RunningWindows} hands files from one process to the window of another. Nothing that is
 * handed over is carried out: it is a list of paths, and what they lead to is read as if the user had chosen it.
 */
package lectern.gui.opening;
