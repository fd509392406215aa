import type { BilingualText } from '#domain/assessment/bilingual-text.ts';
import { PARTS, QUALITIES } from '#domain/car-words/thing-names.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';

export type Thing = {
  /** A part or a work, not a place, a sound or a state. */
  readonly isPart: boolean;
  readonly id: string;
  readonly name: BilingualText;
  /** Entries of the dictionary (car-words): any of them names the thing. */
  readonly entries: readonly string[];
  readonly kind: RepairKind | null;
  /** Ids of the things that a question about this one means too. */
  readonly includes: readonly string[];
};

function thingOf(line: string, isPart: boolean): Thing {
  const [, id = '', rest = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
  const [en = '', lv = '', entries = '', ...more] = rest.split(' | ');
  const after = (word: string) => more.find((one) => one.startsWith(`${word} `))?.slice(word.length + 1);
  return {
    id,
    isPart,
    name: { en, lv },
    entries: entries.split(' '),
    kind: (after('kind') as RepairKind | undefined) ?? null,
    includes: after('includes')?.split(' ') ?? [],
  };
}

const read = (list: string, isPart: boolean) =>
  list
    .trim()
    .split('\n')
    .map((line) => thingOf(line, isPart));

/** What questions ask about by a name, in both languages. */
export const THINGS: ReadonlyMap<string, Thing> = new Map(
  [...read(PARTS, true), ...read(QUALITIES, false)].map((one) => [one.id, one]),
);

/** Both named: either is meant. */
const OPPOSITES = [
  ['front', 'rear'],
  ['left', 'right'],
  ['upper', 'lower'],
];

export function withoutOpposites(ids: readonly string[]): string[] {
  const both = OPPOSITES.filter((pair) => pair.every((one) => ids.includes(one))).flat();
  return ids.filter((id) => !both.includes(id));
}
