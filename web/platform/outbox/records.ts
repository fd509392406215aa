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

export type NewOperation = PendingOperation & Omit<StoredOperation, 'seq'>;
