import { describe, expect, test } from 'vitest';
import { expectImport, readFixtures, type ImportCase } from '#tests/import-files.ts';

describe('LubeLogger', () => {
  const cases: ImportCase[] = [
    {
      of: 'fuel of a server in the United States; a row without an amount is left out',
      files: ['lubelogger-fuel-us.csv'],
      answers: { currency: 'USD', energy: 'gasoline', distance: 'mi', volume: 'usgal' },
      asks: ['currency', 'distance', 'energy', 'volume'],
      records: [
        'fill 2024-01-05 gasoline 42397 39.87USD 72758km full',
        'fill 2024-01-19 gasoline 40882 38.45USD 73273km full',
      ],
      skipped: { 'empty-fill': 1 },
    },
    {
      of: 'services of an Italian one',
      files: ['lubelogger-service-it.csv'],
      answers: { kind: 'service', distance: 'km' },
      asks: ['distance', 'kind'],
      records: [
        "repair 2024-03-14 service 1234.5EUR 46010km 'Tagliando'",
        "repair 2024-04-02 service 89.9EUR 46900km 'Pastiglie freni'",
      ],
    },
    {
      of: 'three files of one header, each of its own kind',
      files: ['lubelogger-service-it.csv', 'lubelogger-service-us.csv'],
      answers: {
        kinds: { 'lubelogger-service-it.csv': 'repair', 'lubelogger-service-us.csv': 'upgrade' },
        distance: 'km',
        currency: 'USD',
        dates: 'mdy',
      },
      asks: ['currency', 'distance', 'kind'],
      records: [
        "repair 2024-03-14 repair 1234.5EUR 46010km 'Tagliando'",
        "repair 2024-04-02 repair 89.9EUR 46900km 'Pastiglie freni'",
        "repair 2025-09-14 other 1234.56USD 71000km 'Oil change'",
      ],
    },
    {
      of: 'taxes of a server without a culture, month first unless the owner says otherwise',
      files: ['lubelogger-tax-invariant.csv'],
      answers: { dates: 'mdy', currency: 'EUR' },
      asks: ['currency', 'dates'],
      records: ["repair 2024-03-07 tax 145EUR 'Bollo'"],
    },
    {
      of: 'readings; zero is none',
      files: ['lubelogger-odometer-iso.csv'],
      answers: { distance: 'km' },
      asks: ['distance'],
      records: ['mileage 2024-03-07 46480km', "note 2024-03-07 'Commute'"],
      skipped: { 'no-mileage': 1 },
    },
    {
      of: 'charges, in kWh whatever the volume unit is',
      files: ['lubelogger-ev-de.csv'],
      answers: { currency: 'EUR', distance: 'km', volume: 'usgal' },
      asks: ['currency', 'distance'],
      records: ['fill 2024-05-13 electric 41500 14.52EUR 12000km'],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('extra fields are stations, shops and notes', () => {
    const [first, second] = readFixtures(['lubelogger-fuel-us.csv']).records.map(({ fields }) => fields);
    expect(first).toMatchObject({ station: 'Shell', notes: null });
    expect(second).toMatchObject({ station: 'Costco', notes: 'Highway trip\nTags: roadtrip' });
    const [repair] = readFixtures(['lubelogger-service-us.csv']).records;
    expect(repair?.fields).toMatchObject({
      garageName: 'Jiffy',
      description: 'Synthetic, 5 qt\nTags: oil',
    });
  });
});

describe('Fuelly', () => {
  const cases: ImportCase[] = [
    {
      of: 'the site in liters: the second row is of June 12, cost is liters times price',
      files: ['fuelly-metric.csv'],
      answers: { currency: 'EUR', energy: 'gasoline' },
      asks: ['currency', 'energy'],
      records: [
        'fill 2021-06-06 gasoline 57432 72.88EUR 186886km full',
        'fill 2021-06-12 gasoline 50441 66.53EUR 187205km full',
        'fill 2021-06-25 gasoline 20500 27.04EUR 5000km missed',
      ],
    },
    {
      of: 'the site in gallons, which may be of two countries',
      files: ['fuelly-us.csv'],
      answers: { currency: 'USD', energy: 'gasoline', volume: 'ukgal' },
      asks: ['currency', 'energy', 'volume'],
      records: ['fill 2019-03-14 gasoline 45461 34.59USD 19867km full'],
    },
    {
      of: 'the app, with services',
      files: ['fuelly-app.csv'],
      answers: { currency: 'USD', volume: 'usgal' },
      asks: ['currency', 'volume'],
      records: [
        'fill 2010-01-18 gasoline 27463 19.8USD 32840km full',
        "repair 2010-02-01 tyres 45USD 33796km 'Oil Change, Tire Rotation'",
      ],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('two cars of one file stay two', () => {
    const { cars, records } = readFixtures(['fuelly-metric.csv']);
    expect(cars.map(({ key, model }) => [key, model])).toEqual([
      ['Renegade', 'Jeep'],
      ['Zoe', 'Renault'],
    ]);
    expect(records.map(({ car }) => car)).toEqual(['Renegade', 'Renegade', 'Zoe']);
  });
});

describe('Simply Auto', () => {
  const cases: ImportCase[] = [
    {
      of: 'an older log, services and cars together; commas without quotes stay in the description',
      files: ['simply-auto-log.csv', 'simply-auto-services.csv', 'simply-auto-vehicles.csv'],
      answers: { currency: 'PLN', distance: 'km', volume: 'l' },
      asks: ['currency', 'distance', 'volume'],
      records: [
        'fill 2020-01-05 gasoline 40000 220PLN 10000km full',
        'fill 2020-01-18 gasoline 20500 110PLN 10300km missed',
        "repair 2020-01-25 tyres 480PLN 10600km 'Tire Rotation, Oil Change'",
        'mileage 2020-01-26 10700km',
        "repair 2020-01-27 other 30PLN 10800km 'Wash'",
        "reminder oil 2021-01-25 25600km every 1year 15000km 'Engine Oil'",
      ],
      skipped: { template: 1 },
    },
    {
      of: 'months from zero and decimal commas; the shift is reported',
      files: ['simply-auto-log-zero-months.csv'],
      answers: { currency: 'EUR', distance: 'km', volume: 'l' },
      asks: ['currency', 'distance', 'volume'],
      records: [
        'fill 2020-01-05 diesel 40500 60EUR 10000km full',
        'fill 2020-12-05 diesel 38200 58EUR 10500km full',
      ],
      skipped: { 'months-from-zero': 2 },
    },
    {
      of: 'gallons of the United Kingdom',
      files: ['simply-auto-log.csv'],
      answers: { currency: 'GBP', distance: 'mi', volume: 'ukgal' },
      asks: ['currency', 'distance', 'volume'],
      records: [
        'fill 2020-01-05 gasoline 181844 220GBP 16093km full',
        'fill 2020-01-18 gasoline 93195 110GBP 16576km missed',
        "repair 2020-01-25 tyres 480GBP 17059km 'Tire Rotation, Oil Change'",
        'mileage 2020-01-26 17220km',
        "repair 2020-01-27 other 30GBP 17381km 'Wash'",
      ],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));
});

describe('MyGarage', () => {
  const cases: ImportCase[] = [
    {
      of: 'metric fuel',
      files: ['mygarage-fuel-metric.csv'],
      answers: { currency: 'EUR' },
      asks: ['currency'],
      records: [
        'fill 2025-06-01 diesel 42500 70.13EUR 45000km full',
        'fill 2025-06-14 diesel 30000 49.5EUR missed',
      ],
    },
    {
      of: 'imperial fuel; a row of an unknown system is refused',
      files: ['mygarage-fuel-imperial.csv'],
      answers: { currency: 'USD' },
      asks: ['currency'],
      records: ['fill 2025-06-01 gasoline 37854 35USD 16093km full'],
      unreadable: ['3 distance-unit'],
    },
    {
      of: 'services and readings of one car',
      files: ['mygarage-service.csv', 'mygarage-odometer.csv'],
      answers: { currency: 'EUR' },
      asks: ['currency'],
      records: [
        "repair 2025-05-02 service 89.9EUR 44000km 'Oil change'",
        "repair 2025-05-03 inspection 45EUR 44010km 'Inspection'",
        'mileage 2025-05-05 44100km',
      ],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));
});
