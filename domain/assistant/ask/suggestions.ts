import { grouped } from '#domain/grouped.ts';
import { type BilingualText, inLanguage, say } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { fillText } from '../fact-texts.ts';
import { ask } from './ask.ts';
import type { Garage } from './facts.ts';
import { thingsOfText } from './records.ts';
import { INSURANCE } from './untold-cues.ts';

const DUE = say('What is due next?', 'Kas jādara drīzumā?');
const OPEN = say('What is still open?', 'Kas vēl nav atrisināts?');
const RECURRING = say('Which problems came back?', 'Kuras problēmas atkārtojās?');
const SPENT = say('How much did I spend this year?', 'Cik iztērēju šogad?');
const LAST_OF = say('When was the last work on "{topic}"?', 'Kad pēdējo reizi veikts darbs „{topic}”?');
const CONSUMPTION = say('What is the average consumption?', 'Kāds ir vidējais patēriņš?');
const DRIVEN = say('How many km did I drive this year?', 'Cik km nobraucu šogad?');
const LAST_REPAIR = say('What was the last repair?', 'Kāds bija pēdējais remonts?');

const PAPERS: ReadonlySet<string> = new Set([...INSURANCE, 'inspection']);

/** The part that most repairs of the car were about; a paper is no work. */
function topicOf(garage: Garage, here: string): BilingualText | null {
  const repairs = garage.cars.find(({ id }) => id === here)?.repairs ?? [];
  const things = repairs.flatMap(
    ({ title }) => thingsOfText(title).find(({ id, isPart }) => isPart && !PAPERS.has(id)) ?? [],
  );
  const [most] = [...grouped(things, ({ id }) => id).values()].toSorted((a, b) => b.length - a.length);
  return most?.[0]?.name ?? null;
}

const MOST_FIRST = 4;

/** Questions that the records of a car answer: what is due, what it cost, what keeps coming back. */
export function suggestedQuestions(
  garage: Garage,
  here: string,
  language: Language,
  most = MOST_FIRST,
): string[] {
  const topic = topicOf(garage, here);
  const candidates = [
    inLanguage(DUE, language),
    inLanguage(SPENT, language),
    inLanguage(RECURRING, language),
    ...(topic ? [fillText(LAST_OF, language, { topic: inLanguage(topic, language) })] : []),
    inLanguage(OPEN, language),
    inLanguage(CONSUMPTION, language),
    inLanguage(DRIVEN, language),
    inLanguage(LAST_REPAIR, language),
  ];
  const chosen: string[] = [];
  for (const text of candidates) {
    if (chosen.length === most) break;
    if (ask(garage, { text, language, here, before: null }).kind === 'answer') chosen.push(text);
  }
  return chosen;
}

const TRIP = say('What should I check before a long trip?', 'Ko pārbaudīt pirms tāla brauciena?');
const START = say('What should I log about my car first?', 'Ko par savu auto vispirms reģistrēt?');

/** Of an empty thread; a model can be asked more than the records hold. */
export const firstQuestions = (
  garage: Garage,
  here: string,
  { language, hasModel }: { language: Language; hasModel: boolean },
): string[] => {
  const own = suggestedQuestions(garage, here, language);
  const more = hasModel ? [TRIP, START].map((one) => inLanguage(one, language)) : [];
  return [...own, ...more].slice(0, MOST_FIRST);
};
