import { eq, getTableName } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { authPasskey } from '#server/accounts/table.ts';
import { cars } from '#server/cars/table.ts';
import { sections } from '#server/nouns.ts';
import { operations } from '#server/platform/database/table.ts';
import { newId } from '#server/platform/deps.ts';
import { registeredTables } from '#server/tables.ts';
import { expectAppliedOnce } from '#tests/applied-once.ts';
import { definitionOf } from '#tests/client.ts';
import { downloadExport, importZip, withoutIds } from '#tests/export-zip.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { LivePage } from '#tests/live-page.ts';
import type { Things } from '#tests/noun-case.ts';
import { nouns } from '#tests/nouns.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { newThings, SECRETS } from '#tests/things.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let mine: Things;
/** Their records are deleted one after another. */
let doomed: Things;
withOwner();
beforeAll(async () => {
  mine = await newThings(owner);
  doomed = await newThings(owner);
});

const exported = registeredTables.filter(([, { portable }]) => !('no' in portable));
const rowsOf = async ({ id }: Owner) => {
  const marks = await fingerprint(world.deps.db, [id]);
  return exported.map(([key, { table }]) => `${key}: ${marks[getTableName(table)]!.split(' ')[0]}`);
};

describe('what the nouns make', () => {
  test('is in every exported table, so that no proof about them is empty', async () => {
    expect((await rowsOf(owner)).filter((rows) => rows.endsWith(': 0'))).toEqual([]);
  });

  test(
    'leaves with the export and comes in again by the import, whole',
    { tags: ['DOC-06', 'REM-43'] },
    async () => {
      const passkey = { name: 'Laptop', publicKey: '', counter: 0, deviceType: '', backedUp: false };
      await world.deps.db
        .insert(authPasskey)
        .values({ id: newId(), userId: owner.id, credentialID: newId(), ...passkey });
      const { zip, document } = await downloadExport(owner);
      for (const { name } of sections) expect(document[name], name).not.toEqual([]);
      for (const secret of SECRETS) expect(JSON.stringify(document)).toContain(secret);
      const other = await world.newOwner();
      expect(await importZip(other, zip)).toMatchObject({ status: 200 });
      expect(withoutIds((await downloadExport(other)).document)).toEqual(withoutIds(document));
      const leftOut = (rows: string) => !/^(shareLinks|securityEvents)/.test(rows);
      expect((await rowsOf(other)).filter(leftOut)).toEqual((await rowsOf(owner)).filter(leftOut));
    },
  );
});

const revisionOf = async (carId: Id) => {
  const [car] = await world.deps.db.select().from(cars).where(eq(cars.id, carId));
  return car?.revision;
};
const writes = nouns.flatMap(([noun, { news }]) =>
  Object.entries(news).map(([verb, kind]) => [`${noun}.${verb}` as Procedure, kind] as const),
);
/** Deletions that would take records of later tests with them. */
const takesAlong = new Set<Procedure>(['cars.delete', 'issues.delete']);
const ofOwners = writes.filter(([procedure]) => definitionOf(procedure).meta.access !== 'link');

type Fields = Record<string, unknown>;

/** The field that names the record below a car, or else the car; undefined where the request names nothing. */
const recordKey = (input: Fields) =>
  Object.keys(input)
    .filter((name) => name.endsWith('Id') && name !== 'opId')
    .toSorted((a, b) => Number(a === 'carId') - Number(b === 'carId'))
    .at(0);

/** What makes another request of it, below the same car; null when there is nothing to vary. */
function otherThan(input: Fields): Fields | null {
  const others = { baseVersion: 99, zone: 'Europe/Paris', ids: [newId()], id: newId() };
  const named = Object.entries(others).find(([name]) => name in input);
  if (named) return Object.fromEntries([named]);
  const key = recordKey(input);
  return key === undefined ? null : { [key]: newId() };
}

/** Repeats it as other operations: its id is in use, its record does not exist or is below another car, its field was
 * changed. */
async function expectRefusals(procedure: Procedure, input: Fields, other: Things): Promise<void> {
  const codeOf = async (changes: Fields) => {
    const { body } = await owner.attempt(procedure, { ...input, opId: newId(), ...changes });
    return (body as { code?: string }).code;
  };
  if (/\.(add|log|create)$/.test(procedure)) expect(await codeOf({})).toBe('ID_TAKEN');
  if (!/\.(edit|delete)$/.test(procedure)) return;
  const key = recordKey(input);
  if (key) expect(await codeOf({ [key]: newId() })).toBe('NOT_FOUND');
  if (key !== 'carId' && 'carId' in input) expect(await codeOf({ carId: other.carId })).toBe('NOT_FOUND');
  if (!('changes' in input)) return;
  const [[field, { from }]] = Object.entries(input['changes'] as object) as [[string, { from: unknown }]];
  expect(await codeOf({ changes: { [field]: { from, to: from } } })).toBe('CONFLICT');
}

describe('every write', () => {
  test.each(ofOwners)(
    '%s is applied once, and open pages hear of it: %s',
    { tags: ['DOC-03', 'ENT-01', 'ENT-19', 'ENT-37', 'FUEL-07', 'REM-42', 'ROLE-04'] },
    async (procedure, kind) => {
      const deletion = procedure.endsWith('.delete') ? doomed : null;
      const things = takesAlong.has(procedure) ? await newThings(owner) : (deletion ?? mine);
      const before = await revisionOf(things.carId);
      const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
      await page.hears('hello');
      const input = inputFor[procedure](things);
      await expectAppliedOnce(world, owner, procedure, { input, other: otherThan(input) });
      const heard = (opId: unknown) =>
        page.heard.find((event) => event.type === 'change' && event.opId === opId);
      if (kind === null) {
        // A later change would be heard after it, so it will not come.
        const next = inputFor['issues.log'](things);
        await owner.call('issues.log', next as never);
        await expect.poll(() => heard(next['opId'])).toBeDefined();
        expect(heard(input['opId'])).toBeUndefined();
      } else {
        const late = { message: `${procedure} is no news` };
        await expect.poll(() => heard(input['opId']), late).toMatchObject({ kind });
      }
      page.leave();
      const hasCar = kind === 'car' && 'carId' in input;
      const after = await revisionOf(things.carId);
      if (hasCar && after !== undefined)
        expect(after, `${procedure} does not move the revision of its car`).toBeGreaterThan(before!);
      await expectRefusals(procedure, input, things === mine ? doomed : mine);
    },
  );
});

const forgetting = nouns.flatMap(([noun, { forgets, secrets }]) =>
  forgets ? [[noun, forgets, secrets] as const] : [],
);

describe('what was answered', () => {
  test.each(forgetting)('of %s is forgotten by %s', async (_noun, procedure, secrets) => {
    const person = await world.newOwner();
    const things = await newThings(person);
    const answers = async () => {
      const rows = await world.deps.db.select().from(operations).where(eq(operations.ownerId, person.id));
      return JSON.stringify(rows.map(({ answer }) => answer));
    };
    for (const secret of secrets) expect(await answers()).toContain(secret);
    await person.call(procedure as 'cars.delete', inputFor[procedure](things) as never);
    // Texts that belong to the record are gone with it.
    const left = JSON.stringify((await downloadExport(person)).document);
    const gone = SECRETS.filter((secret) => !left.includes(secret));
    expect(gone).toEqual(expect.arrayContaining([...secrets]));
    for (const secret of gone)
      expect(await answers(), `${procedure} leaves '${secret}' in earlier answers`).not.toContain(secret);
  });

  test('every noun that can be deleted says by which procedure', () => {
    const kept = ['account', 'share', 'keys', 'webhooks'];
    for (const [noun, { inputs, forgets }] of nouns.filter(([name]) => !kept.includes(name)))
      expect([noun, forgets]).toEqual([noun, 'delete' in inputs ? `${noun}.delete` : null]);
  });
});

test(
  'accounts, the users row, file storage and the functions are all served over HTTP',
  { tags: ['GEN-29'] },
  async () => {
    const person = await world.newOwner();
    const { id: carId } = await newCar(person);
    const visitor = world.visitor();
    const json = { email: person.email, password: person.password };
    expect((await visitor.send('POST', '/api/auth/sign-in/email', { json })).status).toBe(200);
    expect((await visitor.call('session.read')).session!.user.id).toBe(person.id);
    const { profile } = await visitor.call('profile.read');
    expect(profile).toMatchObject({ id: person.id, email: person.email, firstName: 'Anna' });
    const file = '%PDF-1.4\n%%EOF';
    const path = `/api/media/${newId()}?purpose=receipt&carId=${carId}`;
    const { status, body } = await visitor.send('PUT', path, { body: file });
    expect(status).toBe(200);
    const { body: stored } = await visitor.send('GET', (body as { url: string }).url);
    expect((stored as Buffer).toString()).toBe(file);
    const carDetails = { brand: 'Volvo', model: 'V70', year: 2012 };
    const questionAnswer = { question: 'Since when?', answer: 'Since Monday' };
    const [analyzed, synthesized, talk] = await Promise.all([
      visitor.attempt('functions.analyzeSymptom', { description: 'It squeals', carDetails }),
      visitor.attempt('functions.synthesizeSymptoms', { questionAnswer, language: 'English' }),
      visitor.attempt('functions.carAssistant', {
        messages: [{ role: 'user', content: 'It squeals' }],
        carDetails: null,
      }),
    ]);
    expect(analyzed).toMatchObject({
      status: 200,
      body: { analysis: { summary: expect.stringMatching(/./) } },
    });
    expect(synthesized).toMatchObject({
      status: 200,
      body: { result: expect.stringMatching(/Since Monday/) },
    });
    expect(talk).toMatchObject({ status: 200, body: { message: expect.stringMatching(/./) } });
  },
);
