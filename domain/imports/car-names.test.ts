import { expect, test } from 'vitest';
import { importContext, readText, textFile } from '#tests/import-files.ts';
import { tableTest } from '#tests/tables.ts';
import { sameCar } from './batch-rules.ts';
import { readImport } from './read-import.ts';

const fuel = (km: number) =>
  `date,odometer,litres,cost\n2026-01-0${km % 9},${km},40,60\n2026-02-01,${km + 500},35,52`;
const work = 'date,odometer,cost,work\n2026-01-05,10200,90,Brakes';

tableTest([
  { names: ['golf.csv', 'polo.csv'], cars: ['golf', 'polo'] },
  { names: ['My cars/Golf/fuel.csv', 'My cars/Polo/fuel.csv'], cars: ['Golf', 'Polo'] },
  { names: ['fuel-golf-2025.csv', 'fuel-polo-2025.csv'], cars: ['golf', 'polo'] },
  { names: ['2025.csv', '2026.csv'], cars: [''] },
  { names: ['January.csv', 'Februar.csv'], cars: [''] },
  { names: ['export (1).csv', 'export (2).csv'], cars: [''] },
  { names: ['diesel.csv', 'petrol.csv'], cars: [''] },
])(
  'files of the same columns are of a car each, unless their names are of times or kinds',
  { tags: ['IMP-04'] },
  ({ names, cars }) => {
    const files = names.map((name, at) => textFile(fuel(10_000 + at), name));
    expect(readImport(files, {}, importContext).cars.map(({ name }) => name)).toEqual(cars);
  },
);

tableTest([
  { names: ['tanken alt.csv', 'tanken neu.csv'] },
  { names: ['fuel part one.csv', 'fuel part two.csv'] },
])(
  'files that continue each other are of one car, whatever they are called',
  { tags: ['IMP-04'] },
  ({ names }) => {
    const files = names.map((name, at) =>
      textFile(fuel(10_000 + at * 5_000).replaceAll('2026', String(2024 + at)), name),
    );
    expect(readImport(files, {}, importContext).cars.map(({ name }) => name)).toEqual(['']);
  },
);

test('a file of other columns goes to the car that its name has', { tags: ['IMP-04'] }, () => {
  const files = [
    textFile(fuel(10_000), 'fuel golf.csv'),
    textFile(fuel(50_000), 'fuel polo.csv'),
    textFile(work, 'repairs golf.csv'),
  ];
  const { records } = readImport(files, {}, importContext);
  expect(records.filter(({ kind }) => kind === 'repair').map(({ car }) => car)).toEqual(['golf']);
});

test(
  'rows without a car are counted beside rows with one, not below ids of a single car',
  { tags: ['IMP-04'] },
  () => {
    const unnamed = (...cars: string[]) => {
      const rows = cars.map((car, at) => `${car},2026-01-0${at + 1},${10_000 + at * 500},40,60`);
      const { skipped } = readText(['vehicle id,date,odometer,litres,cost', ...rows].join('\n'));
      return skipped.find(({ reason }) => reason === 'no-car')?.count ?? 0;
    };
    expect([unnamed('Golf', '', 'Golf'), unnamed('1', '1', '1')]).toEqual([1, 0]);
  },
);

test('a line above the table names the car, or tells it from others', { tags: ['IMP-04'] }, () => {
  expect(readText(`Vehicle: Golf VII\n\n${fuel(10_000)}`).cars).toMatchObject([{ key: 'Golf VII' }]);
  const [car] = readText(`Fuel of my blue Golf\n\n${fuel(10_000)}`).cars;
  expect(car).toMatchObject({ key: '', name: '' });
  const own = { id: 'x', brand: 'VW', year: 2015, nickname: null, licensePlate: null, vin: null };
  expect(
    sameCar(car!, [
      { ...own, model: 'Polo' },
      { ...own, model: 'Golf' },
    ])?.model,
  ).toBe('Golf');
});

test('readings that contradict each other are asked about', { tags: ['IMP-04', 'IMP-06'] }, () => {
  const rows = ['2026-01-01,10000,40,60,a', '2026-01-02,90000,30,50,b', '2026-01-09,10500,35,52,a'];
  const text = ['date,odometer,litres,cost,who', ...rows, '2026-01-10,90400,31,52,b'].join('\n');
  const [table] = readText(text).tables;
  expect(table?.unsure).toEqual(['car']);
  const columns = { [table!.shape]: { ...table!.mapping, car: 'who' } };
  const answered = readText(text, { columns });
  expect(answered.cars.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(answered.tables[0]?.unsure).toEqual([]);
});

tableTest([
  { km: 10_200, cars: ['Golf Plus'] },
  { km: 90_200, cars: ['Golf', 'Golf Plus'] },
])(
  'a longer name in another table is the same car, unless their odometers contradict each other',
  { tags: ['IMP-04'] },
  ({ km, cars }) => {
    const fuelRows = [1, 2, 3].map((month) => `Golf,2026-0${month}-05,${10_000 + month * 400},40,60`);
    const workRows = [1, 2, 3].map((month) => `Golf Plus,2026-0${month}-15,${km + month * 400},90,Brakes`);
    const files = [
      textFile(`car,date,odometer,litres,cost\n${fuelRows.join('\n')}`, 'fuel.csv'),
      textFile(`car,date,odometer,cost,work\n${workRows.join('\n')}`, 'service.csv'),
    ];
    const { cars: found } = readImport(files, {}, importContext);
    expect(found.map(({ name }) => name).toSorted()).toEqual(cars);
  },
);

const log = (car: string) => `${car}Date,Odometer (km),Litres,Cost\n`;
const row = '2026-01-01,10000,40,60';
const octavia = { brand: 'Skoda', model: 'Octavia', year: 2016, plate: 'AB-1234' };
tableTest([
  {
    of: 'a list of cars that names it by its plate',
    text: `Vehicles\nName,Plate,Make,Model,Year\nBlue,AB-1234,Skoda,Octavia,2016\nRed,CD-5678,VW,Golf,2019\n\nFuel\n${log('Vehicle,')}AB-1234,${row}\nCD-5678,${row}`,
    car: octavia,
  },
  {
    of: 'lines above the table',
    text: `Vehicle: AB-1234\nMake: Skoda\nModel: Octavia\nYear: 2016\n${log('')}${row}`,
    car: octavia,
  },
  {
    of: 'columns in another language',
    text: 'Valsts numurs;Marka;Modelis;Gads;Datums;Odometrs;Litri;Summa\nAB-1234;Skoda;Octavia;2016;01.01.2026;10000;40;60',
    car: octavia,
  },
  {
    of: 'a title',
    text: `Skoda Octavia 2016\n${log('')}${row}`,
    car: { brand: 'Skoda', model: 'Octavia', year: 2016 },
  },
  {
    of: 'its name, which is a VIN',
    text: `${log('Car,')}WVWZZZ1JZXW000001,${row}`,
    car: { vin: 'WVWZZZ1JZXW000001' },
  },
  { of: 'a year of the rows', text: `Year: 2016\n${log('')}${row}`, car: { name: '', year: undefined } },
])('make, model, year, plate and VIN are what the files say', { tags: ['IMP-04'] }, ({ of, text, car }) => {
  expect({ of, year: undefined, ...readText(text).cars[0] }).toMatchObject({ of, ...car });
});
