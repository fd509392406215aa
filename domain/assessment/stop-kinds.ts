import { withoutCompany } from './company-rules.ts';
import { prepareWords } from './danger/features.ts';
import { readPassages } from './danger/passages.ts';
import { spelled } from './danger/spelling.ts';
import { STOP_WEIGHTS } from './knowledge/stop-weights.ts';
import { groupOf, isOfPeople, STOPS, type StopId } from './knowledge/stops.ts';
import { decodeModel, type LinearModel, sharesOf } from './linear-model.ts';
import type { AssessmentLanguage } from './schema.ts';

/** The beginning of a word stands for all its forms. */
const STEM = 4;
/** Less likely, or not so many times as likely as any other: a story is told what is right for several, or for every fault. */
export const LEAST = 0.2;
const MARGIN = 4;
const LEAST_OF_GROUP = 0.4;
const MARGIN_OF_GROUP = 1.6;

/** Of somebody who is ill or hurt, told badly from each other: together as likely as this they are a stop, whatever else is told. */
const HURT: readonly StopId[] = ['collapsed', 'illness', 'pinned'];
const LEAST_OF_HURT = 0.58;

/** Beside those of people: so few harmless stories tell of them that a story which may be a danger is one. */
const ACUTE: readonly StopId[] = [
  'rolling',
  'highVoltage',
  'orangeCable',
  'gas',
  'fumes',
  'plug',
  'surging',
  'trailer',
  'towedCar',
];

/** A story of such a kind is a stop where it is possible at all; to save people the likely kind is enough. */
export const isAcute = (kind: StopId | null, group: StopId | null): boolean =>
  (group !== null && isOfPeople(group)) || (kind !== null && ACUTE.includes(kind));

/** The columns of the model. */
export const STOP_IDS = Object.keys(STOPS) as StopId[];

/** The stems of a text and what it names of the dictionary. */
export function stopFeatures(description: string, fallback: AssessmentLanguage): Set<string> {
  const { words, language } = readPassages(description, fallback);
  const stems = words.map(({ text, isNegated }) => `${isNegated ? '!' : ''}${text.slice(0, STEM)}`);
  return new Set([
    ...stems,
    ...prepareWords(words, language)
      .names.flat()
      .map((name) => `#${name}`),
  ]);
}

type Stops = { kind: StopId | null; group: StopId | null; isHurt: boolean };

let shipped: LinearModel | undefined;

const surest = <Id>(shares: ReadonlyMap<Id, number>, least: number, margin: number): Id | null => {
  const [[id, best], [, second]] = [...shares].toSorted((a, b) => b[1] - a[1]) as [
    [Id, number],
    [Id, number],
  ];
  return best < least || best < margin * second ? null : id;
};

function likelyKinds(description: string, fallback: AssessmentLanguage): Stops {
  const shares = sharesOf((shipped ??= decodeModel(STOP_WEIGHTS)), stopFeatures(description, fallback));
  const kinds = new Map(STOP_IDS.map((id, at) => [id, shares[at]!]));
  const groups = new Map<StopId, number>();
  for (const [id, share] of kinds) groups.set(groupOf(id), (groups.get(groupOf(id)) ?? 0) + share);
  const hurt = HURT.toSorted((a, b) => kinds.get(b)! - kinds.get(a)!);
  const isHurt = hurt.reduce((sum, id) => sum + kinds.get(id)!, 0) >= LEAST_OF_HURT;
  return {
    isHurt,
    kind: surest(kinds, LEAST, MARGIN) ?? (isHurt ? hurt[0]! : null),
    group: surest(groups, LEAST_OF_GROUP, MARGIN_OF_GROUP),
  };
}

function readKinds(description: string, fallback: AssessmentLanguage): Stops {
  const written = likelyKinds(description, fallback);
  return written.group ? written : likelyKinds(spelled(description, fallback), fallback);
}

/**
 * What kind of stop a text would tell of, and several that ask for the same, where that is sure: as written, else as
 * meant. A kind about people must be sure without who only rides along.
 */
export function stopsOf(description: string, fallback: AssessmentLanguage): Stops {
  const stops = readKinds(description, fallback);
  if (!stops.isHurt && !(stops.kind && isOfPeople(stops.kind))) return stops;
  const alone = withoutCompany(description, fallback);
  if (alone === description) return stops;
  const told = readKinds(alone, fallback);
  return { ...told, kind: told.isHurt || told.group ? told.kind : null };
}
