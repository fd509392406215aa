import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Queryable, Tx } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { TableKey } from '#server/tables.ts';

/** What a section is exported from. */
export type Exporting = {
  db: Queryable;
  owner: Pick<OwnerScope, 'ownerId'>;
  /** The owner's cars, in the order of the document. */
  carIds: readonly Id[];
  /** Null for a file that storage has lost: nothing may refer to it. */
  unlessLost: (id: Id | null) => Id | null;
};

type FileFacts = { purpose: string; kind: string; carId: Id | null };

/** What the first reading of a document knows, to check what no single record can tell. */
export type Checking = {
  now: Date;
  demand(holds: boolean, field: string): void;
  /** Checked when the whole document is read. */
  later(field: string, holds: () => boolean): void;
  /** The id is there once, and belongs to this car from now on. */
  claim(table: TableKey, id: Id, carId?: Id): void;
  /** Whether such a record was read already; with a car, whether it belongs to it. */
  has(table: TableKey, id: Id, carId?: Id): boolean;
  /** A record uses this file; what holds for the file is checked when all files are known. */
  claimFile(field: string, id: Id, fits: (file: FileFacts) => boolean): void;
  /** What the records of this section leave for those after them to look up. */
  seen: Set<string>;
  /** An id that is kept for a record to come. */
  reserve(table: TableKey, id: Id): void;
};

/** What the second reading writes with, in one transaction. */
export type Writing = {
  tx: Tx;
  owner: Pick<OwnerScope, 'ownerId'>;
  now: Date;
  as(table: TableKey, id: Id): Id;
  /** The row with new ids where its own are taken, in all columns that the table's policy names. */
  renamed<Row extends object>(table: TableKey, row: Row): Row;
  /** Runs when the files are written, which come after the sections. */
  afterwards(write: () => Promise<void>): void;
};

/** A list of the export document: what it holds, how it is read from the database and written into one. */
export type Section<Value> = {
  name: string;
  /** The version of the document that it came with. */
  since: number;
  schema: z.ZodMiniType<Value>;
  /** The records as the document shows them, a page at a time. */
  read(from: Exporting): AsyncIterable<z.input<z.ZodMiniType<Value>>[]>;
  /** Checks a record, and inserts a batch of them; or why an import leaves the section out. */
  imports:
    | {
        check(value: Value, checking: Checking): void;
        insert(values: Value[], writing: Writing): Promise<void>;
        /** Once, when everything is written. */
        finish?(writing: Writing): Promise<void>;
      }
    | { no: string };
};
export type AnySection = Section<unknown>;

export const sectionOf = <Value>(section: Section<Value>) => section as unknown as AnySection;
