import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { readRows } from '#domain/imports/csv-rows.ts';
import { readImport } from '#domain/imports/read-import.ts';
import { toKm } from '#domain/units/units.ts';
import { newId } from '#server/platform/deps.ts';
import { sections } from '#server/nouns.ts';
import { MILES } from '#tests/car-words.ts';
import { downloadExport, fillWholeGarage, unpacked } from '#tests/export-zip.ts';
import { importContext } from '#tests/import-files.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft, type Owner } from '#tests/people.ts';
import { tablesOf } from './section-tables.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

const FORMULA = '=HYPERLINK("http://evil.example";"click")';

let milesId: string;
let garage: Awaited<ReturnType<typeof fillWholeGarage>>;

withOwner();
beforeAll(async () => {
  garage = await fillWholeGarage(owner);
  const { carId, secondId } = garage;
  await owner.call(
    'fills.log',
    fillDraft(carId, { energy: 'diesel', amount: 40_200, notes: '+371 20 000 000' }),
  );
  await owner.call(
    'fills.log',
    fillDraft(secondId, {
      energy: 'electric',
      cost: 3,
      price: 0.39,
      discount: 1.5,
      km: null,
      time: '18:05',
      socStart: 20,
      socEnd: 80,
      power: 'dc',
    }),
  );
  await owner.call(
    'repairs.log',
    repairDraft(carId, { kind: 'insurance', title: FORMULA, mileage: 125_000 }),
  );
  const reminder = reminderDraft(carId);
  await owner.call('reminders.add', reminder);
  await owner.call('reminders.done', reminderDone(carId, reminder.id));
  await owner.call('documents.add', documentDraft(carId));
  await newIssue(owner, carId, { description: FORMULA });
  const abroad = await newCar(owner, {
    brand: 'Ford',
    model: 'Focus',
    mileage: toKm(60_000, 'mi'),
    ...MILES,
  });
  milesId = abroad.id;
  await owner.call('fills.log', fillDraft(milesId, { amount: 37_854, km: toKm(60_100, 'mi') }));
  await owner.call('repairs.log', repairDraft(milesId, { mileage: toKm(59_000, 'mi') }));
});

async function download(who: Owner, format: string) {
  const { status, body, headers } = await who.send('GET', `/api/export?format=${format}`);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  return { body, name: /filename="(.+)"/.exec(headers.get('content-disposition') ?? '')?.[1] };
}

type Listed = { repairId?: string | null; receiptIds?: string[]; fileIds?: string[] };
type Table = { text: string; headers: string[]; records: Record<string, string>[] };

async function tablesIn(zip: Buffer): Promise<Map<string, Table>> {
  return new Map(
    [...(await unpacked(zip))].map(([file, bytes]) => {
      const text = bytes.toString();
      const [head, ...rows] = readRows(text.replace('\uFEFF', '')).rows.map(({ cells }) => cells);
      const records = rows.map((cells) => Object.fromEntries(head!.map((name, at) => [name, cells[at]!])));
      return [file, { text, headers: head!, records }];
    }),
  );
}

test('an unknown format is refused', async () => {
  for (const query of ['format=xlsx', 'format=csv&format=json', 'format='])
    expect(await owner.send('GET', `/api/export?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST' },
    });
});

describe('the export for spreadsheets', () => {
  let tables: Map<string, Table>;
  beforeAll(async () => {
    const { body, name } = await download(owner, 'csv');
    expect(name).toMatch(/^carful-csv-\d{4}-\d\d-\d\d\.zip$/);
    tables = await tablesIn(body as Buffer);
  });

  test('has a table per section with all its records, and the columns that are documented', async () => {
    const { document } = await downloadExport(owner);
    const documented = await readFile('docs/operate/exports.md', 'utf8');
    expect([...tables.keys()].toSorted()).toEqual(
      sections.flatMap((section) => tablesOf(section).map(({ file }) => `${file}.csv`)).toSorted(),
    );
    for (const section of sections) {
      const [{ file } = { file: '' }] = tablesOf(section);
      const ids = (document[section.name] as { id?: string }[]).map(({ id }) => id ?? '');
      expect(
        tables.get(`${file}.csv`)!.records.map(({ id = '' }) => id),
        section.name,
      ).toEqual(ids);
    }
    for (const [file, { text }] of tables) expect(text.startsWith('\uFEFF'), file).toBe(true);
    const [, part = ''] = /## Spreadsheets(.+)## JSON/s.exec(documented) ?? [];
    const lines = [...part.matchAll(/^\| `(.+\.csv)` \| `(.+)` \|$/gm)];
    expect(lines.length).toBeGreaterThan(10);
    for (const [, file = '', names = ''] of lines)
      expect(names.split('` `').toSorted(), file).toEqual(tables.get(file)?.headers.toSorted());
    const lists = ['issues-recurrences', 'repairs-links', 'reminders-completions'];
    expect(lists.map((file) => tables.get(`${file}.csv`)!.records.length)).toEqual([2, 2, 1]);
  });

  test('has plain numbers, ISO days, the name of the car, and lists by the id of their record', () => {
    const fills = tables.get('fills.csv')!;
    expect(fills.records.find(({ carId }) => carId === garage.carId)).toMatchObject({
      car: 'Lācītis',
      date: '2026-01-05',
      energy: 'diesel',
      amount: '40.2',
      cost: '62.4',
      km: '98000',
      isFull: 'true',
      isMissedBefore: 'false',
      socEnd: '',
    });
    expect(fills.records.find(({ carId }) => carId === garage.secondId)).toMatchObject({
      time: '18:05',
      cost: '3',
      price: '0.39',
      discount: '1.5',
      socStart: '20',
      socEnd: '80',
      power: 'dc',
    });
    expect(tables.get('cars.csv')!.records[1]).toMatchObject({
      brand: 'Audi',
      'outOfUse.reason': 'sold',
      'outOfUse.since': '2025-11-05',
    });
    expect(tables.get('cars.csv')!.records[2]).toMatchObject({
      mileage: String(toKm(60_000, 'mi')),
      ...MILES,
    });
    expect(tables.get('fills.csv')!.records.find(({ carId }) => carId === milesId)).toMatchObject({
      km: String(toKm(60_100, 'mi')),
      amount: '37.854',
    });
    expect(tables.get('issues-recurrences.csv')!.records[0]).toMatchObject({
      car: 'Lācītis',
      'issues.id': garage.squealId,
      date: '2026-01-06',
      notes: 'Again 2026-01-06',
    });
    expect(tables.get('reminders.csv')!.records).toContainEqual(
      expect.objectContaining({ title: 'Furtive oil change', 'plan.repeat.unit': 'month' }),
    );
  });

  test('no cell is run as a formula', () => {
    const quoted = FORMULA.replaceAll('"', '""');
    expect(tables.get('repairs.csv')!.text).toContain(`,"'${quoted}",`);
    expect(tables.get('issues.csv')!.text).toContain(`,"'${quoted}",`);
    expect(tables.get('fills.csv')!.text).toContain(",'+371 20 000 000,");
    for (const [file, { text }] of tables) expect(text, file).not.toMatch(/(^|,)"?[=+@\t]/m);
  });
});

test('a stranger’s tables are empty', async () => {
  const stranger = await world.newOwner();
  const tables = await tablesIn((await download(stranger, 'csv')).body as Buffer);
  for (const [file, { headers, records }] of tables)
    expect([file, headers.length > 1, records]).toEqual([file, true, []]);
  expect((await tablesIn((await download(stranger, 'lubelogger')).body as Buffer)).size).toBe(0);
});

test('the JSON is the document of the zip, without the hashes of the files', async () => {
  const { body, name } = await download(owner, 'json');
  expect(name).toMatch(/^carful-\d{4}-\d\d-\d\d\.json$/);
  const { document } = await downloadExport(owner);
  const media = document.media.map((file) => ({ ...file, sha256: null }));
  expect(body).toEqual({ ...document, media, exportedAt: expect.any(String) });
  expect(media.length).toBeGreaterThan(3);
});

test('the export to hand on has what was paid and the receipts by day and title, and nothing else', async () => {
  const { body, name } = await download(owner, 'receipts');
  expect(name).toMatch(/^carful-receipts-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unpacked(body as Buffer);
  const { records } = (await tablesIn(body as Buffer)).get('costs.csv')!;
  const { document, contents: all } = await downloadExport(owner);
  const of = (section: string) => document[section] as Listed[];
  const documents = of('documents').filter(({ repairId }) => repairId);
  const paid = [...of('repairs'), ...of('fills'), ...documents];
  expect(records).toHaveLength(paid.length);
  for (const [at, { date = '' }] of records.entries())
    expect(date >= (records[at - 1]?.date ?? '')).toBe(true);
  expect(records).toContainEqual({
    date: '2026-01-05',
    year: '2026',
    kind: 'fuel',
    car: 'Ford Focus',
    title: 'gasoline, Surreptitious pumps',
    cost: '62.4',
    currency: 'EUR',
    files: '',
  });
  const ids = paid.flatMap(({ receiptIds = [], fileIds = [] }) => [...receiptIds, ...fileIds]);
  const receipts = [...files.keys()].filter((one) => one !== 'costs.csv');
  expect(receipts).toHaveLength(ids.length);
  expect(ids.length).toBeGreaterThan(0);
  for (const one of receipts) expect(one).toMatch(/^[^/]+\/\d{4}-\d\d-\d\d [^/]+\.\w+$/);
  expect(records.flatMap((row) => (row['files'] ? row['files'].split('\n') : [])).toSorted()).toEqual(
    receipts.toSorted(),
  );
  const bytesOf = (some: Buffer[]) => some.map((one) => one.toString('base64')).toSorted();
  const stored = [...all].filter(([path]) => ids.some((id) => path.includes(id))).map(([, bytes]) => bytes);
  expect(bytesOf(receipts.map((one) => files.get(one)!))).toEqual(bytesOf(stored));
  expect((await unpacked((await download(await world.newOwner(), 'receipts')).body as Buffer)).size).toBe(1);
});

describe('the export for LubeLogger', () => {
  const answers = { decimal: '.', dates: 'ymd' } as const;

  test('has a folder per car, and is read back as the same records', async () => {
    const { body, name } = await download(owner, 'lubelogger');
    expect(name).toMatch(/^carful-lubelogger-\d{4}-\d\d-\d\d\.zip$/);
    const zip = { name: 'export.zip', bytes: new Uint8Array(body as Buffer) };
    const context = { ...importContext, today: new Date().toISOString().slice(0, 10) };
    const { cars, records, unreadable, questions } = readImport([zip], answers, context);
    expect([unreadable, questions]).toEqual([[], []]);
    expect(cars.map((car) => [car.name, car.distanceUnit, car.volumeUnit])).toEqual([
      ['Lācītis', 'km', 'L'],
      ['Audi A4', 'km', undefined],
      ['Ford Focus', 'mi', 'gal-us'],
    ]);
    const { document } = await downloadExport(owner);
    const count = (kind: string, car: string) =>
      records.filter((one) => one.kind === kind && one.car === `export.zip/${car}`).length;
    for (const [carId, name] of [
      [garage.carId, 'Lācītis'],
      [garage.secondId, 'Audi A4'],
      [milesId, 'Ford Focus'],
    ] as const) {
      const listed = (records: readonly object[]) =>
        records.filter((one) => (one as { carId: string }).carId === carId).length;
      expect([count('repair', name), count('note', name)]).toEqual([
        listed(document.repairs),
        listed(document.issues),
      ]);
      expect(count('fill', name)).toBe(listed(document['fills'] as object[]));
    }
  });

  test('two cars of one name, and names that no folder can have, get folders of their own', async () => {
    const twins = await world.newOwner();
    for (const nickname of ['../Red: "Rider"', 'Red Rider', 'red rider', '...']) {
      const car = { opId: newId(), id: newId(), brand: 'Audi', model: 'A4', year: 1999, nickname };
      await twins.call('cars.add', car);
      await twins.call('fills.log', fillDraft(car.id));
    }
    const tables = await tablesIn((await download(twins, 'lubelogger')).body as Buffer);
    expect([...tables.keys()].toSorted()).toEqual(
      ['Red Rider', 'Red Rider (2)', 'red rider (3)', 'Car']
        .flatMap((folder) => [`${folder}/vehicle.csv`, `${folder}/fuel-gasoline.csv`])
        .toSorted(),
    );
  });
});
