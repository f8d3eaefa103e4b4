/**
 * Commands as one list: {@link lectern.gui.act.Act} names each with its menu, shortcut and icon;
 * {@link lectern.gui.act.Acts} says what each does in one component and whether it can be done now. Menus, tool bar
 * and keys are made from the list.
 */
package lectern.gui.act;
