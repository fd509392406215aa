import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { media } from '#server/media/table.ts';
import { downloadExport, fillWholeGarage, importZip } from '#tests/export-zip.ts';
import { withDataDir, world } from '#tests/set-up.ts';

withDataDir({ LOG_LEVEL: 'silent' });

async function lose(id: Id): Promise<void> {
  const [row] = await world.deps.db.select().from(media).where(eq(media.id, id));
  await world.deps.files.remove(row!.storageKey);
}

test('leaves out and lists a missing file; the rest can be imported again', async () => {
  const owner = await world.newOwner();
  const { photoId, receiptId, mediaIds } = await fillWholeGarage(owner);
  const before = (await downloadExport(owner)).document;
  const talked = before.chatMessages.flatMap(({ pictures }) => pictures as Id[]);
  expect(talked).toHaveLength(1);
  const lost = [photoId, receiptId, mediaIds[0]!, talked[0]!];
  for (const id of lost) await lose(id);

  const { document, contents, zip } = await downloadExport(owner);
  expect((document['missingFiles'] as { id: Id }[]).map(({ id }) => id).toSorted()).toEqual(lost.toSorted());
  expect(document['missingFiles']).toContainEqual(
    expect.objectContaining({ id: mediaIds[0], purpose: 'issue', kind: 'picture' }),
  );
  const { missingFiles: _missing, ...rest } = document;
  for (const id of lost) expect(JSON.stringify(rest)).not.toContain(id);
  expect(document.media).toHaveLength(before.media.length - lost.length);
  expect(contents.size).toBe(document.media.length + 1);

  const heir = await world.newOwner();
  expect(await importZip(heir, zip)).toMatchObject({
    status: 200,
    body: { cars: 2, issues: 7, repairs: 4, files: document.media.length },
  });
  expect((await downloadExport(heir)).document['missingFiles']).toEqual([]);
});

test('fails when storage does not respond, instead of treating files as missing', async () => {
  const owner = await world.newOwner();
  await fillWholeGarage(owner);
  const { files } = world.deps;
  const { size } = files;
  files.size = () => Promise.reject(new Error('the bucket is away'));
  try {
    expect((await owner.send('GET', '/api/export')).status).toBe(500);
  } finally {
    files.size = size;
  }
});
