/**
 * Tests of the window: models without a display ({@code *Test}), and journeys with a real window under a robot
 * ({@code *IT}, in {@code mvn verify}); {@code lectern.gui.robot} holds the robots' tools.
 */
package lectern.gui;
