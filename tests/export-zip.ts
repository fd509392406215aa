import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { askAssistant } from './ask-assistant.ts';
import type { Visitor } from './client.ts';
import * as sample from './fixtures/media/samples.ts';
import {
  mechanicRepair,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
  repairDraft,
  type Owner,
} from './people.ts';
import { upload } from './upload.ts';

/** The files of a zip by their names. */
export type Contents = Map<string, Buffer>;
type Item = { id: Id } & Record<string, unknown>;
type Lists = Record<'cars' | 'issues' | 'repairs' | 'mileageReadings' | 'chatMessages' | 'media', Item[]>;
export type ExportDocument = Lists & { version: number; settings: Record<string, unknown> } & Record<
    string,
    unknown
  >;

export async function unpacked(zip: Buffer): Promise<Contents> {
  const found: Contents = new Map();
  const file = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of file.eachEntry()) {
    found.set(entry.fileName, await buffer(await file.openReadStreamPromise(entry)));
  }
  return found;
}

export async function packed(contents: Iterable<[string, Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of contents) zip.addBuffer(bytes, name);
  zip.end();
  return buffer(zip.outputStream);
}

export async function downloadExport(owner: Visitor) {
  const answer = await owner.send('GET', '/api/export');
  if (answer.status !== 200) throw new Error(`export answered ${answer.status}`);
  const zip = answer.body as Buffer;
  const contents = await unpacked(zip);
  return { zip, contents, document: documentOf(contents), headers: answer.headers };
}

export const documentOf = (contents: Contents) =>
  JSON.parse(contents.get('carful.json')!.toString()) as ExportDocument;

export const importZip = (owner: Visitor, zip: Buffer) =>
  owner.send('POST', '/api/import', {
    body: sample.asBytes(zip),
    headers: { 'content-type': 'application/zip' },
  });

/** The hash of each file by its name. */
export const hashesOf = (contents: Contents) =>
  new Map([...contents].map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]));

/** A garage with something of everything; titles and names are used once, but for the repeated problem. */
export async function fillWholeGarage(owner: Owner) {
  const photoId = await upload(owner, 'car-photo', await sample.phonePicture());
  const volvo = await newCar(owner, {
    nickname: 'Lācītis',
    vin: 'yv1sw61',
    licensePlate: 'AB-1234',
    mileage: 123_456,
    photoId,
    transmission: 'manual',
    fuelType: 'diesel',
    engineType: 'D5 “2.4”',
  });
  const price = { amount: 4300.5, currency: 'EUR' };
  const second = await newCar(owner, {
    brand: 'Audi',
    model: 'A4',
    year: 1999,
    outOfUse: { reason: 'sold', since: '2025-11-05', price },
    purchase: { date: '2020-02-29', price: { ...price, amount: 9100 }, km: 88_000 },
    mileageLimit: { from: '2020-03-01', to: '2023-03-01', startKm: 88_000, km: 45_000 },
    yearlyKm: 15_000,
  });
  const carId = volvo.id;
  const mediaIds = [
    await upload(owner, 'issue', await sample.png(), carId),
    await upload(owner, 'issue', sample.mp4(), carId),
    await upload(owner, 'issue', await sample.phonePicture({ width: 300, height: 200 }), carId),
  ];
  const description = 'Steidzami: bremzes čīkst 🚗\nun spiež "pa labi"';
  const squeal = await newIssue(owner, carId, { description, mediaIds, date: '2026-01-05T10:00:00.123Z' });
  const twice = [
    await newIssue(owner, carId, { description: 'It rattles' }),
    await newIssue(owner, carId, { description: 'it rattles ' }),
  ];
  const worked = await newIssue(owner, carId, { description: 'Fixed by hand' });
  const half = await newIssue(owner, carId, { description: 'Half fixed', mileage: 123_400 });
  const begun = await newIssue(owner, second.id, { description: 'Begun' });
  for (const date of ['2026-01-06', '2026-01-09']) {
    await owner.call('recurrences.add', {
      opId: newId(),
      id: newId(),
      carId,
      issueId: squeal.id,
      date,
      notes: `Again ${date}`,
    });
  }
  const setStatus = (car: Id, issueId: Id, to: 'resolved' | 'processing') =>
    owner.call('issues.edit', {
      opId: newId(),
      carId: car,
      issueId,
      baseVersion: 1,
      changes: { status: { from: 'new', to }, notes: { from: '', to: 'Mine' } },
    });
  await setStatus(carId, worked.id, 'resolved');
  await setStatus(second.id, begun.id, 'processing');
  const receiptId = await upload(owner, 'receipt', sample.pdf(), carId);
  await owner.call(
    'repairs.log',
    repairDraft(carId, {
      title: 'New pads',
      receiptId,
      mileage: 124_000,
      kind: 'repair',
      cost: 99.99,
      garageName: 'Garāža Nr. 1',
      resolvedIssues: [squeal.id],
      partiallyResolvedIssues: [half.id],
    }),
  );
  await owner.call(
    'repairs.log',
    repairDraft(second.id, { title: 'Free of charge', cost: null, currency: 'JPY', date: '2020-02-29' }),
  );
  await owner.call(
    'repairs.log',
    repairDraft(second.id, {
      title: 'Dinars',
      cost: 1234.567,
      currency: 'BHD',
      breakdown: { parts: 1000.001, labor: null },
    }),
  );
  const chatPictureId = await upload(owner, 'issue', await sample.png(), carId);
  await askAssistant(owner, carId, { content: 'Cik maksāja bremzes?', mediaIds: [chatPictureId] });
  await askAssistant(owner, second.id, { content: 'What is the mileage?' });
  const { token, id: linkId } = await newLink(owner, carId, { isEditable: true });
  await owner.call('share.logSymptom', mechanicSymptom(token));
  await owner.call('share.logRepair', mechanicRepair(token));
  const { version } = await owner.call('settings.read');
  await owner.call('settings.edit', {
    opId: newId(),
    baseVersion: version,
    changes: {
      currency: { from: 'USD', to: 'EUR' },
      language: { from: 'en', to: 'lv' },
      theme: { from: 'system', to: 'dark' },
      mechanicSharingEnabled: { from: true, to: false },
      selectedCarId: { from: carId, to: second.id },
    },
  });
  return { carId, secondId: second.id, squealId: squeal.id, twice, photoId, mediaIds, receiptId, linkId };
}

/** Ids numbered by first occurrence, without the values of a single account. */
export function withoutIds({
  exportedAt: _at,
  profile,
  shareLinks: _links,
  securityEvents: _events,
  waysIn: _ways,
  keys: _keys,
  webhooks: _webhooks,
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
