import { access, constants, mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { FileMissing, type FileStore } from './file-store.ts';

// Subfolders by the first two letters of the key, to keep folders small.
const pathOf = (key: string) => `${key.slice(0, 2)}/${key}`;

/** flydrive copies in place and never syncs, so a crash could leave a partial file under its final name. Here a file
 * is synced in staging and renamed, and then its folder is synced. */
export function diskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const openFile = (key: string) =>
    open(join(root, disk.file(pathOf(key)).key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new FileMissing(key, error) : error;
    });
  return {
    async move(key, path) {
      const target = join(root, disk.file(pathOf(key)).key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await sync(path);
      await rename(path, target);
      await sync(folder);
      await sync(root);
    },
    read: async (key, range) => (await openFile(key)).createReadStream(range),
    async size(key) {
      const file = await openFile(key);
      return (await file.stat().finally(() => file.close())).size;
    },
    remove: (key) => disk.delete(pathOf(key)),
    async check() {
      await mkdir(root, { recursive: true, mode: 0o700 });
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
    },
  };
}

async function sync(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
