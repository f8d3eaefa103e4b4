package lectern.gui;

import java.util.List;

/**
 * What is listened for in a lesson that is heard.
 *
 * @param language what the menu of languages calls it
 * @param onward the buttons that lead on
 * @param every what asks for several cells
 * @param into what only the names of push arrows have
 * @param told a sentence of the lesson
 */
record LessonWords(
        String language,
        String board,
        String besides,
        String lessons,
        String lesson,
        List<String> onward,
        String page,
        String question,
        String open,
        String every,
        String into,
        String empty,
        String number,
        String check,
        String again,
        String moment,
        String right,
        String told,
        String done) {
    static final LessonWords ENGLISH = new LessonWords(
            "English",
            "The board",
            "What can be chosen beside",
            "Lessons",
            "Shiftago: insert, push, five in line",
            List.of("Next", "Skip"),
            "The page of the lesson",
            "Question ",
            "open",
            "Click every such cell",
            " into ",
            "empty",
            "The number",
            "Check",
            "Try again",
            "One moment",
            "That is right.",
            "The push ends at the first gap.",
            "Everything is done");

    static final LessonWords PORTUGUESE = new LessonWords(
            "Português",
            "O tabuleiro",
            "O que se pode escolher ao lado",
            "Lições",
            "Shiftago: inserir, empurrar, cinco em linha",
            List.of("Seguinte", "Saltar"),
            "A página da lição",
            "Pergunta ",
            "em aberto",
            "Carregue em todas essas casas",
            ", para a ",
            "vazia",
            "O número",
            "Verificar",
            "Tentar de novo",
            "Um momento",
            "Está certo.",
            "O empurrão acaba na primeira casa vazia.",
            "Está tudo feito");
}
