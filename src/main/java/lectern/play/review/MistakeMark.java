package lectern.play.review;

import java.util.Locale;

/** How bad a move was, with the sign that chess books put behind it. */
public enum MistakeMark {
    MISTAKE("?"),
    BLUNDER("??");

    private final String sign;

    MistakeMark(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
