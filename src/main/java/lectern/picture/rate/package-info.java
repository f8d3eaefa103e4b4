/**
 * Pictures of rates that were measured: a curve with its band of uncertainty, a map of colours where there are two
 * weights, and shares of a whole as curves or bars. They know {@code java.awt} and what sweeps and tunings tell, and no windows. Begin with
 * {@link lectern.picture.rate.RateDrawing}; {@link lectern.picture.rate.RatePictures} makes its contents.
 */
package lectern.picture.rate;
