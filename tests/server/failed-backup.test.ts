import { readdir, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { expect, inject, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import type { Files } from '#server/platform/files/file-store.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { makeBackup } from '#server/platform/backup/make-backup.ts';

withOwner();

async function* slowly() {
  yield Buffer.from('early');
  await wait(150);
  yield Buffer.from('late');
}

test('a file that fails ends a backup, and nothing is written after its folder was emptied', async () => {
  const { id: carId } = await newCar(owner);
  for (let n = 0; n < 6; n += 1) {
    const url = `/api/media/${newId()}?purpose=issue&carId=${carId}`;
    expect((await owner.send('PUT', url, { body: sample.asBytes(sample.mp4(4000)) })).status).toBe(200);
  }
  let reads = 0;
  const read = async () => {
    reads += 1;
    if (reads === 1) {
      await wait(30);
      throw new Error('the storage broke');
    }
    return Readable.from(slowly());
  };
  const [folder, dataDir] = [await tempFolder(), await tempFolder()];
  try {
    const backup = {
      databaseUrl: inject('databaseUrl'),
      files: { read } as unknown as Files,
      dataDir,
      folder,
    };
    await expect(makeBackup(backup)).rejects.toThrow('the storage broke');
    expect(reads).toBeGreaterThan(1);
    await wait(500);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
  }
});
