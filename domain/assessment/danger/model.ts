import { decodeTable } from '../coded-steps.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { FEATURES, featuresOf, prepareWords } from './features.ts';
import { readPassages } from './passages.ts';

export type HeadData = {
  readonly gaps: string;
  readonly steps: string;
  readonly step: number;
  readonly bias: number;
};
/** What a passage says by itself, and what a piece before or behind it explains of it. */
export type ScoreData = { readonly passage: HeadData; readonly before: HeadData; readonly behind: HeadData };
export type DangerModelData = { readonly stop: ScoreData; readonly fault: ScoreData };

export type Head = { readonly weights: Int8Array; readonly step: number; readonly bias: number };
export type Score = { readonly passage: Head; readonly before: Head; readonly behind: Head };
/** `stop`: it must not be driven on; `fault`: this car has a fault that should be looked at soon. */
export type DangerModel = { readonly stop: Score; readonly fault: Score };

const decodeHead = ({ step, bias, ...table }: HeadData): Head => ({
  weights: decodeTable(table, FEATURES),
  step,
  bias,
});

const decodeScore = ({ passage, before, behind }: ScoreData): Score => ({
  passage: decodeHead(passage),
  before: decodeHead(before),
  behind: decodeHead(behind),
});

export const decodeDangerModel = ({ stop, fault }: DangerModelData): DangerModel => ({
  stop: decodeScore(stop),
  fault: decodeScore(fault),
});

/** The features of a text: of its pieces, and of its passages, which are some pieces in a row. */
export type DangerReading = {
  readonly language: AssessmentLanguage;
  readonly words: number;
  /** What it names of the dictionary; with '!' where that is denied. */
  readonly concepts: ReadonlySet<string>;
  readonly pieces: readonly Uint32Array[];
  readonly passages: readonly {
    readonly from: number;
    readonly to: number;
    readonly features: Uint32Array;
  }[];
};

export function readDanger(
  description: string,
  fallback: AssessmentLanguage,
  longestPiece?: number,
): DangerReading {
  const { language, words, pieces, passages } = readPassages(description, fallback, longestPiece);
  const prepared = prepareWords(words, language);
  return {
    language,
    words: words.length,
    concepts: new Set(prepared.names.flat()),
    pieces: pieces.map(({ start, end }) => featuresOf(prepared, start, end)),
    passages: passages.map(({ from, to, start, end }) => ({
      from,
      to,
      features: featuresOf(prepared, start, end),
    })),
  };
}

/** A passage of few words has little to be sure of. */
const FEWEST_FEATURES = 60;
/** Below this, a piece explains nothing: ordinary sentences around a fault stay below it. It is learned with less, as a margin. */
const LEAST_EXPLANATION = 1.6;

/** @param features that a passage has, the same number for longer and shorter ones */
export const scaleOf = (features: Uint32Array): number =>
  1 / Math.sqrt(Math.max(FEWEST_FEATURES, features.length));

function sumOf({ weights, step, bias }: Head, features: Uint32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature]!;
  return sum * step * scaleOf(features) + bias;
}

function explanations(head: Head, pieces: readonly Uint32Array[]): number[] {
  return pieces.map((features) => {
    const amount = sumOf(head, features);
    return amount < LEAST_EXPLANATION ? 0 : amount;
  });
}

/**
 * The worst passage decides. It is lowered only by what another piece explains of it ('repaired since', 'another car'),
 * so that whatever else is told cannot talk a danger down.
 * @returns above 0: rather yes than no; -Infinity for a text without words
 */
export function scoreOf({ passage, before, behind }: Score, { pieces, passages }: DangerReading): number {
  const toldBefore = explanations(before, pieces);
  const toldBehind = explanations(behind, pieces);
  let worst = -Infinity;
  for (const { from, to, features } of passages) {
    const explained = Math.max(0, ...toldBefore.slice(0, from), ...toldBehind.slice(to));
    worst = Math.max(worst, sumOf(passage, features) - explained);
  }
  return worst;
}
