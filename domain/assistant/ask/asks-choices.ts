import type { LinearModel } from '#domain/assessment/linear-model.ts';
import type { Measure } from './query.ts';
import { FUEL_CHOICES, GROUPINGS, MEASURES, ORDERS, STATES } from './query-choices.ts';

/** What a question asks for, as people label it (tools/ask/labels/README.md); a name for each choice, '' for none. The weights
 * go by the order of the choices. */
export const CHOICES = {
  m: [...MEASURES, 'outside', 'none'],
  k: [
    '',
    'repair',
    'issue',
    'fill',
    'document',
    'reminder',
    'document reminder',
    'document repair',
    'issue repair',
    'fill repair',
  ],
  st: ['', ...STATES],
  or: ['', ...ORDERS],
  li: ['', '1', '2', '3', '5'],
  by: ['', ...GROUPINGS],
  fu: ['', ...FUEL_CHOICES],
  en: ['', 'electric', 'fuel'],
  sc: ['here', 'named', 'all', 'others'],
  things: ['', 'kept'],
  cars: ['', 'kept'],
} as const satisfies Record<string, readonly string[]>;
export type Head = keyof typeof CHOICES;
export const HEADS = Object.keys(CHOICES) as Head[];
/** Of the question before, what still holds. */
export const KEPT = ['things', 'cars'] as const;
export const isKeptHead = (head: Head): boolean => (KEPT as readonly string[]).includes(head);

export type Choice<H extends Head> = (typeof CHOICES)[H][number];
export type Asks = { readonly [H in Head]: Choice<H> };
export const isMeasure = (asks: Asks): asks is Asks & { m: Measure } =>
  asks.m !== 'outside' && asks.m !== 'none';

/** The shares of a head where one choice is certain. */
export const certain = (head: Head, choice: string): number[] =>
  CHOICES[head].map((one) => Number(one === choice));

/** Of a head, the steps of each word that all heads share; of two choices, those of the second alone. */
export type HeadWeights = { readonly gaps: string; readonly steps: string } & LinearModel['data'];
export type AskWeights = {
  /** The numbers of the words, as the gaps between them. */
  readonly words: string;
  readonly heads: Readonly<Record<Head, HeadWeights>>;
};
