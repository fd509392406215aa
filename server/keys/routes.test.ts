import { beforeAll, describe, expect, test } from 'vitest';
import type { Meta } from '#domain/contract-base.ts';
import { KeyScope } from '#domain/keys/schema.ts';
import { editing } from '#tests/applied-once.ts';
import { downloadExport } from '#tests/export-zip.ts';
import { asBytes, png } from '#tests/fixtures/media/samples.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf, procedures } from '#tests/client.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { keyDraft, newProgram, Program } from '#tests/keys.ts';
import type { Things } from '#tests/noun-case.ts';
import { issueDraft, newCar, newIssue, repairDraft, type Owner } from '#tests/people.ts';
import { askPlain, keyOfRoute, routesOfAccount } from '#tests/plain-routes.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { newThings } from '#tests/things.ts';

withWorld();

let owner: Owner;
let mine: Things;
let stranger: Owner;
let theirs: Things;
/** Programs of the owner: with all scopes, for another car alone, with one scope, with all but one. */
let whole: Program;
let limited: Program;
const only: Partial<Record<KeyScope, Program>> = {};
const without: Partial<Record<KeyScope, Program>> = {};
beforeAll(async () => {
  owner = await world.newOwner('Owner');
  mine = await newThings(owner);
  stranger = await world.newOwner('Stranger');
  theirs = await newThings(stranger);
  whole = await newProgram(owner);
  limited = await newProgram(owner, { carIds: [(await newCar(owner)).id] });
  for (const scope of KeyScope.options) {
    // A document with its cost is a repair record, too.
    const scopes: KeyScope[] = scope === 'documents:write' ? [scope, 'repairs:write'] : [scope];
    only[scope] = await newProgram(owner, { scopes });
    without[scope] = await newProgram(owner, { scopes: KeyScope.options.filter((one) => one !== scope) });
  }
});

const scopeOf = (procedure: (typeof procedures)[number]) => (definitionOf(procedure).meta as Meta).key;
const open = procedures.filter((procedure) => scopeOf(procedure) !== undefined);

describe('what a key opens', () => {
  test('only procedures of records: no account, key, link, notice or whole car', () => {
    const nouns = new Set(open.map((procedure) => procedure.split('.')[0]));
    expect(nouns).toEqual(
      new Set([
        'cars',
        'documents',
        'fills',
        'issues',
        'mileage',
        'recurrences',
        'replies',
        'reminders',
        'repairs',
        'reports',
        'search',
        'summary',
        'timeline',
      ]),
    );
    expect(open.filter((procedure) => procedure.startsWith('cars.'))).toEqual(['cars.list', 'cars.read']);
  });

  test('nothing else is there, whatever the key allows', async () => {
    for (const procedure of procedures.filter((one) => scopeOf(one) === undefined)) {
      const { status } = await whole.attempt(procedure, inputFor[procedure](mine));
      expect([procedure, status]).toEqual([procedure, 404]);
    }
  });

  test.each(open)('%s needs its scope, and opens nothing of others', async (procedure) => {
    const scope = scopeOf(procedure)!;
    expect(await without[scope]!.attempt(procedure, inputFor[procedure](mine))).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });

    const before = await fingerprint(world.deps.db, [stranger.id]);
    const raw = JSON.stringify((await whole.attempt(procedure, inputFor[procedure](theirs))).body);
    for (const id of Object.values(theirs)) expect(raw).not.toContain(id);
    expect(await fingerprint(world.deps.db, [stranger.id])).toEqual(before);

    const limitedTo = await limited.attempt(procedure, inputFor[procedure](mine));
    if (definitionOf(procedure).meta.access === 'car') expect(limitedTo.status).toBe(404);
    else if (limitedTo.status !== 403) expect(JSON.stringify(limitedTo.body)).not.toContain(mine.carId);

    // What an earlier one changed or deleted is refused for another reason than its scope.
    const { status } = await only[scope]!.attempt(procedure, inputFor[procedure](mine));
    expect(scope === 'records:read' ? [200] : [200, 404, 409]).toContain(status);
  });

  test.each(routesOfAccount.filter(keyOfRoute))('%s needs its scope, too', async (route) => {
    const scope = keyOfRoute(route)!;
    expect(await askPlain(without[scope]!, route, mine)).toMatchObject({ status: 403 });
    const before = await fingerprint(world.deps.db, [stranger.id]);
    for (const [program, things] of [
      [whole, theirs],
      [limited, mine],
    ] as const)
      expect((await askPlain(program, route, things)).status).toBe(404);
    expect(await fingerprint(world.deps.db, [stranger.id])).toEqual(before);
    expect((await askPlain(only[scope]!, route, mine)).status).not.toBe(403);
  });

  test('a key opens no route outside /api/v1, and a session none inside', async () => {
    const { key } = whole;
    const visitor = world.visitor();
    const headers = { authorization: `Bearer ${key}`, 'x-api-key': key };
    const send = visitor.send.bind(visitor);
    visitor.send = (method, path, options) => send(method, path, { ...options, headers });
    expect((await visitor.attempt('cars.list')).status).toBe(401);
    for (const route of routesOfAccount) expect((await askPlain(visitor, route, mine)).status).toBe(401);
    expect((await owner.send('GET', '/api/v1/cars')).status).toBe(401);
  });
});

describe('how long a key lives', () => {
  const status = async (program: Program) => (await program.send('GET', '/api/cars')).status;

  test('a wrong, cut, ended or expired one, or one of a locked account, is nobody', async () => {
    const { key } = whole;
    expect(await status(new Program(owner.baseUrl, key))).toBe(200);
    for (const wrong of [key.slice(0, -1), `${key}x`, key.toLowerCase(), 'carful_', ''])
      expect(await status(new Program(owner.baseUrl, wrong))).toBe(401);

    const ending = keyDraft();
    await owner.call('keys.create', ending.draft);
    await owner.call('keys.delete', { opId: newId(), keyId: ending.draft.id });
    expect(await status(new Program(owner.baseUrl, ending.key))).toBe(401);

    const short = await newProgram(owner, { days: 1 });
    await world.deps.db.$client.query(
      `update api_keys set expires_at = now() - interval '1 second' where key_hash = sha256($1)`,
      [short.key],
    );
    expect(await status(short)).toBe(401);

    const locked = await world.newOwner('Locked');
    const program = await newProgram(locked);
    await world.deps.db.$client.query('update auth_user set disabled_at = now() where id = $1', [locked.id]);
    expect(await status(program)).toBe(401);
  });

  test('a new password, and logging out everywhere, end the keys of the account', async () => {
    const one = await world.newOwner('Careful');
    const first = await newProgram(one);
    const json = { currentPassword: one.password, newPassword: 'other horse 9' };
    expect((await one.send('POST', '/api/auth/change-password', { json })).status).toBe(200);
    expect(await status(first)).toBe(401);
    const second = await newProgram(one);
    await one.call('account.endSessions', { includingThis: true });
    expect(await status(second)).toBe(401);
  });

  test('the database has its hash alone; the list shows what it may and where it was used', async () => {
    const one = await world.newOwner('Keeper');
    const { draft, key } = keyDraft({ name: 'Home Assistant', scopes: ['records:read'] });
    await one.call('keys.create', draft);
    await one.call('keys.create', draft); // sent again
    await new Program(one.baseUrl, key).call('cars.list');
    const { keys } = await one.call('keys.list');
    expect(keys).toMatchObject([
      { name: 'Home Assistant', scopes: ['records:read'], carIds: null, lastAddress: '127.0.0.1' },
    ]);
    expect(keys[0]!.lastUsedAt).not.toBeNull();
    const { rows } = await world.deps.db.$client.query<{ row: string }>(
      `select api_keys::text as row from api_keys where owner_id = $1
       union all select answer::text from operations where owner_id = $1`,
      [one.id],
    );
    for (const { row } of rows) expect(row).not.toContain(draft.secret);
    const { events } = await one.call('account.events');
    expect(events.map(({ action }) => action)).toContain('make-key');
  });

  test('a car of another owner, or the 31st key, is refused', async () => {
    const { draft } = keyDraft({ carIds: [theirs.carId] });
    expect((await owner.attempt('keys.create', draft)).status).toBe(404);
    const many = await world.newOwner('Many');
    for (let n = 0; n < 30; n += 1) await many.call('keys.create', keyDraft().draft);
    expect(await many.attempt('keys.create', keyDraft().draft)).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', data: { fields: [{ path: 'name' }] } },
    });
  });
});

test('a reminder or a document makes no repair by a key that may not', async () => {
  const own = await newThings(owner);
  const reminders = await newProgram(owner, { scopes: ['reminders:write'] });
  const done = inputFor['reminders.done'](own);
  expect((await reminders.attempt('reminders.done', { ...done, repairId: newId() })).status).toBe(403);
  expect((await reminders.attempt('reminders.undo', inputFor['reminders.undo'](own))).status).toBe(404);
  const documents = await newProgram(owner, { scopes: ['documents:write'] });
  expect((await documents.attempt('documents.add', inputFor['documents.add'](own))).status).toBe(403);
});

test('the odometer of a day is set once, however often it is sent', async () => {
  const car = await newCar(owner);
  const program = await newProgram(owner, { scopes: ['mileage:write', 'records:read'] });
  const set = (date: string, mileage: number, unit: 'km' | 'mi' = 'km') =>
    program.call('mileage.set', { carId: car.id, date, mileage, unit });
  expect(await set('2024-05-06', 100_000)).toEqual({ date: '2024-05-06', km: 100_000 });
  await set('2024-05-06', 100_000);
  await set('2024-05-06', 100_040.4);
  await set('2024-05-07', 62_200, 'mi');
  const { readings } = await program.call('mileage.list', { carId: car.id });
  expect(readings.map(({ date, km }) => [date, km])).toEqual([
    ['2024-05-07', 100_101],
    ['2024-05-06', 100_040],
  ]);
  expect((await program.call('cars.read', { carId: car.id })).mileage).toBe(100_101);
  const future = await program.attempt('mileage.set', { carId: car.id, date: '2999-01-01', mileage: 5 });
  expect(future.status).toBe(400);
});

test('a program attaches a file and reads it, but no photo of a car and none of another car', async () => {
  const car = await newCar(owner);
  const repair = await owner.call('repairs.log', repairDraft(car.id));
  const program = await newProgram(owner, { scopes: ['files:read', 'files:write'], carIds: [car.id] });
  const body = asBytes(await png());
  const put = (query: string) => program.send('PUT', `/api/media/${newId()}?${query}`, { body });
  const added = await put(`purpose=receipt&carId=${car.id}&repairId=${repair.id}`);
  expect(added.status).toBe(200);
  const { receipts, byKey } = await owner.call('repairs.read', { carId: car.id, repairId: repair.id });
  expect([receipts.map(({ id }) => id), byKey]).toEqual([[(added.body as Media).id], 'Dashboard']);
  expect((await program.send('GET', receipts[0]!.url!)).status).toBe(200);
  expect((await put(`purpose=car-photo&carId=${car.id}`)).status).toBe(403);
  expect((await put(`purpose=receipt&carId=${mine.carId}`)).status).toBe(404);
  expect((await program.send('DELETE', `/api/media/${(added.body as Media).id}`)).status).toBe(404);
});

test('a record says which key wrote it, also after its owner edits it, and in the export', async () => {
  const one = await world.newOwner('Owner of a logger');
  const car = await newCar(one);
  const program = await newProgram(one, { name: 'OBD logger' });
  const own = await newThings(one);
  await program.call('fills.log', fillDraft(car.id, { km: 5000 }));
  await program.call('repairs.log', repairDraft(car.id));
  const before = await newIssue(one, car.id);
  await program.call('issues.log', issueDraft(car.id));
  // That there is another one now was not written by the program.
  const issue = { carId: car.id, issueId: before.id };
  expect(await one.call('issues.read', issue)).toMatchObject({ recurring: true, byKey: null });
  await program.call('reminders.add', reminderDraft(car.id));
  await program.call('documents.add', documentDraft(car.id));
  const fill = (await one.call('fills.list', { carId: car.id })).fills[0]!;
  await one.call('fills.edit', {
    ...editing(fill),
    carId: car.id,
    fillId: fill.id,
    changes: { notes: { from: null, to: 'Cold' } },
  });

  const tables = ['fills', 'repairs', 'issues', 'reminders', 'documents', 'mileage_readings'];
  const { rows } = await world.deps.db.$client.query<{ of: string; is_own: boolean; by_key: string | null }>(
    tables
      .map(
        (table) => `select '${table}' as of, car_id = $2 as is_own, by_key from ${table} where owner_id = $1`,
      )
      .join(' union all '),
    [one.id, own.carId],
  );
  const byKey = rows.filter(({ by_key }) => by_key === 'OBD logger');
  expect(new Set(byKey.map(({ of }) => of))).toEqual(new Set(tables));
  expect(rows.filter(({ is_own }) => is_own).every(({ by_key }) => by_key === null)).toBe(true);
  const exported = JSON.stringify((await downloadExport(one)).document);
  expect(exported.split('"byKey":"OBD logger"').length - 1).toBe(byKey.length);
});

test('once a key is deleted nothing more is written with it, whatever had begun', async () => {
  const car = await newCar(owner);
  const { draft, key } = keyDraft();
  await owner.call('keys.create', draft);
  const program = new Program(owner.baseUrl, key);
  const body = asBytes(await png());
  const begun = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0
      ? program.attempt('fills.log', fillDraft(car.id))
      : program.send('PUT', `/api/media/${newId()}?purpose=receipt&carId=${car.id}`, { body }),
  );
  await owner.call('keys.delete', { opId: newId(), keyId: draft.id });
  const before = await fingerprint(world.deps.db, [owner.id]);
  const statuses = (await Promise.all(begun)).map(({ status }) => status);
  expect(statuses.every((one) => one === 200 || one === 401)).toBe(true);
  expect(await fingerprint(world.deps.db, [owner.id])).toEqual(before);
});
