import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inOrder } from '#domain/imports/batch-rules.ts';
import type { ImportAnswers, ImportReading } from '#domain/imports/schema.ts';
import { readLubeLogger } from '#domain/imports/lubelogger-json.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { editing } from '#tests/applied-once.ts';
import { importContext } from '#tests/import-files.ts';
import { sums } from '#tests/import-steps.ts';
import { importDraft, sendImport } from '#tests/nouns/imports.ts';
import { asBytes, html, pdf, svg } from '#tests/fixtures/media/samples.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { LUBELOGGER_KEY, startLubeLogger, type LubeLogger } from '#tests/stand-ins/lubelogger-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let lubeLogger: LubeLogger;
let owner: Owner;
const logged: string[] = [];
beforeAll(async () => {
  lubeLogger = await startLubeLogger();
  const log = openLog('debug', { write: (line: string) => void logged.push(line) });
  world = await openWorld({ env: { IMPORT_ALLOW_PRIVATE: 'on' }, log });
});
afterAll(async () => {
  await world.close();
  await lubeLogger.stop();
});
beforeEach(async () => {
  owner = await world.newOwner();
  lubeLogger.misbehaviour = null;
  lubeLogger.asked.length = 0;
});

const server = () => ({ address: lubeLogger.origin, key: LUBELOGGER_KEY });
const answers: ImportAnswers = { currency: 'EUR', distance: 'km', volume: 'l' };

async function askServer(from = server()): Promise<ImportReading> {
  const answer = await owner.call('imports.askServer', from);
  if (answer.problem !== null) throw new Error(`The server was not read: ${answer.problem}`);
  return readLubeLogger(answer.found, answers, importContext);
}

/** Like the page, adds the cars that do not exist yet. */
async function send({ records, cars }: ImportReading, known: readonly Id[] = []) {
  const ordered = inOrder(records);
  const targets = cars.map(({ key, brand, model, year, plate, vin, purchase, outOfUse }, at) => ({
    key,
    carId: known[at] ?? newId(),
    add: known[at]
      ? null
      : { brand: brand!, model: model!, year: year!, licensePlate: plate, vin, purchase, outOfUse },
  }));
  const draft = importDraft(targets[0]!.carId, ordered.length, { source: 'lubelogger', targets });
  const importId = await sendImport(owner, draft, ordered);
  const { withFiles, ...compared } = await owner.call('imports.compare', { importId });
  return { importId, ordered, compared, withFiles, carIds: targets.map(({ carId }) => carId) };
}
type Sent = Awaited<ReturnType<typeof send>>;
const filesAt = (ordered: Sent['ordered'], place: number) => (ordered[place] as { files: string[] }).files;

const fetchFile = (importId: Id, place: number, location: string, from = server()) =>
  owner.call('imports.fetchFile', { importId, place, fileId: newId(), location, server: from });

async function fetchAll({ importId, ordered, withFiles }: Sent) {
  const problems: (string | null)[] = [];
  for (const place of withFiles ?? [])
    for (const location of filesAt(ordered, place))
      problems.push((await fetchFile(importId, place, location)).problem);
  return problems;
}

const commit = (importId: Id) => owner.call('imports.commit', { opId: newId(), importId });
const undo = (importId: Id) => owner.call('imports.undo', { opId: newId(), importId });
const repairsOf = async (carId: Id) => (await owner.call('repairs.list', { carId })).repairs;
const storedFiles = async () => {
  const { rows } = await world.deps.db.$client.query<{ files: number }>(
    'select count(*)::int as files from media where owner_id = $1',
    [owner.id],
  );
  return rows[0]!.files;
};

describe('a LubeLogger server', () => {
  test(
    'is imported with cars, records, reminders and files, adds nothing twice, and is undone',
    { tags: ['IMP-04', 'IMP-14', 'IMP-15', 'IMP-05', 'IMP-10'] },
    async () => {
      const sent = await send(await askServer());
      expect(sums(sent.compared)).toEqual([7, 0]);
      expect(await repairsOf(sent.carIds[0]!).catch(() => 'not there yet')).toBe('not there yet');
      expect(await fetchAll(sent)).toEqual([null, null, null, null, 'unsupported', 'not-there']);
      expect(sums(await commit(sent.importId))).toEqual([7, 0]);

      const list = await owner.call('cars.list');
      const cars = list.cars.toSorted((a, b) => b.brand.localeCompare(a.brand));
      expect(cars).toMatchObject([
        {
          brand: 'Skoda',
          model: 'Octavia',
          year: 2018,
          licensePlate: 'LL-1234',
          vin: 'TMBZZZ5E0J0000001',
          mileage: 47_100,
          purchase: { date: '2019-03-01', price: { amount: 14_500, currency: 'EUR' }, km: null },
          outOfUse: null,
        },
        {
          brand: 'Kia',
          model: 'Niro',
          year: 2022,
          purchase: null,
          outOfUse: { reason: 'sold', since: '2024-09-01', price: { amount: 12_000, currency: 'EUR' } },
        },
      ]);
      const carId = cars[0]!.id;
      const repairs = await repairsOf(carId);
      const filesOf = (title: string) => {
        const { receipts } = repairs.find((one) => one.title === title)!;
        return receipts.map(({ kind, url }) => ({ kind, url: url! }));
      };
      expect(repairs.map(({ title, kind, cost }) => [title, kind, cost])).toEqual(
        expect.arrayContaining([
          ['Oil and filters', 'service', 210.5],
          ['Road tax', 'tax', 84],
          ['Wheel bolts', 'other', null],
        ]),
      );
      expect(filesOf('Oil and filters').map(({ kind }) => kind)).toEqual(['document', 'picture']);
      expect(filesOf('Wheel bolts').map(({ kind }) => kind)).toEqual(['picture']);
      const invoice = await owner.send('GET', filesOf('Oil and filters')[0]!.url);
      expect([invoice.status, invoice.body]).toEqual([200, pdf()]);
      expect((await owner.call('reminders.list')).reminders).toMatchObject([
        { title: 'Oil change', kind: 'oil', carId, plan: { dueDate: '2027-02-07', dueKm: 61_000 } },
      ]);
      const [charge, ...others] = (await owner.call('fills.list', { carId: cars[1]!.id })).fills;
      expect([charge, others]).toMatchObject([{ energy: 'electric', amount: 30_500 }, []]);
      const [fill, ...more] = (await owner.call('fills.list', { carId })).fills;
      expect(more).toEqual([]);
      expect(fill).toMatchObject({ energy: 'diesel', amount: 41_250, notes: null, version: 1 });
      expect(fill!.files).toMatchObject([{ kind: 'document' }]);
      expect((await owner.send('GET', fill!.files[0]!.url!)).body).toEqual(pdf());

      const again = await send(await askServer(), sent.carIds);
      expect([sums(again.compared), again.withFiles]).toEqual([[0, 7], []]);
      await undo(again.importId);

      expect(await storedFiles()).toBe(4);
      expect(await undo(sent.importId)).toEqual({ deleted: 7, kept: 0 });
      expect(await repairsOf(carId)).toEqual([]);
      expect((await owner.call('cars.read', { carId })).mileage).toBeNull();
      expect(await storedFiles()).toBe(0);
    },
  );

  test(
    'gets the key in the documented header and shows it to nobody else',
    { tags: ['IMP-16'] },
    async () => {
      const answer = await owner.attempt('imports.askServer', server());
      const { importId, ordered, withFiles } = await send(await askServer());
      const [place] = withFiles!;
      await fetchFile(importId, place!, filesAt(ordered, place!)[0]!);
      expect(lubeLogger.asked.length).toBeGreaterThan(20);
      for (const { headers, path } of lubeLogger.asked) {
        expect(headers).toMatchObject({ 'x-api-key': LUBELOGGER_KEY, 'culture-invariant': 'true' });
        expect(path).not.toContain(LUBELOGGER_KEY);
      }
      lubeLogger.misbehaviour = 'elsewhere';
      expect(await owner.call('imports.askServer', server()), 'nor to where it leads').toEqual({
        problem: 'moved',
      });
      lubeLogger.misbehaviour = 'overloaded';
      await owner.call('imports.askServer', server());
      expect(JSON.stringify(answer.body)).not.toContain(LUBELOGGER_KEY);
      expect(logged.join('\n')).not.toContain(LUBELOGGER_KEY);
      expect(logged.join('\n')).toContain('a LubeLogger server was not read');
      const { rows } = await world.deps.db.$client.query<{ held: number }>(
        `select count(*)::int as held from (select to_jsonb(i)::text as t from imports i
        union all select to_jsonb(r)::text from import_rows r) as all_rows where t like $1`,
        [`%${LUBELOGGER_KEY}%`],
      );
      expect(rows).toEqual([{ held: 0 }]);
    },
  );

  test('with a wrong key, no server, or an address that is none', { tags: ['IMP-17'] }, async () => {
    const problemOf = async (changes: { address?: string; key?: string }) =>
      (await owner.call('imports.askServer', { ...server(), ...changes })).problem;
    expect(await problemOf({ key: 'another' })).toBe('key');
    expect(await problemOf({ address: 'http://127.0.0.1:1' })).toBe('unreachable');
    expect(await problemOf({ address: 'ftp://example.org' })).toBe('address');
    expect(await problemOf({ address: 'https://me:secret@example.org' })).toBe('address');
  });

  test(
    'of an older version is imported without what it does not hand out',
    { tags: ['IMP-15'] },
    async () => {
      lubeLogger.misbehaviour = 'older';
      const reading = await askServer();
      expect(reading.unreadable).toEqual([{ file: 'note', row: null, reason: 'list-missing' }]);
      const sent = await send(reading);
      expect(await fetchAll(sent)).toEqual(Array.from({ length: 5 }, () => 'not-there'));
      expect(sums(await commit(sent.importId))).toEqual([6, 0]);
    },
  );
});

describe('a file of an import', () => {
  const put = (importId: Id, place: number, body: Buffer, who = owner) =>
    who.send('PUT', `/api/imports/${importId}/files/${newId()}?place=${place}`, { body: asBytes(body) });

  test('is checked by its content and belongs to a record that named one', { tags: ['IMP-15'] }, async () => {
    const { importId, withFiles, ordered } = await send(await askServer());
    const place = withFiles!.find((at) => filesAt(ordered, at).length > 1);
    expect((await put(importId, place!, pdf())).status).toBe(204);
    expect((await put(importId, place!, html())).status).toBe(415);
    expect((await put(importId, place!, svg())).status).toBe(415);
    const without = ordered.findIndex((one) => one.kind === 'mileage');
    expect((await put(importId, without, pdf())).status).toBe(404);
    expect((await put(importId, place!, pdf(), await world.newOwner('Berta'))).status).toBe(404);
    expect((await put(newId(), place!, pdf())).status).toBe(404);
    expect((await fetchFile(importId, place!, '/documents/../api/vehicles')).problem).toBe('not-there');
    expect((await fetchFile(importId, place!, 'https://example.org/documents/a.pdf')).problem).toBe(
      'not-there',
    );
    for (const nowhere of [-1, 10 ** 12]) expect((await put(importId, nowhere, pdf())).status).toBe(404);
    const film = await fetchFile(importId, place!, '/documents/film.pdf');
    expect(film.problem, 'whatever room is left on the disk').toBe('file-too-large');
    expect(await storedFiles()).toBe(1);
    await undo(importId);
    expect(await storedFiles()).toBe(0);
    expect((await put(importId, place!, pdf())).status).toBe(404);
  });

  test('is refused beyond the number that its record named', { tags: ['IMP-15'] }, async () => {
    const { importId, withFiles, ordered } = await send(await askServer());
    const place = withFiles!.find((at) => filesAt(ordered, at).length === 1)!;
    const path = `/api/imports/${importId}/files/${newId()}?place=${place}`;
    const again = () => owner.send('PUT', path, { body: asBytes(pdf()) });
    expect([(await again()).status, (await again()).status]).toEqual([204, 204]);
    expect((await put(importId, place, pdf())).status).toBe(404);
  });

  test('is taken from a server a few at a time', { tags: ['IMP-17'] }, async () => {
    const { importId, withFiles } = await send(await askServer());
    lubeLogger.misbehaviour = 'slow-body';
    const take = () =>
      owner.attempt('imports.fetchFile', {
        importId,
        place: withFiles![0]!,
        fileId: newId(),
        location: '/documents/invoice.pdf',
        server: server(),
      });
    const taken = Array.from({ length: 5 }, take);
    expect((await Promise.race(taken)).status).toBe(429);
    lubeLogger.misbehaviour = 'cut';
    lubeLogger.hangUp();
    const statuses = (await Promise.all(taken)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429]);
  });

  test('of an import that gives way to another one goes with it', { tags: ['IMP-09'] }, async () => {
    const { importId, withFiles } = await send(await askServer());
    expect((await put(importId, withFiles![0]!, pdf())).status).toBe(204);
    const { id: carId } = await newCar(owner);
    await owner.call('imports.begin', importDraft(carId, 1, { stops: importId }));
    expect(await storedFiles()).toBe(0);
  });

  test(
    'that was added or removed by hand keeps its record when the import is undone',
    { tags: ['IMP-10'] },
    async () => {
      const sent = await send(await askServer());
      await fetchAll(sent);
      await commit(sent.importId);
      const [carId] = sent.carIds;
      const service = (await repairsOf(carId!)).find(({ title }) => title === 'Oil and filters')!;
      const late = `/api/media/${newId()}?purpose=receipt&carId=${carId}&repairId=${service.id}`;
      expect((await owner.send('PUT', late, { body: asBytes(pdf()) })).status).toBe(200);
      const [fill] = (await owner.call('fills.list', { carId: carId! })).fills;
      const removed = { fileIds: { from: fill!.fileIds, to: [] } };
      await owner.call('fills.edit', {
        ...editing(fill!),
        carId: carId!,
        fillId: fill!.id,
        changes: removed,
      });
      expect(await undo(sent.importId)).toEqual({ deleted: 5, kept: 2 });
      expect((await repairsOf(carId!)).map(({ receipts }) => receipts.length)).toEqual([3]);
      expect((await owner.call('fills.list', { carId: carId! })).fills).toMatchObject([{ files: [] }]);
    },
  );
});
