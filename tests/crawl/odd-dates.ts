import type { Language } from '#domain/language/words.ts';

const long = 'January|February|March|April|June|July|August|September|October|November|December';
const short = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

/** A day as a machine writes it, or as no list of this language does (LIM-09, D72). */
const odd: Record<Language, readonly RegExp[]> = {
  en: [
    /\b\d{4}-\d{2}-\d{2}\b/u,
    /\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/u,
    new RegExp(`\\b\\d{1,2}(st|nd|rd|th)? (${long}|${short})\\b`, 'u'),
    new RegExp(`\\b(${long}) \\d{1,2}\\b(?!:)`, 'u'),
    new RegExp(`\\b(${short}) (0|\\d{1,2}\\b(?!, \\d{4}))`, 'u'),
  ],
  lv: [/\b\d{4}-\d{2}-\d{2}\b/u, /\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/u, /\b\d{1,2}\.\d{1,2}\.(?!\d{4}\.)/u],
};

/** In Latvian a day is written out in a sentence, and in no list (D72). */
const writtenOut = /\b\d{4}\. gada \d{1,2}\. \p{L}/u;

/** Of the app: three numbers that are no day. */
const VERSION = /^Carful [\d.]+/u;

/** The texts of a screen that hold a day in another form than its lists do; prose may write it out. */
export const oddDatesAmong = (texts: readonly string[], language: Language, isProse: boolean): string[] => {
  const forms = [...odd[language], ...(isProse ? [] : [writtenOut])];
  return texts.filter((text) => forms.some((form) => form.test(text.replace(VERSION, ''))));
};
