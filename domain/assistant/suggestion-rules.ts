import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { isOpen } from '#domain/issues/rules.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts } from './car-facts.ts';
import { thingsOfText } from './ask/records.ts';
import { fillText } from './fact-texts.ts';

const MAX_SUGGESTIONS = 4;

const OPEN = { en: 'What is still open?', lv: 'Kas vēl nav atrisināts?' };
const DANGEROUS = { en: 'Is it safe to drive with “{title}”?', lv: 'Vai ir droši braukt, ja „{title}”?' };
const LAST_OF = {
  en: 'When was the last record about “{topic}”?',
  lv: 'Kad bija pēdējais ieraksts par tēmu „{topic}”?',
};
const OIL = { en: 'When was the last oil change?', lv: 'Kad pēdējo reizi mainīta eļļa?' };
const SPENT = { en: 'How much have I spent this year?', lv: 'Cik iztērēts šogad?' };
const LAST_REPAIR = { en: 'What was the last repair?', lv: 'Kāds bija pēdējais remonts?' };
const NEXT = { en: 'What should I check before a long trip?', lv: 'Ko pārbaudīt pirms tāla brauciena?' };
const START = {
  en: 'What should I log about my car first?',
  lv: 'Ko par savu auto vispirms reģistrēt?',
};

export function suggestedQuestions(facts: CarFacts, language: Language, hasModel: boolean): string[] {
  const open = facts.issues.filter(({ status }) => isOpen(status));
  const newest = open.find(({ urgent }) => urgent) ?? open[0];
  const topic = facts.repairs
    .map(({ title }) => thingsOfText(title).find(({ isPart }) => isPart))
    .find((found) => found && found.id !== 'engine-oil');
  return [
    ...(open.length > 0 ? [inLanguage(OPEN, language)] : []),
    ...(newest && hasModel ? [fillText(DANGEROUS, language, { title: newest.title })] : []),
    ...(facts.repairs.length > 0 ? [inLanguage(OIL, language), inLanguage(SPENT, language)] : []),
    ...(topic ? [fillText(LAST_OF, language, { topic: inLanguage(topic.name, language) })] : []),
    ...(facts.repairs.length > 0 ? [inLanguage(LAST_REPAIR, language)] : []),
    ...(hasModel ? [inLanguage(NEXT, language), inLanguage(START, language)] : []),
  ].slice(0, MAX_SUGGESTIONS);
}
