import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Language } from '#domain/language/words.ts';

const folder = import.meta.dirname;
export const SPLITS = ['train', 'seen', 'test', 'fresh', 'everyday', 'further', 'beside'] as const;
const languages = ['en', 'lv'] as const;

type NumberOf = 'km' | 'count' | 'liters' | 'year' | 'per100' | 'l100' | 'tol' | 'tolerance';
type TextOf = 'currency' | 'per' | 'date' | 'text' | 'unknown';
export type Fact = { money?: number | null; or?: string[] } & Partial<Record<NumberOf, number>> &
  Partial<Record<TextOf, string>>;

export type Question = {
  /** `seen`: held out until its failures were read. Of the others, README.md tells. */
  split: (typeof SPLITS)[number];
  car: string;
  /** What was asked before, of which this is the continuation. */
  before: string | null;
  question: string;
  kind: string;
  answer: { facts: Fact[] } | { none: true } | null;
  language: Language;
};

export const readQuestions = (split: Question['split']): Question[] =>
  languages.flatMap((language) =>
    readFileSync(join(folder, `${language}.jsonl`), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): Question => ({
        before: null,
        ...(JSON.parse(line) as Omit<Question, 'language' | 'before'>),
        language,
      }))
      .filter((one) => one.split === split),
  );

/** What the assistant is given of each car, by its id. */
export function readGarage(): { today: string; cars: Map<string, CarFacts> } {
  const { today, cars } = JSON.parse(readFileSync(join(folder, 'garage.json'), 'utf8')) as {
    today: string;
    cars: Record<string, CarFacts>;
  };
  return { today, cars: new Map(Object.entries(cars)) };
}

/** A garage of one of the cars, as the questions ask about it. */
export const garageOf = (facts: CarFacts, id: string, today: string): Garage => ({
  today,
  currency: facts.currency,
  cars: [{ ...facts, id, name: `${facts.car.brand} ${facts.car.model}` }],
});
