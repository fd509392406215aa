import { URI } from 'otpauth';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { askAssistant } from '#tests/ask-assistant.ts';
import type { Visitor } from '#tests/client.ts';
import { fillWholeGarage } from '#tests/export-zip.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import {
  issueDraft,
  mechanicRepair,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
  repairDraft,
  signUp,
  type Owner,
} from '#tests/people.ts';
import { Recorder } from './recorder.ts';

export type Actor = Owner & Recorder;
export type People = Awaited<ReturnType<typeof fillServer>>;

/** People whose records fill every table, made through the API of a server that has a model. */
export async function fillServer(url: string) {
  const anna = await register(url, 'Anna');
  const garage = await fillGarage(anna);
  const liga = await register(url, 'Līga');
  await fillWholeGarage(liga);
  const newcomer = await register(url, 'Nora');
  return {
    anna,
    liga,
    newcomer,
    secured: await secure(await register(url, 'Jānis')),
    leaving: await leave(await register(url, 'Pēteris')),
    garage,
  };
}

async function register(url: string, name: string): Promise<Actor> {
  const recorder = new Recorder(url);
  return Object.assign(recorder, await signUp(recorder, name));
}

async function upload(visitor: Visitor, query: string, file: Buffer): Promise<Id> {
  const id = newId();
  const { status } = await visitor.send('PUT', `/api/media/${id}?${query}`, { body: sample.asBytes(file) });
  if (status !== 200) throw new Error(`an upload answered ${status}`);
  return id;
}

/** The garage that the browser profile works in: its records are named by what the browser does to them. */
async function fillGarage(anna: Actor) {
  const photoId = await upload(anna, 'purpose=car-photo', await sample.phonePicture());
  const { id: volvo } = await newCar(anna, { nickname: 'Zilais', vin: 'YV1SW61', mileage: 185_000, photoId });
  const { id: audi } = await newCar(anna, { brand: 'Audi', model: 'A4', year: 1999, mileage: 99_000 });
  const file = (bytes: Buffer) => upload(anna, `purpose=issue&carId=${volvo}`, bytes);
  const issue = async (description: string, mediaIds: Id[] = []) =>
    (await newIssue(anna, volvo, { description, mediaIds, date: '2026-01-05T10:00:00.123Z' })).id;
  const issues = {
    squeal: await issue('Squeal at the front', [
      await file(await sample.png()),
      await file(sample.mp4(2000)),
    ]),
    rattle: await issue('Rattle under the floor'),
    leak: await issue('Leak of coolant'),
    smoke: await issue('Smoke from the exhaust'),
    whine: await issue('Whine of the alternator'),
  };
  for (const date of ['2026-01-06', '2026-01-09']) {
    const head = { opId: newId(), id: newId(), carId: volvo, issueId: issues.squeal };
    await anna.call('recurrences.add', { ...head, date, notes: `Again ${date}` });
  }
  const receiptId = await upload(anna, `purpose=receipt&carId=${volvo}`, sample.pdf());
  const repair = async (carId: Id, changes: Parameters<typeof repairDraft>[1]) =>
    (await anna.call('repairs.log', repairDraft(carId, changes))).id;
  const repairs = {
    oil: await repair(volvo, { title: 'Oil', mileage: 186_000, kind: 'service', garageName: 'Auto A' }),
    pads: await repair(volvo, { title: 'Pads', receiptId, partiallyResolvedIssues: [issues.squeal] }),
    free: await repair(volvo, { title: 'Free of charge', cost: null, currency: 'JPY' }),
  };
  const link = await newLink(anna, volvo, { isEditable: true, hours: 7 * 24 });
  await newLink(anna, audi);
  const mechanic = await visitAsMechanic(anna.baseUrl, link.token, issues.leak);
  const picture = await file(await sample.png());
  await askAssistant(anna, volvo, { content: 'What is on this picture?', mediaIds: [picture] });
  const settings = await anna.call('settings.read');
  await anna.call('settings.edit', {
    opId: newId(),
    baseVersion: settings.version,
    changes: { currency: { from: 'USD', to: 'EUR' }, theme: { from: 'system', to: 'light' } },
  });
  return { volvo, audi, issues, repairs, token: link.token, mechanic };
}

async function visitAsMechanic(url: string, token: string, partiallyResolved: Id): Promise<Recorder> {
  const mechanic = new Recorder(url);
  const file = async () => upload(mechanic, `purpose=receipt&token=${token}`, await sample.phonePicture());
  const image = async () => upload(mechanic, `purpose=issue&token=${token}`, await sample.phonePicture());
  const repair = { receiptImage: await file(), partiallyResolvedIssues: [partiallyResolved] };
  await mechanic.call('share.logRepair', mechanicRepair(token, repair));
  await mechanic.call('share.logSymptom', mechanicSymptom(token, { images: [await image()] }));
  return mechanic;
}

/** Leaves one in the bin, and a deleted file whose bytes nobody has removed yet: the next start of the app removes them. */
export async function deleteWithPicture({
  anna,
  garage: { audi: carId },
}: Pick<People, 'anna' | 'garage'>): Promise<void> {
  for (const description of ['In the bin', 'Deleted']) {
    const picture = await upload(anna, `purpose=issue&carId=${carId}`, await sample.png());
    const { id: issueId } = await anna.call(
      'issues.log',
      issueDraft(carId, { description, mediaIds: [picture] }),
    );
    await anna.call('issues.delete', { opId: newId(), carId, issueId });
  }
  const { entries } = await anna.call('bin.list');
  await anna.call('bin.erase', { opId: newId(), binId: entries[0]!.id });
}

/** An owner with a second factor, and a sign-in that waits for it. */
async function secure(owner: Actor) {
  const post = (visitor: Visitor, path: string, json: object) =>
    visitor.send('POST', `/api/auth/${path}`, { json });
  const { body } = await post(owner, 'two-factor/enable', { password: owner.password });
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  const totp = URI.parse(totpURI) as { generate(): string };
  const { status } = await post(owner, 'two-factor/verify-totp', { code: totp.generate() });
  if (status !== 200) throw new Error(`the second factor answered ${status}`);
  const { email, password } = owner;
  await post(new Recorder(owner.baseUrl), 'sign-in/email', { email, password });
  return { email, password, totpURI, backupCodes };
}

/** An account that waits to be erased. */
async function leave(owner: Actor) {
  const { email, password } = owner;
  const { outcome } = await owner.call('account.delete', { password });
  if (outcome !== 'requested') throw new Error(`the deletion answered ${outcome}`);
  return { email, password };
}
