import { expect, test } from 'vitest';
import { asked, assumed, importProblems, lines, readText } from '#tests/import-files.ts';
import type { Mapping } from './schema.ts';

const tableOf = (text: string) => readText(text).tables[0]!;
const suggestionOf = (text: string): Mapping => tableOf(text).mapping;
const chosen = (text: string, mapping: Mapping = suggestionOf(text)) => ({ [tableOf(text).shape]: mapping });

const hammond = `date,odometer,litres,cost,full,missed,station,notes
2021-05-03 00:00:00+00:00,45210,41.25,60.1,1,0,Neste,"to the sea"
2021-05-19 00:00:00+00:00,45800,38.5,57.75,0,1,,`;

test(
  'the table that the recipe for Hammond writes is read by its suggested columns',
  { tags: ['IMP-03'] },
  () => {
    expect(asked(readText(hammond))).toEqual([]);
    expect(assumed(readText(hammond))).toEqual(['currency EUR', 'distance km', 'energy gasoline']);
    const columns = suggestionOf(hammond);
    expect(columns).toEqual({
      date: 'date',
      odometer: 'odometer',
      amount: 'litres',
      cost: 'cost',
      full: 'full',
      missed: 'missed',
      station: 'station',
      notes: 'notes',
    });
    const reading = readText(hammond, {
      columns: chosen(hammond),
      currency: 'EUR',
      distance: 'km',
      energy: 'diesel',
    });
    expect(asked(reading)).toEqual([]);
    expect(lines(reading)).toEqual([
      'fill 2021-05-03 diesel 41250 60.1EUR 45210km full',
      'fill 2021-05-19 diesel 38500 57.75EUR 45800km missed',
    ]);
  },
);

const latvian = `Datums;Auto;Nobraukums (km);Daudzums;Cena par litru;Degviela;Valūta;Apraksts;Veids;Summa;Piezīmes;Laiks
05.03.2024.;Zilais;120 500;40,5;1,559;Dīzelis;EUR;;;;pilna bāka;saulains
06.03.2024.;Zilais;120 600;;;;SEK;Eļļas maiņa;;1 250,00;;
07.03.2024.;Baltais;88 000;;;;;;;;;
08.03.2024.;Baltais;;;;;XXQ;Logi;tīrīšana;5,00;;`;

test(
  'a table kept by hand has fill-ups, repairs and readings of two cars',
  { tags: ['IMP-01', 'IMP-03'] },
  () => {
    const columns = chosen(latvian);
    const reading = readText(latvian, { columns, volume: 'l', currency: 'EUR' });
    expect(lines(reading)).toEqual([
      'fill 2024-03-05 diesel 40500 63.14EUR 120500km full',
      "repair 2024-03-06 service 1250SEK 120600km 'Eļļas maiņa'",
      'mileage 2024-03-07 88000km',
    ]);
    expect(reading.cars.map(({ key }) => key)).toEqual(['Zilais', 'Baltais']);
    expect(reading.records[0]?.fields).toMatchObject({ notes: 'pilna bāka\nLaiks: saulains' });
    expect(importProblems(reading)).toEqual(['5 currency']);
  },
);

test('units in the headers are not asked about', { tags: ['IMP-03'] }, () => {
  const text = 'date,odometer (mi),gallons (US),cost\n2024-03-05,1000,10,$35.00';
  const reading = readText(text, { columns: chosen(text), energy: 'gasoline', currency: 'USD' });
  expect(asked(reading)).toEqual([]);
  expect(lines(reading)).toEqual(['fill 2024-03-05 gasoline 37854 35USD 1609km full']);
  const unsure = text.replace('gallons (US)', 'gallons');
  const answers = { columns: chosen(unsure), energy: 'gasoline', currency: 'USD' } as const;
  expect(assumed(readText(unsure, answers))).toEqual(['volume usgal']);
  expect(asked(readText(unsure.replace('$', '€'), answers))).toEqual(['volume']);
});

test('kWh are electricity', { tags: ['IMP-03'] }, () => {
  const text = 'date,odometer (km),kWh,cost\n2024-03-05,1000,31.5,12.60';
  expect(lines(readText(text, { columns: chosen(text), currency: 'EUR' }))).toEqual([
    'fill 2024-03-05 electric 31500 12.6EUR 1000km full',
  ]);
});

test(
  'discount, time, and what is said of a charge have columns',
  { tags: ['IMP-03', 'FUEL-29', 'FUEL-31'] },
  () => {
    const text = [
      'Date,Time,Odometer (km),kWh,Price per unit,Discount,SoC start,SoC end,Charging,Station',
      '2024-03-05,18:05,1000,40,0.50,1.50,20,80,DC fast,Eleport',
      '2024-03-06,rain,1100,30,0.50,,,,wallbox,Home',
    ].join('\n');
    const columns = { ...suggestionOf(text), price: 'Price per unit' };
    expect(columns).toMatchObject({
      time: 'Time',
      discount: 'Discount',
      socStart: 'SoC start',
      socEnd: 'SoC end',
      power: 'Charging',
    });
    const { records } = readText(text, { columns: chosen(text, columns), currency: 'EUR' });
    expect(records.map(({ fields }) => fields)).toMatchObject([
      {
        time: '18:05',
        cost: 18.5,
        price: null,
        discount: 1.5,
        socStart: 20,
        socEnd: 80,
        power: 'dc',
        notes: null,
      },
      {
        time: null,
        cost: 15,
        discount: null,
        socStart: null,
        power: null,
        notes: 'Time: rain\nCharging: wallbox',
      },
    ]);
    const total = text.replace('Price per unit', 'Total');
    const paid = readText(total, { columns: chosen(total), currency: 'EUR' });
    expect(paid.records[0]?.fields).toMatchObject({ cost: 0.5, discount: 1.5 });
  },
);

test(
  'without a column of dates nothing is read, and a row without anything is named',
  { tags: ['IMP-03', 'IMP-06'] },
  () => {
    const text = 'a,b\n1,2';
    expect(readText(text).records).toEqual([]);
    expect(importProblems(readText(text, { columns: {} }))).toEqual(['file columns-unknown']);
    const empty = readText('date,odometer\n2024-03-05,');
    expect(importProblems(empty)).toEqual(['2 odometer']);
  },
);

test(
  'what is taken from around a cell, and what is left out, is counted',
  { tags: ['IMP-06', 'IMP-22'] },
  () => {
    const text = [
      'Date;Odometer;Work;Cost;Deleted',
      '2025;;;;',
      '3 May;10000;Oil;40;',
      ';10000;Filter;15;',
      '9 May;10500;Brakes;200;yes',
      '12 May;10600;Warranty;-30;',
    ].join('\n');
    const { records, skipped } = readText(text);
    expect(records.map(({ fields }) => 'date' in fields && fields.date)).toEqual([
      '2025-05-03',
      '2025-05-03',
      '2025-05-12',
    ]);
    expect(records.at(-1)?.fields).toMatchObject({ cost: null, description: 'Cost: -30' });
    expect(Object.fromEntries(skipped.map(({ reason, count }) => [reason, count]))).toEqual({
      'year-above': 3,
      'day-above': 1,
      totals: 1,
      deleted: 1,
      'refund-noted': 1,
    });
  },
);

test('parts and labor that are in the notes only are counted', { tags: ['IMP-06', 'IMP-22'] }, () => {
  const text = [
    'Date;Odometer;Work;Parts;Labor;Total',
    '2025-01-20;81200;Clutch;120;80;200',
    '2025-03-24;81900;Wipers;40;10;0',
    '2025-05-29;83000;Battery;95;15;110',
    '2025-08-02;84000;Brakes;60;20;80',
  ].join('\n');
  const { records, skipped } = readText(text);
  expect(records[1]?.fields).toMatchObject({ cost: 0, description: 'Parts: 40\nLabor: 10' });
  expect(skipped).toMatchObject([{ reason: 'value-noted', count: 1 }]);
});
