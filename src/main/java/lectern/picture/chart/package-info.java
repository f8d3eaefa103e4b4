/**
 * The chart of what each position of a match is worth: {@link lectern.picture.chart.Curve} judges positions,
 * {@link lectern.picture.chart.ChartContent} is what a chart shows, {@link lectern.picture.chart.ChartDrawing} draws
 * it with JFreeChart; {@link lectern.picture.chart.Truth} is who is proven to win, shown in a band below. No window is
 * needed: handouts have charts too.
 */
package lectern.picture.chart;
