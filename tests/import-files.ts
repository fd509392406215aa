import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportedRecord, ImportFile, ImportReading } from '#domain/imports/schema.ts';

const folder = join(import.meta.dirname, 'fixtures/imports');

export const importFixtureNames = (ending: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(ending));

export const importFixture = (name: string): ImportFile => ({
  name,
  bytes: new Uint8Array(readFileSync(join(folder, name))),
});

export const textFile = (text: string, name = 'export.csv'): ImportFile => ({
  name,
  bytes: new TextEncoder().encode(text),
});

export const importContext = { currency: 'EUR', today: '2026-11-22' };

export const readFixtures = (names: string[], answers: ImportAnswers = {}): ImportReading =>
  readImport(names.map(importFixture), answers, importContext);

export const readText = (text: string, answers: ImportAnswers = {}): ImportReading =>
  readImport([textFile(text)], answers, importContext);

const joinKnown = (parts: (string | number | false | null | undefined)[]) =>
  parts.filter((part) => part !== '' && part !== null && part !== undefined && part !== false).join(' ');

/** A record on one line: its kind, its day and the fields that are compared. */
function line(record: ImportedRecord): string {
  const { kind, fields } = record;
  const km = (value: number | null | undefined) => typeof value === 'number' && `${value}km`;
  switch (kind) {
    case 'fill': {
      const marks = joinKnown([fields.isFull && 'full', fields.isMissedBefore && 'missed']);
      const cost = typeof fields.cost === 'number' && `${fields.cost}${fields.currency}`;
      return joinKnown([kind, fields.date, fields.energy, fields.amount, cost, km(fields.km), marks]);
    }
    case 'repair': {
      const cost = typeof fields.cost === 'number' && `${fields.cost}${fields.currency}`;
      return joinKnown([kind, fields.date, fields.kind, cost, km(fields.mileage), `'${fields.title}'`]);
    }
    case 'mileage':
      return joinKnown([kind, fields.date, km(fields.km)]);
    case 'reminder': {
      const { dueDate, dueKm, repeat, repeatKm } = fields.plan;
      const every = joinKnown([repeat && `${repeat.every}${repeat.unit}`, km(repeatKm)]);
      return joinKnown([
        kind,
        fields.kind,
        dueDate,
        km(dueKm),
        every && `every ${every}`,
        `'${fields.title}'`,
      ]);
    }
    case 'note':
      return joinKnown([kind, fields.date, `'${fields.title}'`]);
  }
}

export const lines = ({ records }: ImportReading): string[] => records.map(line);

export const asked = ({ questions }: ImportReading): string[] =>
  questions.flatMap(({ id, isAssumed }) => (isAssumed ? [] : [id])).toSorted();

/** Asked or assumed. */
export const unsaid = ({ questions }: ImportReading): string[] => questions.map(({ id }) => id).toSorted();

/** What is told instead of asked: 'currency EUR'. */
export const assumed = ({ questions }: ImportReading): string[] =>
  questions.flatMap(({ id, suggested, isAssumed }) => (isAssumed ? [`${id} ${suggested}`] : [])).toSorted();

export const importProblems = ({ unreadable }: ImportReading) =>
  unreadable.map(({ row, reason }) => `${row ?? 'file'} ${reason}`);

export type ImportCase = {
  of: string;
  /** Of the owner (BCP 47); 'und' for a server without one. */
  locale: string;
  files: string[];
  answers?: ImportAnswers;
  asks: string[];
  records: string[];
  unreadable?: string[];
  skipped?: Record<string, number>;
};

/** What the files do not say, and what is read with it. */
export function expectImport({
  files,
  answers = {},
  asks,
  records,
  unreadable = [],
  skipped = {},
}: ImportCase) {
  expect(unsaid(readFixtures(files))).toEqual(asks);
  const reading = readFixtures(files, answers);
  expect(lines(reading)).toEqual(records);
  expect(importProblems(reading)).toEqual(unreadable);
  expect(Object.fromEntries(reading.skipped.map(({ reason, count }) => [reason, count]))).toEqual(skipped);
  expect(unsaid(reading)).toEqual([]);
}

/** A log of LubeLogger. */
export const fuelLog = (...rows: string[]) =>
  ['Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags', ...rows].join('\n');
/** All that such a log leaves open. */
export const fuelLogAnswers: ImportAnswers = {
  energy: 'diesel',
  distance: 'km',
  volume: 'l',
  currency: 'EUR',
  decimal: '.',
};
