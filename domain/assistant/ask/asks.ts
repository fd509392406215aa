import {
  decodeModel,
  type LinearModel,
  type LinearModelData,
  sharesOf,
} from '#domain/assessment/linear-model.ts';
import { ASKS_WEIGHTS } from './asks-weights.ts';
import { askFeatures } from './asks-features.ts';
import { CHOICES, type Asks, type Head, HEADS, isKeptHead } from './asks-choices.ts';
import type { Query } from './query.ts';
import type { Slots } from './slots.ts';

/** How likely each choice of a head is. */
export type Shares = { readonly [H in Head]: readonly number[] };

const decoded = (weights: Record<Head, LinearModelData>) =>
  Object.fromEntries(HEADS.map((head) => [head, decodeModel(weights[head])])) as Record<Head, LinearModel>;

let models: Record<Head, LinearModel> | undefined;

/** For tools that learn others. */
export const setWeights = (weights: Record<Head, LinearModelData>): void => {
  models = decoded(weights);
};

export function readAsks(slots: Slots, before: Query | null, today: string): { asks: Asks; shares: Shares } {
  const known = (models ??= decoded(ASKS_WEIGHTS));
  const features = askFeatures(slots, before, today);
  const measured = sharesOf(known.m, features);
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
}
