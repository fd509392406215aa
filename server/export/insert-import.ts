import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';
import { saveProfile, writeName } from '#server/accounts/store.ts';
import { carsOf } from '#server/cars/store.ts';
import { lockQuota } from '#server/media/storage-limits.ts';
import { media } from '#server/media/table.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { measureAccount } from '#server/platform/database/account-space.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { insertRows } from '#server/platform/portable/rows.ts';
import type { AnySection, ImportWriter } from '#server/platform/portable/section.ts';
import { lockSettings, writeSettings } from '#server/settings/store.ts';
import { tables } from '#server/tables.ts';
import { checkedParts } from './check-document.ts';
import type { ImportPlan } from './plan-import.ts';
import { importRefusal } from './refuse-import.ts';
import { claimKeys, findUsedIds } from './store.ts';
import type { ImportedFile } from './import-file.ts';

const BATCH = 200;

/** Reads the document a second time. @throws BAD_REQUEST when a car was added to the account in the meantime */
export async function insertImport(tx: Tx, owner: OwnerScope, job: Import): Promise<void> {
  const { plan, files, document, now, signal, sections, quota } = job;
  const stored = await lockSettings(tx, owner);
  if ((await carsOf(tx, owner)).length > 0) throw importRefusal('not-empty');
  const mapId = await assignIds(tx, plan);
  const deferred: (() => Promise<void>)[] = [];
  const writer: ImportWriter = {
    tx,
    owner,
    now,
    mapId,
    mapIds: rowIdMapper(mapId),
    afterFiles: (write) => deferred.push(write),
  };

  let batch: { section: AnySection; values: unknown[] } | undefined;
  const flush = async () => {
    if (batch && 'insert' in batch.section.imports) await batch.section.imports.insert(batch.values, writer);
  };
  for await (const { section, value } of checkedParts(document(), sections, plan.rejected)) {
    if (typeof section === 'string') continue;
    signal.throwIfAborted();
    if (section !== batch?.section || batch.values.length >= BATCH) {
      await flush();
      batch = { section, values: [] };
    }
    batch.values.push(value);
  }
  await flush();
  await insertFiles();
  for (const write of deferred) await write();
  for (const { imports } of sections) if ('finish' in imports) await imports.finish?.(writer);
  const { rows, bytes } = await measureAccount(tx, owner.ownerId);
  if (bytes > quota.recordBytes || rows > quota.records)
    throw refusal('QUOTA_EXCEEDED', { limit: quota.recordBytes });

  const { modelAllowed = true, ...choices } = writer.mapIds('settings', plan.settings);
  // An export cannot allow what this account has forbidden.
  const allowed = { modelAllowed: modelAllowed && stored.modelAllowed };
  await writeSettings(tx, owner, stored, { ...choices, ...allowed }, now);
  if (plan.profile) {
    await saveProfile(tx, owner, plan.profile, now);
    await writeName(tx, owner, plan.profile.firstName);
  }

  async function insertFiles() {
    const rows = plan.media.map((file) => {
      const { id, carId, issueId, position, purpose, kind, extension } = file;
      return {
        ...writer.mapIds('media', { id, carId, issueId, position, purpose, kind, extension }),
        ...files.get(id)!,
        ownerId: owner.ownerId,
        sha256: Buffer.from(file.uploadSha256, 'hex'),
        createdAt: new Date(file.createdAt),
      };
    });
    const bytes = rows.reduce((total, { size }) => total + size, 0);
    await lockQuota(tx, owner, { quota }, { files: rows.length, bytes });
    await insertRows(tx, media, rows);
    const keys = [...files.values()].flatMap(({ storageKey, thumbnailKey }) =>
      thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
    );
    if (!(await claimKeys(tx, keys))) throw refusal('UPLOAD_FAILED');
  }
}

export type Import = {
  plan: ImportPlan;
  files: ReadonlyMap<Id, ImportedFile>;
  document: () => AsyncIterable<string>;
  now: Date;
  signal: AbortSignal;
  sections: readonly AnySection[];
  quota: Deps['config']['quota'];
};

/** Replaces ids in use by ids with the same timestamp, so that lists keep their order. One that records of two kinds
 * share gets one new id for both, so that what refers to them need not know which kind it means. */
async function assignIds(tx: Tx, { ids, reserved }: ImportPlan): Promise<ImportWriter['mapId']> {
  const replaced = new Map<Id, Id>();
  for (const table of new Set([...ids.keys(), ...reserved.keys()])) {
    const all = new Set([...(ids.get(table) ?? []), ...(reserved.get(table) ?? [])]);
    for (const id of await findUsedIds(tx, table, [...all]))
      if (!replaced.has(id)) replaced.set(id, newIdAtSameTime(id));
  }
  return (id) => replaced.get(id) ?? id;
}

const rowIdMapper =
  (mapId: ImportWriter['mapId']): ImportWriter['mapIds'] =>
  (table, row) => {
    const columns = Object.keys(tables[table].ids);
    const entries = Object.entries(row).map(([column, value]) =>
      columns.includes(column) && typeof value === 'string' ? [column, mapId(value)] : [column, value],
    );
    return Object.fromEntries(entries) as typeof row;
  };

function newIdAtSameTime(id: Id): Id {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const random = Buffer.from(newId().replaceAll('-', ''), 'hex').subarray(6);
  return idFrom(time, random);
}
