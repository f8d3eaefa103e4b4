/**
 * A league's report as one page, which needs no other file and no network. Begin with
 * {@link lectern.picture.report.LeagueReport}.
 */
package lectern.picture.report;
