import { expect, test } from 'vitest';
import { jsonOf, tableTest } from '#tests/tables.ts';
import { importContext, lines, unsaid } from '#tests/import-files.ts';
import { readLubeLogger } from './lubelogger-json.ts';
import { vehiclesIn } from './lubelogger-server.ts';

const instance = jsonOf<Parameters<typeof readLubeLogger>[0]>('imports/lubelogger-server.json');

test('a whole instance is read by its cars, with reminders and notes', { tags: ['IMP-14'] }, () => {
  expect(unsaid(readLubeLogger(instance, {}, importContext))).toEqual(['currency', 'distance', 'volume']);
  const answers = { currency: 'EUR', distance: 'km', volume: 'l' } as const;
  const reading = readLubeLogger(instance, answers, importContext);
  expect(reading.cars.map(({ key, name, plate }) => [key, name, plate])).toEqual([
    ['1', '2018 Skoda Octavia', 'AB-1'],
    ['2', '2022 Kia Niro', undefined],
  ]);
  expect(lines(reading)).toEqual([
    'fill 2024-01-05 diesel 41250 60.1EUR 45210km full',
    'mileage 2024-02-01 46000km',
    "repair 2024-01-07 other 300EUR 'Tow bar'",
    "note 'Wheel bolts'",
    "reminder oil 2027-01-05 60000km 'Oil change'",
    "reminder inspection 2027-03-01 'Inspection'",
    'fill 2024-01-06 electric 30500 9EUR 1000km full',
    "repair 2024-02-01 service 150EUR 1100km 'Yearly service'",
    "repair 2024-03-01 repair 900EUR 1200km 'Clutch'",
    "repair 2024-04-01 tax 84EUR 'Road tax'",
    "note 2024-05-01 'Bulbs'",
    "note 2024-06-01 'Paint'",
    "note 'Roof box'",
  ]);
  expect(reading.records[0]).toMatchObject({
    files: ['/documents/a.jpg'],
    fields: { station: 'Neste', notes: 'highway' },
  });
  expect(reading.unreadable).toMatchObject([
    { file: '2018 Skoda Octavia/reminder', row: 3, reason: 'reminder' },
  ]);
});

tableTest([
  null,
  'x',
  [],
  { vehicles: 'x', records: null },
  { vehicles: [null, 1, {}], records: { '': { gas: 'x' } } },
])('an answer that is none has no records', (answer) => {
  const given = answer as unknown as Parameters<typeof readLubeLogger>[0];
  expect(readLubeLogger(given ?? { vehicles: null, records: {} }, {}, importContext).records).toEqual([]);
});

test(
  'the fuel, the purchase, the sale and the files of a server in its own form are read',
  { tags: ['IMP-14'] },
  () => {
    const file = (name: string) => ({ name, location: `/documents/${name}` });
    const vehicle = {
      id: 1,
      year: 2018,
      make: 'Skoda',
      model: 'Octavia',
      purchaseDate: '2018-06-01',
      purchasePrice: 21_000,
      soldDate: '2024-08-01',
      soldPrice: 9000.5,
      extraFields: [{ name: 'VIN', value: 'TMB1' }],
    };
    const read = (flags: object, changes: object = {}) =>
      readLubeLogger(
        {
          vehicles: [{ ...vehicle, ...flags, ...changes }],
          records: {
            1: {
              gas: [
                { date: '2024-01-05', odometer: 100, fuelConsumed: 40, cost: 60, files: [file('a.pdf')] },
              ],
              tax: [
                {
                  date: '2024-01-05',
                  description: 'Tax',
                  cost: 9,
                  files: [file('b.pdf'), { name: 'Page', location: 'https://example.org' }],
                },
              ],
              reminder: [
                { description: 'Oil', metric: 'Date', dueDate: '2027-01-05', files: [file('c.pdf')] },
              ],
            },
          },
        },
        { currency: 'EUR', distance: 'km', volume: 'l', energy: 'lpg' },
        importContext,
      );
    const energyOf = (flags: object) =>
      read(flags).records.map(({ fields }) => 'energy' in fields && fields.energy)[0];
    expect(energyOf({ isElectric: false, isDiesel: true })).toBe('diesel');
    expect(energyOf({ isElectric: true, isDiesel: false })).toBe('electric');
    expect(energyOf({ isElectric: false, isDiesel: false })).toBe('gasoline');
    expect(energyOf({})).toBe('lpg');

    const { cars, records, skipped } = read({});
    expect(cars).toMatchObject([
      {
        vin: 'TMB1',
        purchase: { date: '2018-06-01', price: { amount: 21_000, currency: 'EUR' }, km: null },
        outOfUse: { reason: 'sold', since: '2024-08-01', price: { amount: 9000.5, currency: 'EUR' } },
      },
    ]);
    expect(records[0]).toMatchObject({ files: ['/documents/a.pdf'], fields: { notes: null } });
    expect(records[1]).toMatchObject({
      files: ['/documents/b.pdf'],
      fields: { description: 'Files: Page https://example.org' },
    });
    expect(records[2]).toMatchObject({ kind: 'reminder', fields: { notes: 'Files: c.pdf' } });
    expect(skipped).toEqual([{ reason: 'files-of-reminders', count: 1 }]);

    const unknown = { purchaseDate: '', purchasePrice: 0, soldDate: '2099-01-01', soldPrice: 5 };
    expect(read({}, unknown).cars[0]).not.toMatchObject({ purchase: expect.anything() });
    expect(read({}, unknown).cars[0]).not.toMatchObject({ outOfUse: expect.anything() });
  },
);

test('what a server may send is cut to what a record holds', { tags: ['IMP-17'] }, () => {
  const odd = {
    Id: 1,
    Make: 'A',
    Model: 'B',
    nested: { deep: [1] },
    nothing: null,
    long: 'x'.repeat(30_000),
    extraFields: [{ name: 'Station', value: 'Neste', more: {} }, 'x'],
    files: 'none',
  };
  expect(vehiclesIn([odd])).toEqual([
    {
      Id: 1,
      Make: 'A',
      Model: 'B',
      long: 'x'.repeat(20_000),
      extraFields: [{ name: 'Station', value: 'Neste' }],
      files: [],
    },
  ]);
  for (const answer of [null, 'x', {}, [1], [{ id: 1 }]]) expect(vehiclesIn(answer)).toBeNull();
  expect(vehiclesIn([])).toEqual([]);
});
