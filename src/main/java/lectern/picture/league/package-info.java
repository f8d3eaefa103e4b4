/**
 * Pictures of leagues: ratings with their intervals, everyone against everyone, and how ratings came about. They know
 * {@code java.awt} and what leagues tell, and no windows. Begin with {@link lectern.picture.league.LeaguePictures}.
 */
package lectern.picture.league;
