import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import type { FileOwner } from '#domain/outbox/offline.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';

export type Refused = { code: string; status: number; data?: unknown };

export type StoredOperation = PendingOperation & {
  seq: number;
  opId: Id;
  userId: Id;
  refused: Refused | null;
  /** Server errors while the server could be reached; `since` in ms. Absent in rows of earlier versions. */
  failures?: { count: number; since: number } | null;
};

/** A file that is not yet sent. Bytes and type: Safari loses a stored Blob. */
export type StoredFile = {
  id: Id;
  userId: Id;
  carId: Id | null;
  purpose: MediaPurpose;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** How often it failed while the server could be reached. */
  tries: number;
  refused: Refused | null;
  owed: FileOwner | null;
};

/** A file that is not yet sent, without its bytes: those of fifty pictures would fill the memory of a phone. */
export type WaitingFile = Omit<StoredFile, 'bytes'>;

/** Its records and their files lie beside it, as parts. */
export type StoredImport = Extract<StoredOperation, { procedure: 'imports.begin' }>;

export const isImport = (operation: StoredOperation): operation is StoredImport =>
  operation.procedure === 'imports.begin';

/** A file of the record at `place`, under the id that it is sent with. */
export type FileOfImport = { place: number; fileId: Id; bytes: Uint8Array<ArrayBuffer> };
/** Of a queued import: some of its records, from the place `from` on, or a file of one of them. */
export type ImportPiece = { from: number; records: readonly ImportedRecord[] } | FileOfImport;

/** `seq` is that of the operation, with which it is removed. */
export type StoredPart = { seq: number; nth: number; userId: Id; piece: ImportPiece };

export type NewOperation = PendingOperation & Omit<StoredOperation, 'seq'>;
