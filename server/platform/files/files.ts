import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '#server/platform/config.ts';

/** Both ends included, as in a Range header. */
export type ByteRange = { start: number; end: number };

/** Where the bytes of uploads live. Keys are made by the server: letters, digits, '-' and '_'. */
export type Files = {
  /**
   * Stores a file whole or not at all; once this resolves it survives a crash. A path is moved, not
   * copied: the caller's file is gone afterwards.
   */
  put(key: string, source: string | Readable): Promise<void>;
  /** @throws FileMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. @throws FileMissing */
  size(key: string): Promise<number>;
  /** No error when it is not there: a removal may be repeated. */
  remove(key: string): Promise<void>;
  /** A local path for an upload in flight; what is left there after a crash is cleared. */
  stagingPath(name: string): Promise<string>;
  /** Bytes that are free where uploads are staged. */
  freeBytes(): Promise<number>;
  /** Removes staged files that nothing has written to for this long. */
  clearStaging(untouchedMs: number): Promise<void>;
};

export class FileMissing extends Error {
  constructor(key: string, cause: unknown) {
    super(`No bytes are stored under ${key}`, { cause });
  }
}

/** What a kind of storage has to do; staging is the same for all. */
export type FileStore = Pick<Files, 'read' | 'size' | 'remove'> & {
  move(key: string, path: string): Promise<void>;
};

export function openFiles(settings: Config['files'], dataDir: string): Files {
  const staging = join(dataDir, 'staging');
  const store = openedLater(settings, join(dataDir, 'files'));

  async function stagingPath(name: string) {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    return join(staging, name);
  }

  return {
    read: store.read,
    size: store.size,
    remove: store.remove,
    stagingPath,
    async freeBytes() {
      const { bavail, bsize } = await statfs(dirname(await stagingPath('x')));
      return bavail * bsize;
    },
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
        const found = await unlessMissing(stat(path));
        if (found && found.mtimeMs <= before) await rm(path, { force: true });
      }
    },
  };
}

/** What stores the bytes is loaded with the first file: an app that has just started needs little memory. */
function openedLater(settings: Config['files'], root: string): FileStore {
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
  };
}

const unlessMissing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
