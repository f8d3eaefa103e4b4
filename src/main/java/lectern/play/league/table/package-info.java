/**
 * A league's tables for programs: comma-separated values and JSON. Byte for byte the same for the same games, whoever
 * played them and in whatever parts. Begin with {@link lectern.play.league.table.RatingsCsv}.
 */
package lectern.play.league.table;
