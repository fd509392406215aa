import { FEATURE_BUCKETS } from './features.ts';
import { unpackSteps } from './packing.ts';

/** Two scores a text: above 0 'stop driving' is likelier than not; likewise a fault of this car, the surer the more urgent. */
export const DANGER_SCORES = ['stop', 'soon'] as const;
export type DangerScores = Readonly<Record<(typeof DANGER_SCORES)[number], number>>;

/** `steps` are the weights of both scores; see packing.ts. */
export type DangerModelData = Readonly<
  { steps: string } & Record<(typeof DANGER_SCORES)[number], { step: number; bias: number }>
>;

export type DangerModel = Readonly<
  Record<(typeof DANGER_SCORES)[number], { weights: Int8Array; step: number; bias: number }>
>;

export function decodeDangerModel({ steps, stop, soon }: DangerModelData): DangerModel {
  const [ofStop, ofSoon] = unpackSteps(steps, FEATURE_BUCKETS);
  return { stop: { weights: ofStop, ...stop }, soon: { weights: ofSoon, ...soon } };
}

export function dangerScores(
  { stop, soon }: DangerModel,
  features: ReadonlyMap<number, number>,
): DangerScores {
  const sum = ({ weights, step, bias }: DangerModel['stop']) => {
    let total = 0;
    for (const [bucket, value] of features) total += weights[bucket]! * value;
    return total * step + bias;
  };
  return { stop: sum(stop), soon: sum(soon) };
}
