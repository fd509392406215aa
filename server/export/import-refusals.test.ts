import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  documentOf,
  downloadExport,
  fillWholeGarage,
  importZip,
  packed,
  type Contents,
  type ExportDocument,
} from '#tests/export-zip.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { dataDir, withDataDir, world } from '#tests/set-up.ts';

let owner: Owner;
let zip: Buffer;
let contents: Contents;

withDataDir({ VIDEO_LIMIT_MB: '1' });
beforeAll(async () => {
  const donor = await world.newOwner();
  await fillWholeGarage(donor);
  ({ zip, contents } = await downloadExport(donor));
  owner = await world.newOwner();
});

const json = (document: unknown) => Buffer.from(JSON.stringify(document));
const hashOf = (file: Buffer) => createHash('sha256').update(file).digest('hex');

/** The export with a changed document, and with changed files if given. */
function changed(change: (document: ExportDocument, files: Contents) => void): Promise<Buffer> {
  const files: Contents = new Map(contents);
  const document = documentOf(contents);
  change(document, files);
  return packed(files.set('carful.json', json(document)));
}

/** Replaces the first file of this kind, described consistently. */
const swapped = (extension: string, file: Buffer) =>
  changed((document, files) => {
    const media = document.media.find(({ file }) => String(file).endsWith(extension))!;
    files.set(media['file'] as string, file);
    Object.assign(media, { size: file.length, sha256: hashOf(file) });
  });

async function everyBytes(): Promise<string[]> {
  const found = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const staged = await readdir(join(await world.deps.files.stagingPath('x'), '..'));
  return [...found.filter((entry) => entry.isFile()).map(({ name }) => name), ...staged].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
}

async function refused(file: Buffer, phrase: RegExp, path = /^/): Promise<void> {
  const before = [await fingerprint(world.deps.db, [owner.id]), await everyBytes()];
  const { status, body } = await importZip(owner, file);
  expect([status, body]).toMatchObject([
    400,
    {
      code: 'BAD_REQUEST',
      data: { fields: [{ phrase: expect.stringMatching(phrase), path: expect.stringMatching(path) }] },
    },
  ]);
  expect([await fingerprint(world.deps.db, [owner.id]), await everyBytes()]).toEqual(before);
}

const damaged = /^The export file is damaged/;
const invalid = /^The export contains data that cannot be imported/;
const strange = /^This file is not a Carful export/;

describe('refused with nothing changed:', () => {
  test('a file that is not an export', async () => {
    await refused(Buffer.from(''), strange);
    await refused(Buffer.from('just text'), strange);
    await refused(await sample.png(), strange);
    await refused(await packed([['notes.txt', Buffer.from('x')]]), strange);
    await refused(await packed([['carful.json', json({ hello: 1 })]]), strange);
    await refused(await packed([['carful.json', json({ format: 'other', version: 1 })]]), strange);
  });

  test('an export of a newer version', async () => {
    await refused(await changed((document) => (document.version += 1)), /newer version of Carful/);
  });

  test('a truncated or modified export', async () => {
    await refused(zip.subarray(0, zip.length - 30), /not a Carful export|damaged/);
    await refused(zip.subarray(0, zip.length >> 1), /not a Carful export|damaged/);
    const flipped = Buffer.from(zip);
    const at = flipped.indexOf(
      contents.get(documentOf(contents).media[0]!['file'] as string)!.subarray(100, 140),
    );
    flipped[at]! ^= 1;
    await refused(flipped, damaged, /^files\//);
    const text = contents.get('carful.json')!;
    await refused(
      await packed(
        [...contents].map(([name, file]) => [
          name,
          name === 'carful.json' ? text.subarray(0, text.length - 5) : file,
        ]),
      ),
      damaged,
    );
    await refused(
      await changed((document, files) => void files.delete(document.media[2]!['file'] as string)),
      damaged,
      /^files\//,
    );
  });

  const documents: [string, (document: ExportDocument) => void, RegExp][] = [
    ['a currency nobody has', ({ settings }) => (settings['currency'] = 'AAA'), /^settings\.currency/],
    [
      'a list too few',
      (document) => delete (document as Partial<ExportDocument>).repairs,
      /^mileageReadings/,
    ],
    ['a list of a later version', (document) => (document.version = 1), /^chatMessages/],
    ['a part nobody knows', (document) => (document['unheardOf'] = []), /^unheardOf/],
  ];
  test.each(documents)('%s', async (_name, change, path) => refused(await changed(change), invalid, path));

  test('files that an upload would refuse', async () => {
    await refused(await swapped('.jpg', sample.svg()), invalid, /^files\//);
    await refused(await swapped('.jpg', await sample.png()), invalid, /^files\//);
    await refused(await swapped('.pdf', sample.html()), invalid, /^files\//);
    await refused(await swapped('.mp4', sample.mp4(1024 * 1024 + 1)), invalid, /^files\//);
    const picture = contents.get(
      documentOf(contents).media.find(({ kind }) => kind === 'picture')!['file'] as string,
    )!;
    await refused(await swapped('.jpg', picture.subarray(0, picture.length - 200)), damaged, /^files\//);
  });

  test('a zip with a path outside its folder, or a duplicate name', async () => {
    const safe = 'aaaaaaaaaaaaaaaa.txt';
    const nasty = Buffer.from(
      (await packed([...contents, [safe, Buffer.from('x')]]))
        .toString('latin1')
        .replaceAll(safe, '../../../etc/passwd1'),
      'latin1',
    );
    await refused(nasty, damaged);
    const name = documentOf(contents).media[0]!['file'] as string;
    await refused(await packed([...contents, [name, Buffer.from('x')]]), damaged);
  });

  test('a zip bomb, by its declared or by its real size', async () => {
    const bomb = await packed([['carful.json', Buffer.alloc(20_000_000, ' ')]]);
    // Declares 2 bytes and unpacks to 20 million.
    const sizes = Buffer.from(bomb);
    for (let at = 0; (at = sizes.indexOf(Buffer.from([0x00, 0x2d, 0x31, 0x01]), at)) >= 0; at += 4)
      sizes.writeUInt32LE(2, at);
    await refused(sizes, damaged, /carful\.json/);
    await refused(await changed(({ media }) => (media[0]!['size'] = 2 ** 31)), damaged, /^files\//);
  });

  test('overlapping entries', async () => {
    // Two directory entries for the same local entry.
    const name = documentOf(contents).media[0]!['file'] as string;
    const twin = name.replace(/^files\/./, (start) => `files/${start.endsWith('0') ? '1' : '0'}`);
    const doubled = await packed([...contents, [twin, contents.get(name)!]]);
    const directory = doubled.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const begin = doubled.readUInt32LE(directory + 16);
    const entryOf = (file: string) => doubled.indexOf(file, begin) - 46;
    doubled.copy(doubled, entryOf(twin) + 42, entryOf(name) + 42, entryOf(name) + 46);
    await refused(doubled, damaged);
  });

  test('an account with a car', async () => {
    const settled = await world.newOwner();
    await newCar(settled);
    const before = await fingerprint(world.deps.db, [settled.id]);
    expect(await importZip(settled, zip)).toMatchObject({
      status: 400,
      body: {
        data: { fields: [{ path: '', phrase: expect.stringMatching(/^Your account already has cars/) }] },
      },
    });
    expect(await fingerprint(world.deps.db, [settled.id])).toEqual(before);
  });

  test('a body over the limit, with or without a declared length', async () => {
    const { imports } = world.deps.config;
    const limit = imports.zip;
    imports.zip = 1000;
    try {
      expect(await importZip(owner, zip)).toMatchObject({
        status: 413,
        body: { code: 'TOO_LARGE', data: { limit: 1000 } },
      });
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(zip);
          controller.close();
        },
      });
      expect(await owner.send('POST', '/api/import', { body })).toMatchObject({ status: 413 });
    } finally {
      imports.zip = limit;
    }
  });
});
