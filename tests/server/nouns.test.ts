import { eq, getTableName } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { cars } from '#server/cars/table.ts';
import { sections } from '#server/nouns.ts';
import { operations } from '#server/platform/database/table.ts';
import { newId } from '#server/platform/deps.ts';
import { registeredTables } from '#server/tables.ts';
import { definitionOf } from '#tests/client.ts';
import { downloadExport, importZip, type ExportDocument } from '#tests/export-zip.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { LivePage } from '#tests/live-page.ts';
import type { Things } from '#tests/noun-case.ts';
import { nouns } from '#tests/nouns.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { newThings, SECRETS } from '#tests/things.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let mine: Things;
/** Deleted one after the other. */
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

/** Ids by where they come first, without what is of one account alone. */
function comparable({
  exportedAt: _at,
  profile,
  shareLinks: _links,
  securityEvents: _events,
  ...rest
}: ExportDocument): unknown {
  const names = new Map<string, string>();
  const text = JSON.stringify({ ...rest, profile: { ...(profile as object), email: '' } });
  return JSON.parse(
    text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!names.has(id)) names.set(id, `id ${names.size}`);
      return names.get(id)!;
    }),
  );
}

describe('what the nouns make', () => {
  test('is in every exported table, so that no proof about them is empty', async () => {
    expect((await rowsOf(owner)).filter((rows) => rows.endsWith(': 0'))).toEqual([]);
  });

  test('leaves with the export and comes in again by the import, whole', async () => {
    const { zip, document } = await downloadExport(owner);
    for (const { name } of sections) expect(document[name], name).not.toEqual([]);
    for (const secret of SECRETS) expect(JSON.stringify(document)).toContain(secret);
    const other = await world.newOwner();
    expect(await importZip(other, zip)).toMatchObject({ status: 200 });
    expect(comparable((await downloadExport(other)).document)).toEqual(comparable(document));
    const leftOut = (rows: string) => !/^(shareLinks|securityEvents)/.test(rows);
    expect((await rowsOf(other)).filter(leftOut)).toEqual((await rowsOf(owner)).filter(leftOut));
  });
});

const revisionOf = async (carId: Id) => {
  const [car] = await world.deps.db.select().from(cars).where(eq(cars.id, carId));
  return car?.revision;
};
const writes = nouns.flatMap(([noun, { news }]) =>
  Object.entries(news).map(([verb, kind]) => [`${noun}.${verb}` as Procedure, kind] as const),
);
/** What another deletion would look for. */
const takesAlong = new Set<Procedure>(['cars.delete', 'issues.delete']);
const ofOwners = writes.filter(([procedure]) => definitionOf(procedure).meta.access !== 'link');

describe('open pages', () => {
  test.each(ofOwners)('hear of %s: %s', async (procedure, kind) => {
    const deletion = procedure.endsWith('.delete') ? doomed : null;
    const things = takesAlong.has(procedure) ? await newThings(owner) : (deletion ?? mine);
    const before = await revisionOf(things.carId);
    const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
    await page.hears('hello');
    const input = inputFor[procedure](things);
    expect(await owner.attempt(procedure, input)).toMatchObject({ status: 200 });
    const heard = (opId: unknown) =>
      page.heard.find((event) => event.type === 'change' && event.opId === opId);
    if (kind === null) {
      // By when something is heard that comes after it, it would have been heard.
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
  });
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
    // With the record goes what hung on it.
    const left = JSON.stringify((await downloadExport(person)).document);
    const gone = SECRETS.filter((secret) => !left.includes(secret));
    expect(gone).toEqual(expect.arrayContaining([...secrets]));
    for (const secret of gone)
      expect(await answers(), `${procedure} leaves '${secret}' in earlier answers`).not.toContain(secret);
  });

  test('every noun that can be deleted says by which procedure', () => {
    const kept = ['account', 'share'];
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
