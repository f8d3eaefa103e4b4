package lectern.gui.lab;

import java.math.BigDecimal;
import java.text.DecimalFormatSymbols;
import java.util.Optional;
import lectern.text.Language;

/** Weights as they are written in a language: all their digits, with its decimal sign. Point and comma are both read. */
final class WeightText {
    private static final String FORM = "-?[0-9]{1,9}([.][0-9]{0,9})?";

    private WeightText() {}

    static String of(double weight, Language language) {
        return of(BigDecimal.valueOf(weight), language);
    }

    static String of(BigDecimal weight, Language language) {
        BigDecimal plain = weight.signum() == 0 ? BigDecimal.ZERO : weight.stripTrailingZeros();
        char sign = DecimalFormatSymbols.getInstance(language.locale()).getDecimalSeparator();
        return plain.toPlainString().replace('.', sign).replace('-', '−');
    }

    /** Empty if it is none. */
    static Optional<Double> read(String text) {
        String plain = text.strip().replace(',', '.').replace('−', '-');
        return plain.matches(FORM) ? Optional.of(Double.parseDouble(plain) + 0.0) : Optional.empty();
    }
}
