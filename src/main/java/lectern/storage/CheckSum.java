package lectern.storage;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** What tells damage to a text: CRC-32C of its UTF-8, in eight digits. It is no protection against forgery. */
public final class CheckSum {
    private static final int DIGITS = 8;

    private CheckSum() {}

    public static String of(String text) {
        CRC32C sum = new CRC32C();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        String digits = Long.toHexString(sum.getValue());
        return "0".repeat(DIGITS - digits.length()) + digits;
    }
}
