import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Reminder } from '#domain/reminders/schema.ts';

const folder = import.meta.dirname;
export const SPLITS = ['train', 'seen', 'test', 'fresh', 'everyday', 'further', 'beside'] as const;
const languages = ['en', 'lv'] as const;

export type Fact = {
  money?: number | null;
  currency?: string;
  per?: string;
  km?: number;
  count?: number;
  liters?: number;
  year?: number;
  per100?: number;
  l100?: number;
  tol?: number;
  tolerance?: number;
  date?: string;
  text?: string;
  or?: string[];
  unknown?: string;
};

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

type Dated = { date: string; km: number };
type GarageCar = {
  id: string;
  brand: string;
  model: string;
  year: number;
  mileage: Dated[];
  repairs: {
    date: string;
    title: string;
    garage: string | null;
    cost: number | null;
    currency: string;
    mileage: number | null;
    notes: string | null;
    solves: string[];
  }[];
  issues: {
    id: string;
    date: string;
    title: string;
    description: string;
    status: 'open' | 'monitoring' | 'resolved';
    resolvedOn: string | null;
    recurrences: string[];
  }[];
  fills: (Dated & { energy: Energy; liters: number; cost: number; full: boolean; station: string | null })[];
  reminders: {
    title: string;
    kind: string;
    dueDate: string | null;
    dueKm: number | null;
    lastDone: Dated | null;
  }[];
};

const STATUS = { open: 'new', monitoring: 'processing', resolved: 'resolved' } as const;
const newestFirst = (a: { date: string }, b: { date: string }) => (a.date < b.date ? 1 : -1);

function reminderOf(
  { title, kind, dueDate, dueKm, lastDone }: GarageCar['reminders'][number],
  id: string,
): Reminder {
  return {
    id: id,
    carId: 'car',
    documentId: null,
    title,
    kind: kind === 'service' ? 'other' : (kind as Reminder['kind']),
    notes: null,
    plan: { dueDate, dueKm, anchorDay: null, repeat: null, repeatKm: null, yearDays: null, base: 'done' },
    leadDays: null,
    leadKm: null,
    snooze: null,
    isPaused: false,
    isDone: false,
    completions: lastDone
      ? [
          {
            id: id,
            doneOn: lastDone.date,
            doneKm: lastDone.km,
            isKmEstimated: false,
            nextDate: null,
            repairId: null,
            madeRepair: null,
            previous: null,
            createdAt: `${lastDone.date}T00:00:00.000Z`,
          },
        ]
      : [],
    version: 1,
    createdAt: '2019-01-01T00:00:00.000Z',
  };
}

function factsOf(car: GarageCar, currency: string): CarFacts {
  const repairs = car.repairs.map((one, at) => ({ ...one, id: `r${at}` })).toSorted(newestFirst);
  const readings = [
    ...car.mileage,
    ...car.repairs.flatMap(({ date, mileage }) => (mileage === null ? [] : { date, km: mileage })),
    ...car.fills.map(({ date, km }) => ({ date, km })),
  ].toSorted(newestFirst);
  return {
    car: { brand: car.brand, model: car.model, year: car.year },
    currency,
    mileage: readings[0] ?? null,
    readings,
    repairs: repairs.map(({ id, date, title, notes, garage, mileage, ...one }) => ({
      id,
      date,
      title,
      description: notes,
      cost: one.cost === null ? null : { minor: toMinor(one.cost, one.currency), currency: one.currency },
      kind: null,
      mileage,
      garageName: garage,
    })),
    issues: car.issues.toSorted(newestFirst).map((one) => ({
      id: one.id,
      title: one.title,
      summary: one.description,
      date: one.date,
      status: STATUS[one.status],
      urgent: false,
      recurrences: one.recurrences.length,
      recurredOn: one.recurrences,
      resolvedOn: one.resolvedOn,
      resolvedBy: repairs.find(({ solves }) => solves.includes(one.id))?.id ?? null,
    })),
    fills: car.fills.toSorted(newestFirst).map((one, at) => ({
      id: `f${at}`,
      date: one.date,
      time: null,
      createdAt: `${one.date}T00:00:00.000Z`,
      energy: one.energy,
      amount: Math.round(one.liters * 1000),
      cost: one.cost,
      currency: currency as 'EUR',
      km: one.km,
      isFull: one.full,
      isMissedBefore: false,
      socEnd: null,
      station: one.station,
    })),
    reminders: car.reminders.map((one, at) => reminderOf(one, `d${at}`)),
  };
}

export function readGarage(): { today: string; cars: Map<string, CarFacts> } {
  const garage = JSON.parse(readFileSync(join(folder, 'garage.json'), 'utf8')) as {
    today: string;
    currency: string;
    cars: GarageCar[];
  };
  return {
    today: garage.today,
    cars: new Map(garage.cars.map((car) => [car.id, factsOf(car, garage.currency)])),
  };
}

/** A garage of one of the cars, as the questions ask about it. */
export const garageOf = (facts: CarFacts, id: string, today: string): Garage => ({
  today,
  currency: facts.currency,
  cars: [{ ...facts, id, name: `${facts.car.brand} ${facts.car.model}` }],
});
