import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/platform/config.ts';
import type { FileStore, Files } from './file-store.ts';
import { freeBytes } from './free-space.ts';

export function openFiles(settings: Config['files'], dataDir: string): Files {
  const staging = join(dataDir, 'staging');
  const store = openLazily(settings, join(dataDir, 'files'));

  async function stagingPath(name: string) {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    return join(staging, name);
  }

  return {
    read: store.read,
    size: store.size,
    remove: store.remove,
    check: store.check,
    stagingPath,
    freeBytes: async () => freeBytes(dirname(await stagingPath('x'))),
    async put(key, source) {
      if (typeof source === 'string') return store.move(key, source);
      const path = await stagingPath(randomBytes(16).toString('hex'));
      try {
        await pipeline(source, createWriteStream(path, { flags: 'wx' }));
        await store.move(key, path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async clearStaging(untouchedMs) {
      const before = Date.now() - untouchedMs;
      for (const name of (await unlessMissing(readdir(staging))) ?? []) {
        const path = join(staging, name);
        const info = await unlessMissing(stat(path));
        if (info && info.mtimeMs <= before) await rm(path, { force: true });
      }
    },
  };
}

/** Loads the driver on first use, to keep an idle process small. */
function openLazily(settings: Config['files'], root: string): FileStore {
  const open = async () =>
    settings.kind === 's3'
      ? (await import('./s3.ts')).s3Store(settings)
      : (await import('./disk.ts')).diskStore(root);
  let opening: Promise<FileStore> | undefined;
  const store = () => (opening ??= open());
  return {
    move: async (key, path) => (await store()).move(key, path),
    read: async (key, range) => (await store()).read(key, range),
    size: async (key) => (await store()).size(key),
    remove: async (key) => (await store()).remove(key),
    check: async () => (await store()).check(),
  };
}

const unlessMissing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
