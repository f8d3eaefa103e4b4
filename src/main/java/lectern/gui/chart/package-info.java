/**
 * The evaluation chart on the screen. Begin with {@link lectern.gui.chart.ChartPane}. What is drawn, and how, is in
 * {@code lectern.picture.chart}; judging runs beside the event thread.
 */
package lectern.gui.chart;
