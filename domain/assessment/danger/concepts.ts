import { DANGER_CONCEPTS } from '../knowledge/danger-concepts.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { plainSpelling } from '../text-reading.ts';

type Phrase = { readonly rest: readonly string[]; readonly concept: string };
type Lexicon = { readonly words: Map<string, string[]>; readonly phrases: Map<string, Phrase[]> };

const SHORTEST_STEM = 2;

const english = (word: string) => [
  ...new Set([word, word.replace(/(?:s|es|ed|ing)$/, ''), word.replace(/s$/, '')]),
];

function add<V>(map: Map<string, V[]>, key: string, value: V) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Of a list as in danger-concepts.ts. */
export function parseConcepts(text: string): Record<AssessmentLanguage, Lexicon> {
  const en: Lexicon = { words: new Map(), phrases: new Map() };
  const lv: Lexicon = { words: new Map(), phrases: new Map() };
  for (const line of text.trim().split('\n')) {
    const [concept, enWords, lvWords] = line.split(/: | \| /) as [string, string, string];
    for (const [lexicon, words] of [
      [en, enWords],
      [lv, lvWords],
    ] as const) {
      for (const word of words.split(' ')) {
        const parts = (lexicon === lv ? plainSpelling(word) : word).split('_');
        const [first, ...rest] = parts as [string, ...string[]];
        if (rest.length > 0) add(lexicon.phrases, first, { rest, concept });
        else add(lexicon.words, first, concept);
      }
    }
  }
  return { en, lv };
}

let lexicons: Record<AssessmentLanguage, Lexicon> | undefined;

function spellings(word: string, language: AssessmentLanguage): string[] {
  const list = language === 'en' ? english(word) : [word];
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, 16); length += 1)
    list.push(`${word.slice(0, length)}*`);
  return list;
}

/** For each word the concepts that it, or a phrase that begins with it, stands for. */
export function conceptsOf(words: readonly string[], language: AssessmentLanguage): string[][] {
  lexicons ??= parseConcepts(DANGER_CONCEPTS);
  const { words: known, phrases } = lexicons[language];
  return words.map((word, at) => {
    const found = new Set<string>();
    for (const spelling of spellings(word, language)) {
      for (const concept of known.get(spelling) ?? []) found.add(concept);
      for (const { rest, concept } of phrases.get(spelling) ?? []) {
        const isHeld = rest.every((part, index) => {
          const next = words[at + 1 + index];
          return part.endsWith('*') ? next?.startsWith(part.slice(0, -1)) : next === part;
        });
        if (isHeld) found.add(concept);
      }
    }
    return [...found];
  });
}
