/**
 * A league's tables for programs: comma-separated values and JSON. Byte for byte the same for the same games, on
 * whatever machine and in whatever parts they were played. Begin with {@link lectern.play.league.table.RatingsCsv}.
 */
package lectern.play.league.table;
