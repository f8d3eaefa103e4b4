package lectern.telling;

import java.util.List;
import java.util.Map;

/**
 * What one outlet says of a decision.
 *
 * @param headline the sentences above the candidates
 * @param rows the foremost candidates, what is told of each by the head of its column
 * @param chosen which of these rows is marked as chosen
 */
public record Told(String headline, List<Map<String, String>> rows, List<Boolean> chosen) {
    /** So many candidates are compared cell by cell. */
    public static final int ROWS = 6;
}
