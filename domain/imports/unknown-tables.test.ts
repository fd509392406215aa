import { expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { asked, lines, readText } from '#tests/import-files.ts';
import { summaryOf } from './summary-rules.ts';
import type { ImportAnswers } from './schema.ts';

const dataTest = dataTestsOf('imports/any-table.tsv');

const answers: ImportAnswers = { distance: 'km', volume: 'l', energy: 'gasoline', currency: 'EUR' };
const read = (text: string) => readText(text, answers);

dataTest<[of: string, text: string, records: string, cars?: string]>(
  'a table from any app is read by its names and cells',
  { tags: ['IMP-03'] },
  (_, text, records, cars) => {
    expect(lines(read(text))).toEqual(partsOf(records));
    expect(asked(read(text))).not.toContain('columns');
    if (cars) expect(read(text).cars.map(({ key }) => key)).toEqual(partsOf(cars));
  },
);

dataTest('a table that leaves a doubt is asked about', { tags: ['IMP-03'] }, (_, text) => {
  const columns = read(text).questions.find(({ id }) => id === 'columns');
  expect(columns?.suggested).toBeNull();
});

test(
  'the answer about columns is kept by the shape of the table, whatever its rows',
  { tags: ['IMP-03'] },
  () => {
    const header = 'Wann;Eins;Zwei;Drei';
    const [table] = read(`${header}\n2026-01-01;10000;40;60`).tables;
    const columns = { [table!.shape]: { date: 'Wann', odometer: 'Eins', amount: 'Zwei', cost: 'Drei' } };
    const other = readText(`${header}\n2026-02-01;11000;30;45`, { ...answers, columns });
    expect(lines(other)).toEqual(['fill 2026-02-01 gasoline 30000 45EUR 11000km full']);
    expect(asked(other)).toEqual([]);
  },
);

test('tables that were joined are read each by its own header', { tags: ['IMP-01'] }, () => {
  const fuel = 'date,odometer,litres,cost\n2026-01-01,10000,40,60';
  const work = 'date,cost,odometer,title\n2026-01-02,100,10100,Oil change';
  expect(lines(read(`${fuel}\n${work}\n${fuel.replaceAll('01-01', '02-01')}`))).toEqual([
    'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
    "repair 2026-01-02 service 100EUR 10100km 'Oil change'",
    'fill 2026-02-01 gasoline 40000 60EUR 10000km full',
  ]);
});

test('fuel of unknown amount costs, and opens the consumption after it', { tags: ['IMP-20'] }, () => {
  const rows = ['2026-01-01,10000,40,60,1', '2026-01-10,10500,,62,1', '2026-01-20,11000,42,63,1'];
  const { records, skipped } = read(['date,mileage,volume,price,full', ...rows].join('\n'));
  expect(summaryOf(records)).toMatchObject([
    { all: { money: [{ minor: 18_500 }] }, energies: [{ per100: null }] },
  ]);
  expect(skipped).toEqual([{ reason: 'unknown-amount', count: 1 }]);
});

test('fuel of unknown amount is told from work by the kinds that fuel has', { tags: ['IMP-20'] }, () => {
  const rows = ['2026-01-01,Fuel,10000,40,60', '2026-01-02,Fuel,10100,,20', '2026-01-03,Repair,10200,,90'];
  expect(lines(read(['date,type,odometer,litres,cost', ...rows].join('\n')))).toEqual([
    'fill 2026-01-01 gasoline 40000 60EUR 10000km full',
    'fill 2026-01-02 gasoline 20EUR 10100km',
    "repair 2026-01-03 repair 90EUR 10200km 'Repair'",
  ]);
});

test('a total and a price say the amount, which is counted', { tags: ['IMP-01'] }, () => {
  const { records, skipped } = read(
    'date,odometer,litres,price per liter,total,full\n2026-01-01,10000,,1.5,60,1',
  );
  expect(records).toMatchObject([{ fields: { amount: 40_000, cost: 60 } }]);
  expect(skipped).toEqual([{ reason: 'computed-amount', count: 1 }]);
});

test(
  'a file with distances asks for the odometer at the last fill-up, and counts back from it',
  { tags: ['IMP-21'] },
  () => {
    const text =
      'date,trip (km),litres,cost,full\n2026-01-20,500.4,35,52,1\n2026-01-10,400.4,30,45,1\n2026-01-01,,40,60,1';
    const open = read(text);
    expect(open.questions).toMatchObject([{ id: 'lastOdometer', choices: [''], samples: ['2026-01-20'] }]);
    expect(open.skipped).toContainEqual({ reason: 'trip-distance', count: 2 });
    const answered = readText(text, { ...answers, lastOdometer: { '': 50_000 } });
    expect(lines(answered)).toEqual([
      'fill 2026-01-20 gasoline 35000 52EUR 50000km full',
      'fill 2026-01-10 gasoline 30000 45EUR 49500km full',
      'fill 2026-01-01 gasoline 40000 60EUR 49099km full',
    ]);
    expect(answered.noted).toEqual([]);
    const partly = read(
      'date,odometer,trip (km),litres\n2026-01-01,10000,,40\n2026-01-10,,500,35\n2026-01-20,11000,500,36',
    );
    expect(lines(partly)[1]).toBe('fill 2026-01-10 gasoline 35000 10500km full');
    expect(asked(partly)).toEqual([]);
  },
);

test(
  'without a column of it every fill-up is taken as full, and that is counted',
  { tags: ['IMP-06'] },
  () => {
    expect(read('date,mileage,volume,price\n2026-01-01,10000,40,60').skipped).toEqual([
      { reason: 'taken-as-full', count: 1 },
    ]);
  },
);
