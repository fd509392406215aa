import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { png } from '#tests/fixtures/media/samples.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { renderPicture } from './render-picture.ts';

test('a picture that takes a minute is given up, and the next has its turn', async () => {
  const folder = await tempFolder();
  const path = join(folder, 'sent');
  await writeFile(path, await png());
  const targets = { picture: join(folder, 'picture'), thumbnail: join(folder, 'thumbnail') };
  const render = () => renderPicture({ path, extension: 'png' }, targets, { key: 'Anna', max: 1 });
  const timeout = vi.spyOn(sharp.prototype, 'timeout');
  // As the library does on timeout.
  const toFile = vi
    .spyOn(sharp.prototype, 'toFile')
    .mockRejectedValueOnce(new Error('timeout: 12% complete'));
  try {
    await expect(render()).rejects.toMatchObject({ code: 'UPLOAD_FAILED' });
    expect(timeout.mock.calls).toEqual([[{ seconds: 60 }]]);
    expect(await render()).toMatchObject({ width: 40, height: 30 });
  } finally {
    timeout.mockRestore();
    toFile.mockRestore();
    await rm(folder, { recursive: true });
  }
});
