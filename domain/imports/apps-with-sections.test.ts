import { describe, expect, test } from 'vitest';
import { expectImport, readFixtures, type ImportCase } from '#tests/import-files.ts';

describe('Drivvo', () => {
  const cases: ImportCase[] = [
    {
      of: 'Russian, 22 columns: a second fuel is a second fill-up, mileage 0 is none',
      files: ['drivvo-ru.csv'],
      answers: { currency: 'RUB' },
      asks: ['currency'],
      records: [
        'fill 2025-08-24 gasoline 40000 8800RUB 121727km full',
        'fill 2025-09-02 gasoline 15000 3315RUB',
        'fill 2025-09-02 lpg 20000 1200RUB full',
        "repair 2025-08-30 insurance 25000RUB 121800km 'ОСАГО'",
        "repair 2025-09-01 service 5400RUB 121900km 'Замена масла'",
      ],
    },
    {
      of: 'Portuguese, 30 columns with charging and the vehicle',
      files: ['drivvo-pt.csv'],
      answers: { currency: 'BRL' },
      asks: ['currency'],
      records: [
        'fill 2026-09-15 gasoline 45527 89.64BRL 1234km full',
        'fill 2026-09-20 electric 30000 24BRL 1500km',
        "repair 2026-09-16 tyres 57.44BRL 1500km 'Pneus - Rodízio'",
      ],
      skipped: { income: 1 },
    },
    {
      of: 'English, short, with the missed fill-up',
      files: ['drivvo-en.csv'],
      answers: { currency: 'PLN', distance: 'km' },
      asks: ['currency', 'distance'],
      records: [
        'fill 2019-05-21 gasoline 40000 207.6PLN 45000km full',
        'fill 2019-06-03 gasoline 40000 207.6PLN 45600km full missed',
      ],
      skipped: { trip: 1 },
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('the state of charge, the driver and the way of payment are kept', () => {
    const { cars, records, noted } = readFixtures(['drivvo-pt.csv']);
    expect(cars).toEqual([{ key: 'Example Hybrid 2026', name: 'Example Hybrid 2026' }]);
    expect(records[1]?.fields).toMatchObject({ socEnd: 80, station: 'Casa' });
    expect(records[0]?.fields).toMatchObject({
      notes: 'Motorista: Example driver\nForma de pagamento: Credit',
    });
    expect(noted).toBe(7);
  });
});

describe('Fuelio', () => {
  const cases: ImportCase[] = [
    {
      of: 'British: miles and liters, reminders, income left out',
      files: ['fuelio-uk.csv'],
      answers: { currency: 'GBP' },
      asks: ['currency'],
      records: [
        'fill 2024-03-10 gasoline 46301 67.09GBP 341949km full',
        'fill 2024-02-20 gasoline 40000 60GBP 341342km missed',
        "reminder inspection 2024-07-19 'MOT'",
        "reminder oil 2025-02-10 350837km every 12month 9656km 'Oil and filter'",
        "repair 2024-02-10 service 120.5GBP 341181km 'Oil and filter'",
        "repair 2024-02-12 tyres 180GBP 341197km 'Two tyres'",
      ],
      skipped: { income: 1 },
    },
    {
      of: 'a plug-in hybrid of the United States: gallons of gasoline, kWh of electricity',
      files: ['fuelio-us-phev.csv'],
      answers: { currency: 'USD' },
      asks: ['currency'],
      records: [
        'fill 2024-03-10 gasoline 37854 35USD 16093km full',
        'fill 2024-03-11 electric 8200 1.2USD 16158km full',
      ],
    },
    {
      of: 'Polish, with the headers of older versions and padded sections',
      files: ['fuelio-pl-old.csv'],
      answers: { currency: 'PLN', energy: 'diesel' },
      asks: ['currency', 'energy'],
      records: ['fill 2013-03-19 diesel 35500 180.1PLN 100500km full'],
      unreadable: ['6 odometer'],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('the car is described by its own section', () => {
    expect(readFixtures(['fuelio-uk.csv']).cars).toEqual([
      { key: 'BMW Z3', name: 'BMW Z3', brand: 'BMW', model: 'Z3', year: 1997, plate: 'AB12CDE' },
    ]);
  });
});

describe('aCar', () => {
  const cases: ImportCase[] = [
    {
      of: 'United States, with the cars and a unit that is none',
      files: ['acar-us.csv'],
      answers: { currency: 'USD' },
      asks: ['currency'],
      records: [
        'fill 2019-03-14 gasoline 39747 36.32USD 19867km full',
        "repair 2019-04-02 service 59.99USD 20761km 'Oil Change, Oil Filter'",
      ],
      unreadable: ['10 distance-unit'],
    },
    {
      of: 'German, day first, with a currency of its own',
      files: ['acar-metric.csv'],
      asks: [],
      records: [
        'fill 2019-03-25 diesel 40500 59.09EUR 12345km missed',
        "repair 2019-03-26 other 8EUR 12400km 'Parking'",
      ],
    },
    {
      of: 'British, with events instead of services',
      files: ['acar-uk-events.csv'],
      asks: [],
      records: [
        'fill 2020-01-31 gasoline 36369 44GBP 14484km full',
        "repair 2020-02-01 tyres 99GBP 14500km 'Tyre change'",
      ],
    },
  ];
  test.each(cases)('$of', { tags: ['IMP-01'] }, (one) => expectImport(one));

  test('a car has its facts and its license plate', () => {
    const { cars } = readFixtures(['acar-us.csv']);
    expect(cars[0]).toMatchObject({ key: 'Civic', brand: 'Honda', year: 2012, plate: 'ABC 123' });
  });
});
