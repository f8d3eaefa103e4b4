package lectern.play.league;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.play.SummedLine;

/** The first line of a league's results: its version, its plan by a hash, and which part of it is played here. */
final class LeagueHead {
    static final String FORMAT = "lectern-league: 1";

    private static final SummedLine SUMMED = new SummedLine("");
    private static final Pattern LINE = Pattern.compile(FORMAT + " \\| plan: ([0-9a-f]{64}) \\| part: ([0-9/]+)");

    private final String plan;
    private final Optional<Share> share;

    LeagueHead(String plan, Share share) {
        this(plan, Optional.of(share));
    }

    /** Whatever the share is. */
    LeagueHead(String plan) {
        this(plan, Optional.empty());
    }

    private LeagueHead(String plan, Optional<Share> share) {
        this.plan = hash(plan);
        this.share = share;
    }

    private static String hash(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    String line() {
        return SUMMED.with(
                FORMAT + " | plan: " + plan + " | part: " + share.orElseThrow().text());
    }

    /** How the lines of this league's games are summed: those of another do not agree with their sums. */
    PlayedLine games() {
        return new PlayedLine(plan);
    }

    /** The share that a first line tells; empty if it is damaged, or of another plan. */
    Optional<Share> read(String line) {
        Matcher parts = LINE.matcher(SUMMED.read(line).orElse(""));
        if (!parts.matches() || !parts.group(1).equals(plan)) return Optional.empty();
        return Share.read(parts.group(2));
    }

    /** Whether this is the head of that share. */
    boolean isOf(Share other) {
        return share.isEmpty() || share.get().equals(other);
    }

    String part() {
        return share.map(Share::text).orElse("");
    }
}
