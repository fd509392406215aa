import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noRepairTexts } from '#domain/repairs/texts.ts';
import { Energy, Power } from '#domain/fills/schema.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportedRecord } from '#domain/imports/schema.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import { asShown, METRIC, toKm, toMilliliters, type Units } from '#domain/units/units.ts';
import { csvHead, csvRows } from '#server/export/csv-text.ts';
import { MILES } from '#tests/car-words.ts';
import { importContext, textFile } from '#tests/import-files.ts';
import {
  lubeLoggerFill,
  lubeLoggerIssue,
  lubeLoggerReading,
  lubeLoggerRepair,
  type LubeLoggerRow,
} from './lubelogger.ts';

const answers: ImportAnswers = { decimal: '.', dates: 'ymd' };
const IMPERIAL: Units = { distanceUnit: 'mi', volumeUnit: 'gal-uk', consumptionUnit: 'mpg-uk' };
const someUnits = fc.constantFrom(METRIC, MILES, IMPERIAL);

function filesOf(rows: readonly LubeLoggerRow[], folder = 'Volvo') {
  const byFile = Map.groupBy(rows, ({ file }) => file);
  return [...byFile].map(([file, some]) => {
    const text =
      csvHead(Object.keys(some[0]!.cells)) + csvRows(some.map(({ cells }) => Object.values(cells)));
    return textFile(text, `${folder}/${file}.csv`);
  });
}

const readBack = (rows: readonly LubeLoggerRow[]) => readImport(filesOf(rows), answers, importContext);

type Fields<Kind> = Extract<ImportedRecord, { kind: Kind }>['fields'];

/** LubeLogger has whole numbers. */
const whole = (km: number | null | undefined, { distanceUnit }: Units) =>
  km == null ? null : asShown(km, distanceUnit);

/** A currency says nothing without a cost. */
const comparable = ({ currency, ...fields }: { currency: string; cost?: number | null | undefined }) =>
  JSON.stringify(
    { ...fields, currency: fields.cost == null ? null : currency },
    Object.keys({ ...fields, currency }).toSorted(),
  );

const inOrder = (all: readonly Parameters<typeof comparable>[0][]) => all.map(comparable).toSorted();

const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date(importContext.today), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const odometer = fc.option(fc.integer({ min: 1, max: 9_999_999 }));
/** Without a quote at the beginning, which the reader takes for a quoted cell. */
const text = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom(
        '=1+1',
        '+371 20 000 000',
        '-5 %',
        '@home',
        '=HYPERLINK("http://x"; "y")',
        'a,b;c "d"\ne',
      ),
    )
    .map((found) =>
      found
        .replaceAll(/[\0\r\uFEFF]/g, '')
        .trim()
        .slice(0, maxLength)
        .trim(),
    )
    .filter((found) => !/^["']/.test(found));
const optional = (maxLength: number) => text(maxLength).map((found) => found || null);
const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'BHD');
const money = fc
  .record({ minor: fc.option(fc.integer({ min: 0, max: 99_999_999 })), currency })
  .map((one) => ({
    currency: one.currency,
    cost: one.minor === null ? null : fromMinor(one.minor, one.currency),
  }));

const fill = fc
  .record({
    date: day,
    energy: fc.constantFrom(...Energy.options),
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    km: odometer,
    isFull: fc.boolean(),
    isMissedBefore: fc.boolean(),
    time: fc.option(fc.constantFrom('00:00', '07:30', '23:59')),
    price: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
    discount: fc.option(fc.integer({ min: 0, max: 9_999 })),
    socStart: fc.option(fc.integer({ min: 1, max: 100 })),
    socEnd: fc.option(fc.integer({ min: 1, max: 100 })),
    power: fc.option(fc.constantFrom(...Power.options)),
    station: optional(100),
    notes: optional(300),
    money,
  })
  .map(
    ({
      money: { cost, currency: code },
      price,
      discount,
      socStart,
      socEnd,
      power,
      ...one
    }): Fields<'fill'> => {
      const isCharge = one.energy === 'electric';
      return {
        ...one,
        cost,
        currency: code,
        price: price === null ? null : price / 1e6,
        discount: discount === null ? null : fromMinor(discount, code),
        socStart: isCharge ? socStart : null,
        socEnd: isCharge ? socEnd : null,
        power: isCharge ? power : null,
      };
    },
  );

const repair = fc
  .record({
    date: day,
    title: text(200).map((title) => title || 'Oil'),
    description: optional(300),
    kind: fc.option(fc.constantFrom(...RepairKind.options)),
    mileage: odometer,
    garageName: optional(100),
    mechanicName: optional(100),
    money,
  })
  .map(({ money: paid, ...one }): Fields<'repair'> => ({ ...noRepairTexts, ...one, ...paid }));

describe('records written for LubeLogger are read back by the reader of its files', () => {
  test('fill-ups of every energy, with amounts, currencies and texts of any kind', () => {
    fc.assert(
      fc.property(someUnits, fc.array(fill, { minLength: 1, maxLength: 20 }), (units, some) => {
        const fills = some.map((one) => ({ ...one, km: whole(one.km, units) }));
        const { records, unreadable, questions } = readBack(fills.map((one) => lubeLoggerFill(one, units)));
        expect([unreadable, questions]).toEqual([[], []]);
        expect(inOrder(records.map(({ fields }) => fields as Fields<'fill'>))).toEqual(inOrder(fills));
      }),
    );
  });

  test('repairs of every kind and of none', () => {
    fc.assert(
      fc.property(someUnits, fc.array(repair, { minLength: 1, maxLength: 20 }), (units, some) => {
        const repairs = some.map((one) => ({ ...one, mileage: whole(one.mileage, units) }));
        const rows = repairs.map((one) => lubeLoggerRepair(one, units));
        const { records, unreadable, questions } = readBack(rows);
        expect([unreadable, questions]).toEqual([[], []]);
        expect(inOrder(records.map(({ fields }) => fields as Fields<'repair'>))).toEqual(inOrder(repairs));
      }),
    );
  });

  test('readings, but for those of repairs and fill-ups, whose rows have them', () => {
    const reading = { date: '2026-01-05', km: 12_345 };
    const rows = [
      lubeLoggerReading({ ...reading, source: 'car', sourceId: null }, METRIC),
      lubeLoggerReading({ ...reading, km: 12_400, source: 'issue', sourceId: 'x' }, METRIC),
      lubeLoggerReading({ ...reading, km: 12_500, source: 'repair', sourceId: null }, METRIC),
    ].flatMap((row) => row ?? []);
    expect(readBack(rows).records.map(({ kind, fields }) => ({ kind, fields }))).toEqual(
      [12_345, 12_400, 12_500].map((km) => ({ kind: 'mileage', fields: { date: '2026-01-05', km } })),
    );
    for (const source of ['repair', 'fill'] as const)
      expect(lubeLoggerReading({ ...reading, source, sourceId: 'x' }, METRIC)).toBeNull();
  });

  test('problems, as notes', () => {
    const issue = {
      title: 'Brakes squeal',
      description: 'When cold',
      date: '2026-01-05T10:00:00.123Z',
      updatedAt: '2026-01-06T10:00:00.123Z',
      status: 'new',
      urgent: true,
    } as const;
    const { records } = readBack([lubeLoggerIssue(issue)]);
    expect(records.map(({ kind, fields }) => ({ kind, ...fields }))).toEqual([
      {
        kind: 'note',
        date: '2026-01-05',
        title: 'Brakes squeal',
        text: 'When cold\nType: RepairRecord\nPriority: Critical\nProgress: Backlog\nCost: 0',
      },
    ]);
  });
});

test('each folder of a LubeLogger export is a car of its own', () => {
  const row = (km: number) =>
    lubeLoggerReading({ date: '2026-01-05', km, source: 'car', sourceId: null }, METRIC)!;
  const files = [...filesOf([row(1)], 'x.zip/Volvo'), ...filesOf([row(2)], 'x.zip/Audi (2)')];
  const { cars, records } = readImport(files, answers, importContext);
  expect(cars.map(({ name }) => name)).toEqual(['Volvo', 'Audi (2)']);
  expect(records.map(({ car, fields }) => [car, 'km' in fields && fields.km])).toEqual([
    ['x.zip/Volvo', 1],
    ['x.zip/Audi (2)', 2],
  ]);
});

test('a row is in the units of its car, as typed, and names them for our own reader', () => {
  const fuel = {
    date: '2026-01-05',
    cost: null,
    currency: 'USD',
    isFull: true,
    isMissedBefore: false,
    energy: 'gasoline' as const,
    km: toKm(12_345, 'mi'),
    station: null,
    notes: null,
  };
  const amount = toMilliliters(10_500, 'gal-us');
  const gallons = lubeLoggerFill({ ...fuel, amount }, MILES);
  expect(gallons.cells).toMatchObject({ Odometer: 12_345, FuelConsumed: 10.5 });
  expect(lubeLoggerFill({ ...fuel, amount: 40_000, energy: 'electric' }, MILES).cells).toMatchObject({
    Odometer: 12_345,
    FuelConsumed: 40,
    extrafield_Volume: 'kWh',
  });
  const liters = lubeLoggerFill({ ...fuel, amount: 40_000, km: 20_000 }, METRIC);
  const files = [...filesOf([gallons], 'x.zip/Ford'), ...filesOf([liters], 'x.zip/Volvo')];
  const { cars, records, questions } = readImport(files, answers, importContext);
  expect(questions).toEqual([]);
  expect(cars).toMatchObject([
    { name: 'Ford', distanceUnit: 'mi', volumeUnit: 'gal-us' },
    { name: 'Volvo', distanceUnit: 'km', volumeUnit: 'L' },
  ]);
  expect(records.map(({ fields }) => fields)).toMatchObject([
    { km: fuel.km, amount, notes: null },
    { km: 20_000, amount: 40_000, notes: null },
  ]);
});

test('an extra field of the same name with other content is not ours', () => {
  const { cells, file } = lubeLoggerReading(
    { date: '2026-01-05', km: 1_000, source: 'car', sourceId: null },
    METRIC,
  )!;
  const { records, questions } = readBack([{ file, cells: { ...cells, extrafield_Distance: 'far' } }]);
  expect(questions.map(({ id }) => id)).toEqual(['distance']);
  expect(records.map(({ kind }) => kind)).toEqual(['mileage', 'note']);
});

test('LubeLogger gets the columns it knows, and 0 where it refuses an empty cell', () => {
  const columns = (row: LubeLoggerRow | null) =>
    Object.keys(row?.cells ?? {})
      .filter((name) => !name.startsWith('extrafield_'))
      .join();
  const money = { cost: null, currency: 'EUR' };
  const fillUp = {
    ...money,
    date: '2026-01-05',
    energy: 'diesel',
    amount: 40_200,
    km: null,
    isFull: true,
    isMissedBefore: false,
    station: null,
    notes: null,
  } as const;
  const oil = {
    ...money,
    date: '2026-01-05',
    title: 'Oil',
    description: null,
    garageName: null,
    mechanicName: null,
  };
  const fuel = lubeLoggerFill(fillUp, METRIC);
  expect(fuel.file).toBe('fuel-diesel');
  expect(fuel.cells).toMatchObject({ Odometer: 0, FuelConsumed: 40.2, Cost: 0, IsFillToFull: 'True' });
  expect(columns(fuel)).toBe(
    'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,Notes,Tags',
  );
  expect(columns(lubeLoggerFill({ ...fillUp, energy: 'electric' }, METRIC))).toBe(
    'Date,Odometer,FuelConsumed,Cost,FuelEconomy,IsFillToFull,MissedFuelUp,StartingSoc,EndingSoc,Notes,Tags',
  );
  expect(columns(lubeLoggerRepair(oil, METRIC))).toBe('Date,Description,Cost,Notes,Odometer,Tags');
  expect(columns(lubeLoggerRepair({ ...oil, kind: 'insurance' }, METRIC))).toBe(
    'Date,Description,Cost,Notes,Tags',
  );
  expect(
    columns(lubeLoggerReading({ date: '2026-01-05', km: 1, source: 'car', sourceId: null }, METRIC)),
  ).toBe('Date,InitialOdometer,Odometer,Notes,Tags');
});
