import type * as z from 'zod/mini';
import type { LubeLoggerRow } from '#domain/exports/lubelogger.ts';
import type { Id } from '#domain/ids.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import type { Units } from '#domain/units/units.ts';
import type { Queryable, Tx } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { TableKey } from '#server/tables.ts';

export type ExportSource = {
  db: Queryable;
  owner: Pick<OwnerScope, 'ownerId'>;
  carIds: readonly Id[];
  /** The export must not refer to a file that is missing from storage. */
  nullIfMissing: (id: Id | null) => Id | null;
};

type FileFacts = { purpose: string; kind: string; carId: Id | null };

/** Checks across records. A record that fails one is left out of the import. */
export type ImportCheck = {
  now: Date;
  requireThat(condition: boolean, field: string): void;
  requireLater(field: string, condition: () => boolean): void;
  /** Registers the id of a record (of this car); fails on a duplicate. */
  claimId(table: TableKey, id: Id, carId?: Id): void;
  has(table: TableKey, id: Id, carId?: Id): boolean;
  /** Marks a file as used; `accepts` runs once all files are known. */
  claimFile(field: string, id: Id, accepts: (file: FileFacts) => boolean): void;
  seen: Set<string>;
  reserve(table: TableKey, id: Id): void;
};

/** Files that a record lists: for this purpose, and of its car if they are of one. */
export function claimFiles(
  { claimFile }: Pick<ImportCheck, 'claimFile'>,
  field: string,
  ids: readonly Id[],
  of: { purpose: string; carId: Id },
): void {
  for (const id of ids)
    claimFile(field, id, ({ purpose, carId }) => purpose === of.purpose && (carId ?? of.carId) === of.carId);
}

export type ImportWriter = {
  tx: Tx;
  owner: Pick<OwnerScope, 'ownerId'>;
  now: Date;
  /** The id itself, or a new one if it is in use. */
  mapId(id: Id): Id;
  mapIds<Row extends object>(table: TableKey, row: Row): Row;
  /** Runs after the files, which are inserted after all sections. */
  afterFiles(write: () => Promise<void>): void;
};

type Receipt = {
  carId: Id;
  date: string;
  /** Of a repair not always known. */
  kind: RepairKind | 'fuel' | null;
  title: string;
  cost: number | null;
  currency: string | null;
  fileIds: readonly Id[];
};

export type Section<Value> = {
  name: string;
  since: number;
  schema: z.ZodMiniType<Value>;
  read(from: ExportSource): AsyncIterable<z.input<z.ZodMiniType<Value>>[]>;
  /** The record with values in readable form where the document has others. */
  spreadsheet?: (value: Value) => Record<string, unknown>;
  /** Its row in an export for LubeLogger, in the units of its car; null omits it. */
  lubeLogger?: (value: Value, units: Units) => LubeLoggerRow | null;
  /** What was paid, with the files that prove it. */
  receipt?: (value: Value) => Receipt | null;
  /** The import of this section, or the reason why it has none. */
  imports:
    | {
        check(value: Value, context: ImportCheck): void;
        insert(values: Value[], writer: ImportWriter): Promise<void>;
        finish?(writer: ImportWriter): Promise<void>;
      }
    | { no: string };
};
export type AnySection = Section<unknown>;

/** All sections ask for their first pages at once: one after the other, each would wait for its turn of a busy server. */
export const readTogether = (sections: readonly AnySection[], from: ExportSource) =>
  sections.map((section) => ({ section, pages: begun(section.read(from)) }));

function begun<Page>(pages: AsyncIterable<Page>): AsyncIterable<Page> {
  const iterator = pages[Symbol.asyncIterator]();
  const first = iterator.next();
  // It is thrown where the page is read, if it is read at all.
  first.catch(() => undefined);
  return (async function* () {
    for (let page = await first; !page.done; page = await iterator.next()) yield page.value;
  })();
}

export const defineSection = <Value>(section: Section<Value>) => section as unknown as AnySection;
