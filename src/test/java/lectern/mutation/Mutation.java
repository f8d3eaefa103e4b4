package lectern.mutation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import lectern.game.Draws;

/** Changes files as accidents, other programs and people with bad intentions do: up to four changes at a time. */
final class Mutation {
    private static final int MOST_CHANGES = 4;
    private static final int LONGEST = 1 << 20;
    private static final int MOST_COPIES = 2_000;
    private static final List<String> SPLINTERS = List.of(
            "\n",
            "\r\n",
            "\u0000",
            "\u001e",
            "\ufeff",
            "\u2028",
            "\u202e",
            "\ud83d\ude00",
            " ",
            "\t",
            ":",
            ": ",
            "=",
            ",",
            ";",
            "|",
            "||",
            "\\",
            "\\u",
            "\\u12",
            "\"",
            "'",
            "{",
            "}",
            "[",
            "]",
            "(",
            ")",
            "<html>",
            "#",
            "!",
            "-",
            "+",
            "*",
            "/",
            "//",
            "0",
            "-1",
            "1",
            "9",
            "99999999999",
            "9223372036854775808",
            "-9223372036854775809",
            "1e999",
            "NaN",
            "0x10",
            "٣",
            "null",
            "true",
            "pass",
            "start",
            "---",
            "```",
            "&a",
            "*a",
            "!!map",
            "engine:command=true");

    private final Draws draws;

    Mutation(Draws draws) {
        this.draws = draws;
    }

    /** A changed copy of one of the samples; what is put into it may come from any of them. */
    byte[] of(List<byte[]> samples) {
        byte[] file = draws.from(samples);
        for (int left = draws.below(2) * draws.below(MOST_CHANGES); left >= 0; left--) file = changed(file, samples);
        return file;
    }

    private byte[] changed(byte[] file, List<byte[]> samples) {
        int at = draws.below(file.length + 1);
        int end = at + draws.below(Math.min(40, file.length - at) + 1);
        return switch (draws.below(9)) {
            case 0 -> flipped(file);
            case 1 -> Arrays.copyOf(file, at);
            case 2 -> spliced(file, at, new byte[0], end);
            case 3 -> spliced(file, at, splinter(), at);
            case 4 -> spliced(file, at, splinter(), end);
            case 5 -> spliced(file, at, stretch(draws.from(samples)), end);
            case 6 -> spliced(file, at, copies(Arrays.copyOfRange(file, at, end)), end);
            case 7 -> spliced(file, at, new byte[] {(byte) draws.below(256)}, Math.min(file.length, at + 1));
            default -> spliced(file, 0, new byte[0], at);
        };
    }

    private byte[] flipped(byte[] file) {
        byte[] copy = file.clone();
        if (copy.length > 0) copy[draws.below(copy.length)] ^= (byte) (1 << draws.below(8));
        return copy;
    }

    private byte[] splinter() {
        return draws.from(SPLINTERS).getBytes(StandardCharsets.UTF_8);
    }

    private byte[] stretch(byte[] other) {
        int from = draws.below(other.length + 1);
        return Arrays.copyOfRange(other, from, Math.min(other.length, from + draws.below(200)));
    }

    /** Mostly one more, seldom a great many. */
    private byte[] copies(byte[] part) {
        int count = draws.below(20) == 0 ? draws.below(MOST_COPIES) : 2;
        ByteArrayOutputStream copies = new ByteArrayOutputStream();
        for (int i = 0; i < count && copies.size() < LONGEST; i++) copies.writeBytes(part);
        return copies.toByteArray();
    }

    private static byte[] spliced(byte[] file, int head, byte[] middle, int tail) {
        ByteArrayOutputStream spliced = new ByteArrayOutputStream();
        spliced.write(file, 0, head);
        spliced.writeBytes(middle);
        spliced.write(file, tail, file.length - tail);
        return spliced.toByteArray();
    }
}
