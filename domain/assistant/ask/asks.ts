import { decodeTable, placesOf } from '#domain/assessment/coded-steps.ts';
import { type LinearModel, sharesOf } from '#domain/assessment/linear-model.ts';
import { ASKS_WEIGHTS } from './asks-weights.ts';
import { askFeatures } from './asks-features.ts';
import {
  type Asks,
  type AskWeights,
  certain,
  CHOICES,
  type Head,
  HEADS,
  type HeadWeights,
  isKeptHead,
} from './asks-choices.ts';
import type { Query } from './query.ts';
import type { Slots } from './slots.ts';

/** How likely each choice of a head is. */
export type Shares = { readonly [H in Head]: readonly number[] };

function decoded({ words, heads }: AskWeights): Record<Head, LinearModel> {
  const rows = new Map(placesOf(words).map((number, row) => [String(number), row]));
  const modelOf = (data: HeadWeights): LinearModel => ({
    rows,
    weights: decodeTable(data, rows.size * data.bias.length),
    data,
  });
  return Object.fromEntries(HEADS.map((head) => [head, modelOf(heads[head])])) as Record<Head, LinearModel>;
}

let models: Record<Head, LinearModel> | undefined;

/** For tools that learn others. */
export const setWeights = (weights: AskWeights): void => {
  models = decoded(weights);
};

export type Read = { readonly asks: Asks; readonly shares: Shares };

export function readAsks(
  slots: Slots,
  before: Query | null,
  today: string,
): Read & {
  /** What else is asked for where a measure is taken for the one asked for. */
  readonly supposing: (measure: Asks['m']) => Read;
} {
  const known = (models ??= decoded(ASKS_WEIGHTS));
  const features = askFeatures(slots, before, today);
  const readWith = (measured: readonly number[]): Read => {
    const shares = Object.fromEntries(
      HEADS.map((head) => [
        head,
        head === 'm'
          ? measured
          : isKeptHead(head) && !before
            ? [1, 0]
            : sharesOf(known[head], features, measured),
      ]),
    ) as unknown as Shares;
    const best = (head: Head) => CHOICES[head][shares[head].indexOf(Math.max(...shares[head]))];
    return { asks: Object.fromEntries(HEADS.map((head) => [head, best(head)])) as unknown as Asks, shares };
  };
  return {
    ...readWith(sharesOf(known.m, features)),
    supposing: (measure) => readWith(certain('m', measure)),
  };
}
