import type { Id } from '#domain/ids.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';

/** Why the server did not take something; told to the owner by its code. */
export type Refused = { code: string; status: number; data?: unknown };

/** A change that is not yet sent, as it lies on this device. `opId` makes that it is applied once. */
export type KeptOperation = PendingOperation & {
  seq: number;
  opId: Id;
  userId: Id;
  refused: Refused | null;
};

/** A file that is not yet sent. Bytes and type: Safari loses a stored Blob. */
export type KeptFile = {
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
  /** The record that was saved without it, and gets it once it has arrived (D45). */
  owed: { to: 'issue' | 'repair' | 'car'; id: Id } | null;
};

export type NewOperation = Omit<KeptOperation, 'seq'>;
