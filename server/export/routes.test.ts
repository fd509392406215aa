import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { mediaUrl } from '#domain/media/rules.ts';
import { newId } from '#server/platform/deps.ts';
import { authAccount, authSession } from '#server/accounts/table.ts';
import { downloadExport, fillWholeGarage, hashesOf } from '#tests/export-zip.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { sections } from '#server/nouns.ts';
import { openWorld } from '#tests/world.ts';
import { documentVersion } from './document-schema.ts';
import { planImport } from './plan-import.ts';
import { withDataDir, world } from '#tests/set-up.ts';

withDataDir();

const staged = async () => readdir(join(await world.deps.files.stagingPath('x'), '..'));
async function* inOne(text: string) {
  yield text;
}

describe('an export', () => {
  test('contains all data of the owner, each file as stored, and no secret', async () => {
    const owner = await world.newOwner();
    const mine = await fillWholeGarage(owner);
    const link = await newLink(owner, mine.carId);
    const { zip, contents, document, headers } = await downloadExport(owner);

    expect(headers.get('content-type')).toBe('application/zip');
    const day = new Date().toISOString().slice(0, 10);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="carful-${day}.zip"`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(document).toMatchObject({ format: 'carful-export', version: documentVersion(sections) });
    expect(document['profile']).toEqual({
      email: owner.email,
      firstName: 'Anna',
      lastName: 'Kalniņa',
      phone: null,
    });
    expect(document.settings).toMatchObject({
      currency: 'EUR',
      language: 'lv',
      selectedCarId: mine.secondId,
      mainCarId: mine.carId,
    });
    expect(document.cars.map(({ brand }) => brand)).toEqual(['Volvo', 'Audi']);
    expect(document.cars[0]).toMatchObject({ vin: 'YV1SW61', mileage: 123_456, photoId: mine.photoId });
    expect(document.issues).toHaveLength(7);
    const squeal = document.issues.find(({ id }) => id === mine.squealId)!;
    expect(squeal).toMatchObject({
      status: 'resolved',
      urgent: true,
      recurring: true,
      date: '2026-01-05T10:00:00.123Z',
    });
    expect(squeal['recurrences']).toMatchObject([{ date: '2026-01-06' }, { date: '2026-01-09' }]);
    expect(document.repairs.map(({ title, cost, currency }) => [title, cost, currency])).toEqual(
      expect.arrayContaining([
        ['New pads', 99.99, 'EUR'],
        ['Free of charge', null, 'JPY'],
        ['Dinars', 1234.567, 'BHD'],
      ]),
    );
    expect(document.mileageReadings.map(({ km, source }) => [km, source])).toEqual([
      [123_456, 'car'],
      [123_400, 'issue'],
      [124_000, 'repair'],
    ]);

    expect(document.chatMessages.map(({ role }) => role)).toEqual(['user', 'user', 'fallback', 'fallback']);
    expect(document['shareLinks']).toMatchObject([{ carId: mine.carId, isEditable: true }, {}]);

    const files = document.media.map(({ file }) => file as string);
    expect([...contents.keys()].toSorted()).toEqual(['carful.json', ...files].toSorted());
    for (const { id, file, sha256, size } of document.media) {
      expect(hashesOf(contents).get(file as string)).toBe(sha256);
      expect(contents.get(file as string)).toHaveLength(size as number);
      const url = mediaUrl(id, /\w+$/.exec(file as string)![0]);
      expect(((await owner.send('GET', url)).body as Buffer).equals(contents.get(file as string)!)).toBe(
        true,
      );
    }

    const { db } = world.deps;
    const [account] = await db.select().from(authAccount).where(eq(authAccount.userId, owner.id));
    const [session] = await db.select().from(authSession).where(eq(authSession.userId, owner.id));
    const everything = zip.toString('latin1') + contents.get('carful.json')!.toString();
    for (const secret of [account!.password!, session!.token, link.token, link.id, mine.linkId]) {
      expect(everything.includes(secret)).toBe(false);
    }
    // A mechanic's records without the fields that mark them as such.
    expect(document.issues.some(({ mechanicName }) => mechanicName === 'Juris Ozols')).toBe(true);
    expect(document.repairs.some(({ addedByMechanic }) => addedByMechanic)).toBe(true);
    expect(everything).not.toMatch(/"(linkId|isUnseen|titleKey|ownerId)"/);
    expect(await staged()).toEqual([]);
  });

  test('is a consistent snapshot during concurrent writes', async () => {
    const owner = await world.newOwner();
    // Reading many cars takes a moment, during which the last one changes.
    let { id: carId } = await newCar(owner);
    for (let i = 0; i < 25; i++) ({ id: carId } = await newCar(owner));
    const isWriting = new AbortController();
    const writes = (async () => {
      while (!isWriting.signal.aborted) {
        const issue = await newIssue(owner, carId);
        const draft = repairDraft(carId, { resolvedIssues: [issue.id], mileage: 1000 });
        await owner.call('repairs.log', draft);
        await owner.call('repairs.delete', { opId: newId(), carId, repairId: draft.id });
        await owner.call('issues.delete', { opId: newId(), carId, issueId: issue.id });
      }
    })();
    for (let i = 0; i < 8; i++) {
      const { contents } = await downloadExport(owner);
      const document = contents.get('carful.json')!.toString();
      const { rejected } = await planImport(() => inOne(document), new Date(), sections);
      expect(rejected.list()).toEqual([]);
    }
    isWriting.abort();
    await writes;
  });

  test('opens files one at a time, and closes everything when the client disconnects', async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const mediaIds = [];
    for (let i = 0; i < 8; i++) {
      const id = newId();
      await owner.send('PUT', `/api/media/${id}?purpose=issue&carId=${carId}`, {
        body: sample.asBytes(sample.mp4(8_000_000)),
      });
      mediaIds.push(id);
    }
    await newIssue(owner, carId, { mediaIds });
    const { files } = world.deps;
    const read = files.read;
    const opened: { destroyed: boolean }[] = [];
    files.read = async (...args) => {
      const stream = await read(...args);
      opened.push(stream);
      return stream;
    };
    try {
      const answer = await new Promise<NodeJS.ReadableStream & { destroy(): void }>((resolve, reject) => {
        const ask = httpRequest(
          `${world.baseUrl}/api/export`,
          { headers: { cookie: owner.cookie } },
          resolve,
        );
        ask.on('error', reject).end();
      });
      answer.once('readable', () => answer.read(1));
      await sleep(500);
      expect(opened.length).toBeGreaterThan(0);
      expect(opened.length).toBeLessThan(4);
      answer.destroy();
      await expect.poll(() => opened.every(({ destroyed }) => destroyed)).toBe(true);
      expect(opened.length).toBeLessThan(8);
    } finally {
      files.read = read;
    }
  });

  test('aborts the download rather than leaving out a file', async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const id = newId();
    await owner.send('PUT', `/api/media/${id}?purpose=issue&carId=${carId}`, {
      body: sample.asBytes(sample.mp4()),
    });
    await newIssue(owner, carId, { mediaIds: [id] });
    const { files } = world.deps;
    const read = files.read;
    files.read = async () => read('not-there');
    try {
      await expect(owner.send('GET', '/api/export')).rejects.toThrow(/terminated|aborted/);
    } finally {
      files.read = read;
    }
  });
});

test('many exports of one account are refused beyond three, and hold up nobody else', async () => {
  const [greedy, other] = [await world.newOwner(), await world.newOwner()];
  await fillWholeGarage(greedy);
  const asked = Array.from({ length: 40 }, () => greedy.send('GET', '/api/export'));
  expect((await other.send('GET', '/api/export')).status).toBe(200);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('an account exports so often a day, counted across processes', async () => {
  const env = { RATE_LIMITS: 'on', ACCOUNT_EXPORTS_PER_DAY: '2' };
  const [here, there] = await Promise.all([openWorld({ env }), openWorld({ env })]);
  try {
    const owner = await here.newOwner();
    const elsewhere = there.visitor();
    elsewhere.cookie = owner.cookie;
    expect((await owner.send('GET', '/api/export')).status).toBe(200);
    expect((await elsewhere.send('GET', '/api/export?format=csv')).status).toBe(200);
    const { status, body } = await elsewhere.send('GET', '/api/export');
    expect([status, (body as { code: string }).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    there.setClock(new Date(Date.now() + 24 * 3_600_000 + 1000));
    expect((await elsewhere.send('GET', '/api/export')).status).toBe(200);
  } finally {
    await Promise.all([here.close(), there.close()]);
  }
});
