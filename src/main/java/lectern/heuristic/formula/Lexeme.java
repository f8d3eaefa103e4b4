package lectern.heuristic.formula;

/** A word, number or sign of a formula. */
record Lexeme(Type type, Span span) {
    enum Type {
        NUMBER,
        NAME,
        SIGN,
        /** A letter in quotes, as columns are named. */
        LETTER,
        END
    }

    String text() {
        return span.text();
    }

    boolean is(Type wanted) {
        return type == wanted;
    }

    /** Whether it is a certain word or sign. */
    boolean is(String wanted) {
        return (type == Type.SIGN || type == Type.NAME) && text().equals(wanted);
    }
}
