import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { timeOf } from './date-rules.ts';
import { powerOf } from './energy-words.ts';
import { isMissed, isNotFull } from './flag-words.ts';
import {
  assumed,
  importFixture,
  importProblems,
  lines,
  readFixtures,
  readText,
  unsaid,
} from '#tests/import-files.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

describe('Drivvo', () => {
  test(
    'the state of charge, the driver and the way of payment are kept',
    { tags: ['IMP-01', 'IMP-06'] },
    () => {
      const { cars, records, noted } = readFixtures(['drivvo-pt.csv']);
      expect(cars).toEqual([{ key: 'Example Hybrid 2026', name: 'Example Hybrid 2026' }]);
      expect(records[0]?.fields).toMatchObject({ time: '09:05', discount: null, power: null, price: null });
      expect(records[1]?.fields).toMatchObject({
        time: '09:05',
        price: null,
        discount: 1.5,
        socStart: 20,
        socEnd: 80,
        power: 'ac',
        station: 'Casa',
      });
      expect(records[0]?.fields).toMatchObject({
        notes: 'Motorista: Example driver\nForma de pagamento: Credit',
      });
      expect(noted.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    },
  );

  test('money is in the currency of the vehicle, unless vehicles differ', { tags: ['IMP-03'] }, () => {
    const text =
      '##Refuelling\n"Odometer (km)","Date","Fuel","Price / L","Total cost","Volume","Full tank"\n"45000","2024-08-07 08:59:24","Pb95","6.29","226.13","35.95","Yes"\n##Vehicle\n"Name","Brand","Currency"\n"Corolla","Toyota","zł"\n';
    const one = readText(text);
    expect(unsaid(one)).toEqual([]);
    expect(lines(one)).toEqual(['fill 2024-08-07 gasoline 35950 226.13PLN 45000km full']);
    expect(assumed(readText(`${text}"Golf","VW","€"\n`))).toEqual(['currency EUR']);
  });
});

describe('Fuelio', () => {
  test('a reminder is over once the same was done again', () => {
    const head =
      '"## Costs"\n"CostTitle","Date","Odo","CostTypeID","Notes","Cost","flag","idR","read","RemindOdo","RemindDate","isTemplate","RepeatOdo","RepeatMonths","isIncome","UniqueId"\n';
    const row = (title: string, date: string, remind: string, id: number, months = 12) =>
      `"${title}","${date} 10:00","0","1","","50.0","0","0","0","0","${remind}","0","0","${months}","0","${id}"\n`;
    const text = `${head}${row('Oil', '2023-02-01', '2024-02-01', 1)}${row('Oil', '2024-02-03', '2025-02-03', 2)}${row('MOT', '2023-05-01', '2024-05-01', 3)}${row('MOT', '2024-05-02', '2011-01-01', 4, 0)}`;
    const { records, skipped } = readText(text, { currency: 'EUR' });
    const reminders = records.filter(({ kind }) => kind === 'reminder');
    expect(reminders.map(({ fields }) => fields)).toMatchObject([
      { title: 'Oil', plan: { dueDate: '2025-02-03' } },
    ]);
    expect(skipped).toContainEqual({ reason: 'replaced', count: 2 });
  });

  test('the car is described by its own section', { tags: ['IMP-01'] }, () => {
    expect(readFixtures(['fuelio-uk.csv']).cars).toEqual([
      {
        key: 'BMW Z3',
        name: 'BMW Z3',
        brand: 'BMW',
        model: 'Z3',
        year: 1997,
        plate: 'AB12CDE',
        distanceUnit: 'mi',
        volumeUnit: 'L',
      },
    ]);
  });
});

describe('what a file says of time, price, discount and charging fills its own fields', () => {
  const details = (name: string) =>
    readFixtures([name]).records.flatMap(({ kind, fields }) => {
      if (kind !== 'fill') return [];
      const { time, price, discount, socStart, socEnd, power } = fields;
      return [[time, price, discount, socStart, socEnd, power].map((one) => one ?? null)];
    });
  const blank = [null, null, null, null, null, null];

  tableTest([
    [
      'fuelio-us-phev.csv',
      [
        ['16:01', null, null, null, null, null],
        ['20:01', 0.146, null, null, null, 'ac'],
      ],
    ],
    [
      'mygarage-fuel-metric.csv',
      [
        ['08:00', 1.65, null, null, null, null],
        [null, null, 2, null, null, null],
      ],
    ],
    ['lubelogger-ev-de.csv', [[null, null, null, 20, 80, null]]],
    ['acar-us.csv', [['10:00', null, null, null, null, null]]],
    ['fuelly-app.csv', [['22:39', null, null, null, null, null]]],
    ['fuelly-metric.csv', [blank, blank, blank]],
  ])('in every app', { tags: ['FUEL-29', 'FUEL-30', 'FUEL-31'] }, (name, expected) => {
    expect(details(name)).toEqual(expected);
  });

  test('any table has the time beside the day', () => {
    const { records } = readText(
      'Date,Odometer,Liters,Cost\n2026-01-05 18:05,10000,40,60\n2026-01-06,10100,8,9',
    );
    expect(records.map(({ fields }) => 'time' in fields && fields.time)).toEqual(['18:05', null]);
  });

  dataTest('the time in a cell', (cell, time) => {
    expect(timeOf(cell) ?? '').toBe(time);
  });

  test('an instant has the time of the zone', () => {
    expect(['1691085540', '2026-01-05T18:05:00Z'].map((cell) => timeOf(cell, 'Pacific/Auckland'))).toEqual([
      '05:59',
      '07:05',
    ]);
  });

  dataTest('a note that the tank was not filled', (note, isSaid) => {
    expect(isNotFull(note) ? 'yes' : '').toBe(isSaid);
  });

  dataTest('a note that a fill-up before is missing', (note, isSaid) => {
    expect(isMissed(note) ? 'yes' : '').toBe(isSaid);
  });

  dataTest('the way of charging', (text, power) => {
    expect(powerOf(text) ?? '').toBe(power);
  });
});

describe('aCar', () => {
  test('a car has its facts and its license plate', () => {
    const { cars } = readFixtures(['acar-us.csv']);
    expect(cars[0]).toMatchObject({ key: 'Civic', brand: 'Honda', year: 2012, plate: 'ABC 123' });
  });
});

describe('LubeLogger', () => {
  test('the wide sign of yen suggests yen', { tags: ['IMP-03'] }, () => {
    const { questions } = readFixtures(['lubelogger-service-ja.csv']);
    expect(questions.find(({ id }) => id === 'currency')?.suggested).toBe('JPY');
  });

  test('extra fields are stations, shops and notes', { tags: ['IMP-01'] }, () => {
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
  test('two cars of one file stay two', { tags: ['IMP-04'] }, () => {
    const { cars, records } = readFixtures(['fuelly-metric.csv']);
    expect(cars.map(({ key, model }) => [key, model])).toEqual([
      ['Renegade', 'Jeep'],
      ['Zoe', 'Renault'],
    ]);
    expect(records.map(({ car }) => car)).toEqual(['Renegade', 'Renegade', 'Zoe']);
  });
});

describe('Spritmonitor', () => {
  test('a note keeps its quotes and its semicolon in a file that a spreadsheet saved', () => {
    const [record] = readFixtures(['spritmonitor-de-at-spreadsheet.csv']).records;
    expect(record?.fields).toMatchObject({ notes: expect.stringContaining('der "gute" Sprit; teuer') });
    const [swiss] = readFixtures(['spritmonitor-de-ch.csv']).records;
    expect(swiss?.fields).toMatchObject({ notes: expect.stringContaining('Zürich "Nord"') });
  });
});

describe('files of other character sets', () => {
  test('names and notes keep their letters', () => {
    const [lv] = readFixtures(['fuelio-lv-spreadsheet.csv']).records;
    expect(lv?.fields).toMatchObject({
      station: 'Circle K Jūrmala',
      notes: 'ceļš uz Liepāju',
    });
    expect(readFixtures(['fuelly-de-spreadsheet.csv']).cars[0]?.name).toBe('Käfer');
    expect(readFixtures(['simply-auto-log-lv-unicode.txt']).cars[0]?.key).toBe('Škoda');
    expect(readFixtures(['tracktor-ja.json']).cars[0]?.name).toBe('トヨタ アクア');
  });
});

describe('MyGarage', () => {
  test('the JSON of a car has its facts and its purchase, and nothing without units is read', () => {
    const { cars, records } = readFixtures(['mygarage.json'], { currency: 'EUR' });
    expect(cars).toEqual([
      {
        key: 'WVWZZZ1KZAW000001',
        name: 'Volkswagen Golf',
        brand: 'Volkswagen',
        model: 'Golf',
        year: 2010,
        plate: 'AB-1234',
        vin: 'WVWZZZ1KZAW000001',
        purchase: { date: '2015-04-01', price: { amount: 6500, currency: 'EUR' }, km: null },
        distanceUnit: 'km',
        volumeUnit: 'L',
      },
    ]);
    expect(records[0]?.fields).toMatchObject({ garageName: 'Garage Ltd', description: null });
    expect(records[1]?.fields).toMatchObject({ notes: 'hills', price: 1.65 });
    const old = readText(
      JSON.stringify({ export_version: '2', vehicle: {}, fuel_records: [{ mileage: 1, gallons: 2 }] }),
    );
    expect([old.source, old.records]).toEqual(['mygarage', []]);
    expect(old.unreadable).toEqual([{ file: 'export.csv', row: null, reason: 'distance-unit' }]);
  });

  test('a price that is not of a unit stays in the notes', () => {
    const propane = { date: '2025-06-01', odometer_km: 10, liters: 30, price_per_unit: 24, cost: 24 };
    const read = (basis: string) =>
      readText(
        JSON.stringify({
          export_version: '5',
          units: 'metric',
          vehicle: {},
          fuel_records: [{ ...propane, price_basis: basis, fuel_type_used: 'lpg' }],
        }),
        { currency: 'EUR' },
      ).records[0]?.fields;
    expect(read('per_tank')).toMatchObject({
      price: null,
      notes: 'price_per_unit: 24\nprice_basis: per_tank',
    });
    expect(read('per_volume')).toMatchObject({ price: 24, notes: null });
  });

  test('units that neither the row nor the headers say are not guessed', { tags: ['IMP-03'] }, () => {
    const table = 'units_version,unit_system,Date,Odometer,Gallons,Total Cost,Fuel Type Used';
    expect(importProblems(readText(`${table}\n6,custom,2025-06-01,100,40,60,diesel`))).toEqual([
      '2 fuel-unit',
    ]);
    const reading = 'units_version,unit_system,Date,Reading,Notes\n6,custom,2025-06-01,100,';
    expect(importProblems(readText(reading))).toEqual(['2 distance-unit']);
  });
});

describe('files that a spreadsheet saved', () => {
  test('False in the language of the spreadsheet is no, and True is kept', () => {
    const [first, second] = readFixtures(['mygarage-fuel-de-spreadsheet.csv']).records;
    expect(first?.fields).toMatchObject({ notes: null, isMissedBefore: false });
    expect(second?.fields).toMatchObject({ notes: 'Anhänger\nIs Hauling: WAHR' });
  });

  test('a cost of 0,00 beside no currency is unknown in the table that Carful itself exported', () => {
    const table = [
      'Date;Description;Cost;Notes;Odometer;Tags;extrafield_Currency',
      '07.03.2024;Wash;0,00;;1000;;',
      '28.03.2024;Oil;12,50;;1100;;EUR',
    ];
    expect(lines(readText(table.join('\n'), { kind: 'service', distance: 'km' }))).toEqual([
      "repair 2024-03-07 service 1000km 'Wash'",
      "repair 2024-03-28 service 12.5EUR 1100km 'Oil'",
    ]);
  });

  test('of days that could be months the day is suggested first', { tags: ['IMP-03'] }, () => {
    const { questions } = readFixtures(['mygarage-fuel-de-spreadsheet.csv']);
    expect(questions.find(({ id }) => id === 'dates')?.suggested).toBe('dmy');
  });
});

test('a category of a Fuelio file is what the file calls it', { tags: ['IMP-01'] }, () => {
  const row =
    '"Tax disc","2024-02-14 10:00","212030","31","","180.0","0","0","0","0","2011-01-01","0","0","0","0","55"';
  const whole = `${new TextDecoder().decode(importFixture('fuelio-uk.csv').bytes).trimEnd()}\n${row}\n`;
  const kindIn = (text: string) => lines(readText(text)).find((line) => line.includes('2024-02-14'));
  expect(kindIn(whole)).toMatch(/^repair 2024-02-14 insurance/);
  expect(kindIn(whole.replace('"31","Insurance"', '"31","Road tax"'))).toMatch(/^repair 2024-02-14 tax/);
});
