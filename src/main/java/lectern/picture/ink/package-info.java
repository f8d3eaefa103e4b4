/**
 * What drawing takes, whatever is drawn: shapes within the square of a cell, patterns, frames, letters and colours. It
 * knows no board and no palette.
 */
package lectern.picture.ink;
