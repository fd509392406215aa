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
  /** Server errors while the server was reachable; `since` in ms. Absent in rows of earlier versions. */
  failures?: { count: number; since: number } | null;
  /** A deletion is sent only then, in ms, so that it can be undone. */
  heldUntil?: number;
};

/** An unsent file. Stored as bytes and type, because Safari loses stored Blobs. */
export type StoredFile = {
  id: Id;
  userId: Id;
  carId: Id | null;
  purpose: MediaPurpose;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** Failures while the server was reachable. */
  tries: number;
  refused: Refused | null;
  owed: FileOwner | null;
};

/** An unsent file without its bytes, which would fill a phone's memory. */
export type WaitingFile = Omit<StoredFile, 'bytes'>;

/** Its records and files are stored as parts. */
export type StoredImport = Extract<StoredOperation, { procedure: 'imports.begin' }>;

export const isImport = (operation: StoredOperation): operation is StoredImport =>
  operation.procedure === 'imports.begin';

/** A file of the record at `place`, and the id it is sent with. */
export type FileOfImport = { place: number; fileId: Id; bytes: Uint8Array<ArrayBuffer> };
/** Part of a queued import: records starting at place `from`, or a file. */
export type ImportPiece = { from: number; records: readonly ImportedRecord[] } | FileOfImport;

/** `seq` is that of the operation, with which it is removed. */
export type StoredPart = { seq: number; nth: number; userId: Id; piece: ImportPiece };

export type NewOperation = PendingOperation & Omit<StoredOperation, 'seq'>;
