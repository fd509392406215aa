import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserProfile } from './browser-profile.ts';
import type { Exchange } from './recorder.ts';

/** What `npm run upgrade-fixture` recorded of a release, in tests/upgrade/<version>. */
export type Release = {
  madeAt: string;
  people: Record<'anna' | 'liga' | 'newcomer' | 'leaving', Account> & { secured: Secured };
  garage: {
    volvo: string;
    audi: string;
    issues: Record<'squeal' | 'rattle' | 'leak' | 'smoke' | 'whine', string>;
    repairs: Record<'oil' | 'pads' | 'free', string>;
    token: string;
  };
  /** By person: what their reads, and retries of all their operations, were answered. */
  reads: Record<string, Exchange[]>;
  writes: Record<string, Exchange[]>;
  /** By person: the document of the export, and the SHA-256 of each file in it. */
  exports: Record<string, { document: Record<string, unknown>; files: Record<string, string> }>;
  browsers: Record<'owner' | 'mechanic' | 'guest' | 'newcomer', BrowserProfile>;
};
export type Account = { email: string; password: string };
export type Secured = Account & { totpURI: string; backupCodes: string[] };

const folder = import.meta.dirname;
export const releaseFolder = (version: string) => join(folder, version);
export const BACKUP = 'backup.zip';
export const RECORD = 'record.json.gz';

/** Oldest first. */
export const releases = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, RECORD)))
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));

/** Of one person, at a migration between two releases. */
export type Snapshot = {
  madeAt: string;
  owner: Account;
  reads: Exchange[];
  writes: Exchange[];
  export: Release['exports'][string];
};

const SNAPSHOT = /^at-(\d{4})\.json\.gz$/;
export const snapshotPaths = (migration: string) => ({
  backup: join(folder, `at-${migration}.zip`),
  record: join(folder, `at-${migration}.json.gz`),
});
/** Their migrations, oldest first. */
export const snapshots = readdirSync(folder)
  .flatMap((name) => SNAPSHOT.exec(name)?.[1] ?? [])
  .toSorted();

const unzipped = async <Kept>(path: string) =>
  JSON.parse(gunzipSync(await readFile(path)).toString()) as Kept;

/** A repair was read with the answer of its form; the form has records now. */
const asReadNow = ({ procedure, body, ...asked }: Exchange): Exchange =>
  (procedure as string) === 'repairs.form'
    ? { ...asked, procedure: 'repairs.read', body: (body as { repair: unknown }).repair }
    : { ...asked, procedure, body };

export async function readSnapshot(migration: string): Promise<Snapshot> {
  const snapshot = await unzipped<Snapshot>(snapshotPaths(migration).record);
  return { ...snapshot, reads: snapshot.reads.map(asReadNow) };
}

export async function readRelease(version: string): Promise<Release> {
  const release = await unzipped<Release>(join(releaseFolder(version), RECORD));
  const reads = Object.entries(release.reads).map(([name, answers]) => [name, answers.map(asReadNow)]);
  return { ...release, reads: Object.fromEntries(reads) as Release['reads'] };
}
