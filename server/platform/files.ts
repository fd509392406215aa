import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from './config.ts';

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
  const store = settings.kind === 's3' ? openedLater(settings) : diskStore(join(dataDir, 'files'));

  async function stagingPath(name: string) {
    await mkdir(staging, { recursive: true });
    return join(staging, name);
  }

  return {
    read: store.read,
    size: store.size,
    remove: store.remove,
    stagingPath,
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
      for (const name of await readdir(staging).catch(emptyWhenMissing)) {
        const path = join(staging, name);
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
        if (mtimeMs <= before) await rm(path, { force: true });
      }
    },
  };
}

// Two letters of the key make a folder: no folder grows past what a file system likes.
const placed = (key: string) => `${key.slice(0, 2)}/${key}`;

// flydrive's own writing to disk copies in place and never syncs: a crash could leave half a file
// under its final name. So a file is synced in staging and renamed, and the folder is synced too.
function diskStore(root: string): FileStore {
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  const opened = (key: string) =>
    open(join(root, disk.file(placed(key)).key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? new FileMissing(key, error) : error;
    });
  return {
    async move(key, path) {
      const target = join(root, disk.file(placed(key)).key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true });
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

/** The S3 client is large: a process that keeps its files on disk never loads it. */
function openedLater(settings: Extract<Config['files'], { kind: 's3' }>): FileStore {
  let opening: Promise<FileStore> | undefined;
  const store = () => (opening ??= import('./files-s3.ts').then(({ s3Store }) => s3Store(settings)));
  return {
    move: async (key, path) => (await store()).move(key, path),
    read: async (key, range) => (await store()).read(key, range),
    size: async (key) => (await store()).size(key),
    remove: async (key) => (await store()).remove(key),
  };
}

async function synced(path: string) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
