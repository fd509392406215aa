import { mkdir, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { FileMissing, type FileStore } from './files.ts';

// Two letters of the key make a folder: no folder grows past what a file system likes.
const placed = (key: string) => `${key.slice(0, 2)}/${key}`;

// flydrive's own writing to disk copies in place and never syncs: a crash could leave half a file
// under its final name. So a file is synced in staging and renamed, and the folder is synced too.
export function diskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const opened = (key: string) =>
    open(join(root, disk.file(placed(key)).key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new FileMissing(key, error) : error;
    });
  return {
    async move(key, path) {
      const target = join(root, disk.file(placed(key)).key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await synced(path);
      await rename(path, target);
      await synced(folder);
      await synced(root);
    },
    read: async (key, range) => (await opened(key)).createReadStream(range),
    async size(key) {
      const file = await opened(key);
      return (await file.stat().finally(() => file.close())).size;
    },
    remove: (key) => disk.delete(placed(key)),
  };
}

async function synced(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
