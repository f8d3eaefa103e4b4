/**
 * The chart of what each position of a match is worth: {@link lectern.picture.chart.Curve} judges positions,
 * {@link lectern.picture.chart.ChartContent} is what a chart shows, {@link lectern.picture.chart.ChartDrawing} draws
 * it with JFreeChart. No window is needed: handouts have charts too.
 */
package lectern.picture.chart;
