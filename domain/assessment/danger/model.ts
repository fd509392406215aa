import { systemsOf } from '#domain/car-words/systems.ts';
import { decodeTable } from '../coded-steps.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { FEATURES, featuresOf, prepareWords } from './features.ts';
import { type Piece, readPassages } from './passages.ts';

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

/** `systems` of the car that it names, as bits. */
type Named = { readonly features: Uint32Array; readonly systems: number };
/** Its systems are those of its sentence: 'they looked at the heater, and all is well'. So are the words that explain. */
export type DangerPiece = Named & { readonly explains: boolean };
export type DangerPassage = Named & { readonly from: number; readonly to: number };

/** The features of a text: of its pieces, and of its passages, which are some pieces in a row. */
export type DangerReading = {
  readonly language: AssessmentLanguage;
  readonly words: number;
  /** What it names of the dictionary; with '!' where that is denied. */
  readonly concepts: ReadonlySet<string>;
  readonly pieces: readonly DangerPiece[];
  readonly passages: readonly DangerPassage[];
};

/** Entries of the dictionary. A sentence that names none and denies nothing, as of price or weather, explains nothing. */
const EXPLAINING = new Set(
  'repaired past othercar hypo normalq fine denied goesout name neg nomore dizzyno'.split(' '),
);

export function readDanger(
  description: string,
  fallback: AssessmentLanguage,
  longestPiece?: number,
): DangerReading {
  const { language, words, pieces, passages } = readPassages(description, fallback, longestPiece);
  const prepared = prepareWords(words, language);
  const named = ({ start, end }: Piece) =>
    systemsOf(prepared.names.slice(start, end).flatMap((list) => list.map((name) => name.replace('!', ''))));
  const explains = ({ start, end }: Piece) =>
    prepared.names
      .slice(start, end)
      .some((list) => list.some((name) => name.startsWith('!') || EXPLAINING.has(name)));
  const concepts = new Set(prepared.names.flat());
  return {
    language,
    words: words.length,
    concepts,
    pieces: pieces.map(({ start, end, sentence }) => ({
      features: featuresOf(prepared, start, end),
      systems: named(sentence),
      explains: explains(sentence),
    })),
    passages: passages.map(({ from, to, ...words }) => ({
      from,
      to,
      features: featuresOf(prepared, words.start, words.end),
      systems: named(words),
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

function explanations(head: Head, pieces: readonly DangerPiece[]): number[] {
  return pieces.map(({ features }) => {
    const amount = sumOf(head, features);
    return amount < LEAST_EXPLANATION ? 0 : amount;
  });
}

/** What is said of another part of the car ('the heater was repaired') explains nothing of a passage. */
export const mayExplain = (piece: DangerPiece, passage: Named): boolean =>
  piece.explains && (piece.systems === 0 || (piece.systems & passage.systems) !== 0);

/**
 * The worst passage decides. It is lowered only by what another piece explains of it ('repaired since', 'another car'),
 * so that whatever else is told cannot talk a danger down.
 * @returns above 0: rather yes than no; -Infinity for a text without words
 */
export function scoreOf({ passage, before, behind }: Score, { pieces, passages }: DangerReading): number {
  const toldBefore = explanations(before, pieces);
  const toldBehind = explanations(behind, pieces);
  let worst = -Infinity;
  for (const each of passages) {
    const explained = pieces.map((piece, place) => {
      if ((place >= each.from && place < each.to) || !mayExplain(piece, each)) return 0;
      return place < each.from ? toldBefore[place]! : toldBehind[place]!;
    });
    worst = Math.max(worst, sumOf(passage, each.features) - Math.max(0, ...explained));
  }
  return worst;
}
