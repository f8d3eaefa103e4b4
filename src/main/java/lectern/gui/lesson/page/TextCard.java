package lectern.gui.lesson.page;

import lectern.gui.textflow.PageText;

/** A page's text. */
final class TextCard extends Card {
    TextCard(String markdown) {
        super(false);
        PageText text = PageText.paragraph(TEXT);
        text.setName("lesson.text");
        text.show(markdown);
        add(text);
    }

    @Override
    void refresh() {
        // It says what it said.
    }
}
