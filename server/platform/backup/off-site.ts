import { createReadStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { openS3, type S3Settings } from '#server/platform/files/s3.ts';
import { isScheduledName } from './due-day.ts';
import { saved } from './read-database.ts';
import { BackupError, bytesOf, filePath, MANIFEST, readManifest, SECRETS, tablePath } from './manifest.ts';
import { RESERVE_BYTES } from '#server/platform/files/free-space.ts';
import { assertDiskSpace } from './disk-space.ts';

/** Copies of backups in a bucket: one object per file, under the name of the backup. */
export type OffSite = {
  /** Called before anything is written or removed.
   * @throws BackupError when the copies belong to another installation */
  claim(installation: string): Promise<void>;
  /** Finished copies, oldest first. */
  names(): Promise<string[]>;
  /** Also those of which an interrupted upload or removal left only some objects. */
  everyName(): Promise<string[]>;
  upload(folder: string, name: string): Promise<void>;
  /** Downloads to a folder that appears once the backup is complete. */
  download(name: string, folder: string): Promise<void>;
  remove(name: string): Promise<void>;
};

export type OffSiteSettings = S3Settings & { prefix: string };

/** Names the installation that owns the copies. */
const OWNER = 'carful-installation';

export function openOffSite(settings: OffSiteSettings): OffSite {
  const client = openS3(settings);
  const { bucket, prefix } = settings;
  const listNames = async (under: string) =>
    (await listKeys(client, bucket, prefix + under)).map((key) => key.slice(prefix.length));
  const ownerThere = async () => {
    const keys = await listNames(OWNER);
    if (!keys.includes(OWNER)) return null;
    const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + OWNER }));
    return text(Body as Readable);
  };
  return {
    async claim(installation) {
      // Written, then read: of two concurrent claims only the last one continues.
      if ((await ownerThere()) === null)
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + OWNER, Body: installation }));
      if ((await ownerThere()) === installation) return;
      throw new BackupError(
        `the bucket ${bucket} holds the copies of another installation${prefix ? ` under ${prefix}` : ''}: set ` +
          `BACKUP_S3_PREFIX to a name of its own, or remove ${prefix}${OWNER} if that installation is no more`,
      );
    },
    async names() {
      const keys = await listNames('scheduled-');
      const finished = keys.filter((key) => key.endsWith(`/${MANIFEST}`)).map((key) => key.split('/', 1)[0]!);
      return finished.filter(isScheduledName).toSorted();
    },
    async everyName() {
      const keys = await listNames('scheduled-');
      return [...new Set(keys.map((key) => key.split('/', 1)[0]!))].filter(isScheduledName);
    },
    async upload(folder, name) {
      const root = join(folder, name);
      // The manifest is uploaded last: a copy without it is incomplete.
      for (const path of [...(await partsOf(root)), join(root, MANIFEST)])
        await put(client, bucket, `${prefix}${name}${path.slice(root.length)}`, path);
    },
    async download(name, folder) {
      const draft = `${folder}.download`;
      const fetchPart = (path: string) =>
        saved(path, async () => {
          const Key = `${prefix}${name}${path.slice(draft.length)}`;
          return (await client.send(new GetObjectCommand({ Bucket: bucket, Key }))).Body as Readable;
        });
      await rm(draft, { recursive: true, force: true });
      try {
        await fetchPart(join(draft, MANIFEST));
        await assertDiskSpace('The download', draft, bytesOf(await readManifest(draft)) + RESERVE_BYTES);
        for (const path of await partsOf(draft)) await fetchPart(path);
        await rename(draft, folder);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    async remove(name) {
      const keys = await listKeys(client, bucket, `${prefix}${name}/`);
      const manifest = `${prefix}${name}/${MANIFEST}`;
      for (const key of [manifest, ...keys.filter((each) => each !== manifest)])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}

/** The paths of everything but the manifest, which names them. */
async function partsOf(root: string): Promise<string[]> {
  const { tables, files, secrets } = await readManifest(root);
  return [
    ...tables.map((table) => tablePath(root, table.name)),
    ...files.map(({ key }) => filePath(root, key)),
    ...(secrets ? [join(root, SECRETS)] : []),
  ];
}

async function put(client: S3Client, bucket: string, key: string, path: string): Promise<void> {
  const { size } = await stat(path);
  await client.send(
    new PutObjectCommand({ Bucket: bucket, Key: key, Body: createReadStream(path), ContentLength: size }),
  );
}

async function listKeys(client: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: prefix,
        ...(next ? { ContinuationToken: next } : {}),
      }),
    );
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key);
    next = page.NextContinuationToken;
  } while (next);
  return keys;
}
