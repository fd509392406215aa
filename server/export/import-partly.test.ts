import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Imported } from '#domain/exports/imported.ts';
import { newId } from '#server/platform/deps.ts';
import {
  documentOf,
  downloadExport,
  fillWholeGarage,
  importZip,
  packed,
  type Contents,
  type ExportDocument,
} from '#tests/export-zip.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { mechanicRepair, newCar, newIssue, newLink } from '#tests/people.ts';
import { withDataDir, world } from '#tests/set-up.ts';

let contents: Contents;

withDataDir({ VIDEO_LIMIT_MB: '1' });
beforeAll(async () => {
  const donor = await world.newOwner();
  await fillWholeGarage(donor);
  ({ contents } = await downloadExport(donor));
});

/** The export with a changed document, and with changed files if given. */
function changed(change: (document: ExportDocument, files: Contents) => void): Promise<Buffer> {
  const files: Contents = new Map(contents);
  const document = documentOf(contents);
  change(document, files);
  return packed(files.set('carful.json', Buffer.from(JSON.stringify(document))));
}

describe('taken', () => {
  const records: [string, (document: ExportDocument) => void, RegExp][] = [
    ['a year to come', ({ cars }) => (cars[0]!['year'] = 2999), /^cars\.0\.year/],
    [
      'too long a text',
      ({ issues }) => (issues[1]!['description'] = 'x'.repeat(5001)),
      /^issues\.1\.description/,
    ],
    ['a cost below zero', ({ repairs }) => (repairs[0]!['cost'] = -1), /^repairs\.0\.cost/],
    ['a status nobody knows', ({ issues }) => (issues[0]!['status'] = 'lost'), /^issues\.0\.status/],
    ['an id that is none', ({ cars }) => (cars[0]!.id = '../../etc'), /^cars\.0\.id/],
    ['one id twice', ({ repairs }) => (repairs[1]!.id = repairs[0]!.id), /^repairs\.1\.id/],
    ['an issue of no car', ({ issues }) => (issues[0]!['carId'] = newId()), /^issues\.0\.carId/],
    [
      'a repair of another car',
      ({ repairs, cars }) => {
        const linked = repairs.find(({ title }) => title === 'New pads')!;
        linked['carId'] = cars.find(({ id }) => id !== linked['carId'])!.id;
      },
      /^repairs\.\d\.links/,
    ],
    [
      'a solver that is not there',
      ({ issues }) => (issues[0]!['resolvedBy'] = newId()),
      /^issues\.0\.resolvedBy/,
    ],
    [
      'a photo that is a receipt',
      ({ cars, media }) => (cars[0]!['photoId'] = media.find(({ purpose }) => purpose === 'receipt')!.id),
      /^cars\.0\.photoId/,
    ],
    ['a file under another name', ({ media }) => (media[0]!['file'] = 'carful.json'), /^media\.0\.file/],
    [
      'a file that claims to be a page',
      ({ media }) => (media[0]!['contentType'] = 'text/html'),
      /^media\.0\.contentType/,
    ],
    [
      'an answer to no question',
      ({ chatMessages }) => (chatMessages.find(({ role }) => role !== 'user')!['questionId'] = newId()),
      /^chatMessages\.2\.questionId/,
    ],
    [
      'a question that is answered twice',
      ({ chatMessages }) => chatMessages.push({ ...chatMessages[2]!, id: newId() }),
      /^chatMessages\.4\.questionId/,
    ],
    [
      'a picture of a question that is none',
      ({ chatMessages, media }) =>
        (chatMessages[0]!['pictures'] = [media.find(({ kind }) => kind === 'video')!.id]),
      /^(chatMessages\.0\.pictures|media)/,
    ],
    [
      'a text that no database holds',
      ({ chatMessages }) => (chatMessages[0]!['content'] = 'a\0b'),
      /^chatMessages\.0\.content/,
    ],
  ];
  test.each(records)('without one record, which is named: %s', async (_name, change, place) => {
    const own = await world.newOwner();
    const { status, body } = await importZip(own, await changed(change));
    expect(status).toBe(200);
    const { rejected } = body as Imported;
    expect(rejected[0]?.place).toMatch(place);
    const { cars } = documentOf(contents);
    const isCar = rejected.filter((one) => one.place.startsWith('cars.')).length;
    expect((await own.call('cars.list')).cars).toHaveLength(cars.length - isCar);
    expect((await importZip(await world.newOwner(), (await downloadExport(own)).zip)).body).toMatchObject({
      rejected: [],
    });
  });

  test('without the choice of a car that is not in it', async () => {
    const own = await world.newOwner();
    const file = await changed(({ settings }) => (settings['mainCarId'] = newId()));
    expect(await importZip(own, file)).toMatchObject({ status: 200, body: { rejected: [] } });
    expect((await own.call('settings.read')).mainCarId).toBeNull();
  });

  test('with a problem and a repair of one id, as a mechanic may write them', async () => {
    const own = await world.newOwner();
    const car = await newCar(own);
    const link = await newLink(own, car.id, { isEditable: true });
    const issue = await newIssue(own, car.id);
    const repair = { ...mechanicRepair(link.token), id: issue.id };
    expect(await world.visitor().call('share.logRepair', repair)).toMatchObject({ id: issue.id });
    const exported = await downloadExport(own);
    const other = await world.newOwner();
    expect(await importZip(other, exported.zip)).toMatchObject({
      status: 200,
      body: { issues: 1, repairs: 1, rejected: [] },
    });
  });

  test('ignores extra files of a desktop, and re-encodes a picture with metadata (D44)', async () => {
    const talkative = await sample.phonePicture({ width: 96, height: 64 });
    const own = await world.newOwner();
    const file = await changed((document, files) => {
      const media = document.media.find(({ kind }) => kind === 'picture')!;
      files.set(media['file'] as string, talkative);
      Object.assign(media, {
        size: talkative.length,
        sha256: createHash('sha256').update(talkative).digest('hex'),
      });
      files.set('__MACOSX/._carful.json', Buffer.from('x'));
      files.set('.DS_Store', Buffer.from('x'));
    });
    expect(await importZip(own, file)).toMatchObject({ status: 200 });
    const { contents: again, document } = await downloadExport(own);
    expect(document.media).toHaveLength(6);
    for (const { file: name, kind } of document.media) {
      if (kind !== 'picture') continue;
      const { exif, orientation } = await sharp(again.get(name as string)).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(again.get(name as string)!.includes('CarfulTestPhone')).toBe(false);
    }
  });
});
