import type { Id } from '#domain/ids.ts';
import { idFrom } from '#domain/make-id.ts';
import { saveProfile, writeName } from '#server/accounts/store.ts';
import { carsOf } from '#server/cars/store.ts';
import { media } from '#server/media/table.ts';
import type { Tx } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { insertRows } from '#server/platform/portable/rows.ts';
import type { AnySection, Writing } from '#server/platform/portable/section.ts';
import { lockSettings, writeSettings } from '#server/settings/store.ts';
import { tables, type TableKey } from '#server/tables.ts';
import { checkedParts } from './check-document.ts';
import type { ImportPlan } from './plan-import.ts';
import { importRefusal } from './refuse-import.ts';
import { keepKeys, takenIds } from './store.ts';
import type { TakenFile } from './take-file.ts';

const BATCH = 200;

/**
 * Writes a planned import: the document is read once more, a batch of records in memory.
 * @throws BAD_REQUEST when the garage has a car meanwhile
 */
export async function insertImport(tx: Tx, owner: OwnerScope, all: Import): Promise<void> {
  const { plan, files, document, now, signal, sections } = all;
  const stored = await lockSettings(tx, owner);
  if ((await carsOf(tx, owner)).length > 0) throw importRefusal('not-empty');
  const as = await freeIds(tx, plan);
  const afterFiles: (() => Promise<void>)[] = [];
  const writing: Writing = {
    tx,
    owner,
    now,
    as,
    renamed: renaming(as, plan),
    afterwards: (write) => afterFiles.push(write),
  };

  let batch: { section: AnySection; values: unknown[] } | undefined;
  const flush = async () => {
    if (batch && 'insert' in batch.section.imports) await batch.section.imports.insert(batch.values, writing);
  };
  for await (const { section, value } of checkedParts(document(), sections)) {
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
  for (const write of afterFiles) await write();
  for (const { imports } of sections) if ('finish' in imports) await imports.finish?.(writing);

  const choices = writing.renamed('settings', plan.settings);
  await writeSettings(tx, owner, stored, choices, now);
  if (plan.profile) {
    await saveProfile(tx, owner, plan.profile, now);
    await writeName(tx, owner, plan.profile.firstName);
  }

  async function insertFiles() {
    const rows = plan.media.map((file) => {
      const { id, carId, issueId, position, purpose, kind, extension } = file;
      return {
        ...writing.renamed('media', { id, carId, issueId, position, purpose, kind, extension }),
        ...files.get(id)!,
        ownerId: owner.ownerId,
        sha256: Buffer.from(file.uploadSha256, 'hex'),
        createdAt: new Date(file.createdAt),
      };
    });
    await insertRows(tx, media, rows);
    const keys = [...files.values()].flatMap(({ storageKey, thumbnailKey }) =>
      thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
    );
    if (!(await keepKeys(tx, keys))) throw refusal('UPLOAD_FAILED');
  }
}

export type Import = {
  plan: ImportPlan;
  /** The stored files by their ids in the document. */
  files: ReadonlyMap<Id, TakenFile>;
  document: () => AsyncIterable<string>;
  now: Date;
  /** Aborted when whoever sent it has left. */
  signal: AbortSignal;
  sections: readonly AnySection[];
};

/** An id stays when it is free. One that is taken gets another of the same time, so that lists keep their order. */
async function freeIds(tx: Tx, { ids, reserved }: ImportPlan): Promise<Writing['as']> {
  const changed = new Map<string, Id>();
  for (const table of new Set([...ids.keys(), ...reserved.keys()])) {
    const wanted = new Set([...(ids.get(table) ?? []), ...(reserved.get(table) ?? [])]);
    for (const id of await takenIds(tx, table, [...wanted])) changed.set(`${table} ${id}`, ofSameTime(id));
  }
  return (table, id) => changed.get(`${table} ${id}`) ?? id;
}

/** Gives a row the ids it has here, in the columns that its table's policy names. */
function renaming(as: Writing['as'], plan: ImportPlan): Writing['renamed'] {
  const named = (table: TableKey, column: string, id: Id): TableKey => {
    const ids = tables[table].ids as Record<string, TableKey | TableKey[] | null>;
    const known = ids[column] ?? table;
    return Array.isArray(known) ? known.find((each) => plan.ids.get(each)?.has(id))! : known;
  };
  return (table, row) => {
    const columns = Object.keys(tables[table].ids);
    const entries = Object.entries(row).map(([column, value]) =>
      columns.includes(column) && typeof value === 'string'
        ? [column, as(named(table, column, value), value)]
        : [column, value],
    );
    return Object.fromEntries(entries) as typeof row;
  };
}

function ofSameTime(id: Id): Id {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
  const fresh = Buffer.from(newId().replaceAll('-', ''), 'hex').subarray(6);
  return idFrom(time, fresh);
}
