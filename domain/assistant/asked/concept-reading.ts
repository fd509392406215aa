import { type Concept, type Mark, MARKS, VOCABULARY } from '../knowledge/question-vocabulary.ts';
import { expressionsOf, keyOfPart, matchesPart, type Token } from './tokens.ts';

type Entry = { concept: Concept; parts: readonly string[] };

const entries = new Map<string, Entry[]>();
for (const [concept, list] of Object.entries(VOCABULARY) as [Concept, string][]) {
  for (const parts of expressionsOf(list)) {
    const key = keyOfPart(parts[0]!);
    entries.set(key, [...(entries.get(key) ?? []), { concept, parts }]);
  }
}

const partsOfMarks = new Map(
  (Object.entries(MARKS) as [Mark, (typeof MARKS)[Mark]][]).map(([name, { expressions }]) => [
    name,
    expressionsOf(expressions).map(([part]) => part!),
  ]),
);

export const matchesMark = (mark: Mark, word: string): boolean =>
  partsOfMarks.get(mark)!.some((part) => matchesPart(part, word));

/** Expressions whose words keep their own meaning too: 'how many repairs'. */
const SHOWING: ReadonlySet<Concept> = new Set([
  'many',
  'times',
  'solve',
  'open',
  'anyWork',
  'list',
  'much',
  'use',
  'status',
  'most',
  'least',
  'second',
  'whichYear',
  'whichMonth',
  'who',
  'large',
]);

/** A longer expression hides the shorter ones inside it. */
export function takeConcepts(tokens: readonly Token[]): Set<Concept> {
  const matches = tokens.flatMap(({ word }, from) =>
    (entries.get(word.slice(0, 2)) ?? []).flatMap(({ concept, parts }) =>
      parts.every((part, at) => {
        const token = tokens[from + at];
        return token && !token.isTaken && matchesPart(part, token.word);
      })
        ? [{ concept, from, to: from + parts.length }]
        : [],
    ),
  );
  const hidden = new Set<number>();
  const concepts = new Set<Concept>();
  for (const { concept, from, to } of matches.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    if (to - from === 1 && hidden.has(from)) continue;
    concepts.add(concept);
    for (let at = from; at < to; at++) {
      if (to - from > 1 && !SHOWING.has(concept)) hidden.add(at);
    }
  }
  for (const { from, to } of matches) for (let at = from; at < to; at++) tokens[at]!.isTaken = true;
  return concepts;
}

export function takeMarks(tokens: readonly Token[]): Mark[] {
  return [...partsOfMarks.keys()].flatMap((name) => {
    const found = tokens.filter(({ word, isTaken }) => !isTaken && matchesMark(name, word));
    for (const token of found) token.isTaken = true;
    return found.length > 0 ? [name] : [];
  });
}

const THINGS: ReadonlySet<Mark> = new Set(['wheel', 'tailgate', 'door', 'valve', 'seat', 'light', 'fan']);

/** Joined to a topic by 'and' or 'or': none of its properties. */
export function isBeside(mark: Mark, ofTopics: readonly Token[], tokens: readonly Token[]): boolean {
  const isMarked = (token: Token | undefined) =>
    token !== undefined && !ofTopics.includes(token) && matchesMark(mark, token.word);
  const isTopic = (token: Token | undefined) => token !== undefined && ofTopics.includes(token);
  return (
    THINGS.has(mark) &&
    tokens.some(({ word }, at) => {
      const [before, after] = [tokens[at - 1], tokens[at + 1]];
      return (
        /^(?:and|or|un|vai)$/.test(word) &&
        ((isMarked(before) && isTopic(after)) || (isTopic(before) && isMarked(after)))
      );
    })
  );
}
