import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { readImport } from '#domain/imports/read-import.ts';
import { METRIC, toKm } from '#domain/units/units.ts';
import { csvHead, csvRows } from '#server/export/csv-text.ts';
import { MILES } from '#tests/car-words.ts';
import { importContext, textFile } from '#tests/import-files.ts';
import { lubeLoggerReading, lubeLoggerVehicle, type LubeLoggerRow } from './lubelogger.ts';

const readBack = (rows: readonly LubeLoggerRow[]) => {
  const files = rows.map(({ file, cells }) =>
    textFile(csvHead(Object.keys(cells)) + csvRows([Object.values(cells)]), `${file}.csv`),
  );
  return readImport(files, { decimal: '.', dates: 'ymd' }, importContext);
};

tableTest([METRIC, MILES])('the car with its purchase and sale is read back in its unit', (units) => {
  const car = { brand: 'Volvo', model: 'V60', year: 2019, licensePlate: 'AB-1', vin: 'YV1' };
  const purchase = { date: '2019-03-01', price: { amount: 31_500.5, currency: 'USD' }, km: toKm(20, 'mi') };
  const price = { amount: 14_000, currency: 'EUR' };
  const outOfUse = { reason: 'sold', since: '2025-05-01', price } as const;
  const reading = lubeLoggerReading(
    { date: '2024-01-01', km: 40_000, source: 'car', sourceId: null },
    units,
  )!;
  const carOf = (changes: object) =>
    readBack([lubeLoggerVehicle({ ...car, ...changes }, units), reading]).cars.map(
      ({ key: _key, name: _name, ...facts }) => facts,
    );
  const facts = {
    brand: 'Volvo',
    model: 'V60',
    year: 2019,
    plate: 'AB-1',
    vin: 'YV1',
    distanceUnit: units.distanceUnit,
  };
  expect(carOf({ purchase, outOfUse })).toEqual([{ ...facts, purchase, outOfUse }]);
  expect(carOf({ purchase: { ...purchase, date: null, km: null } })).toEqual([
    { ...facts, purchase: { ...purchase, date: null, km: null } },
  ]);
  expect(carOf({ outOfUse: { reason: 'laid_up', since: '2025-05-01' } })).toEqual([facts]);
});
