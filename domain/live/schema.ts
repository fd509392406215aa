import type { Id } from '#domain/ids.ts';

/** `car` includes its records, `thread` is its conversation with the assistant. */
export type LiveKind = 'car' | 'thread' | 'settings' | 'links' | 'session';

/** Only says that something changed: the page fetches it again with its own rights. */
export type LiveChange = {
  kind: LiveKind;
  carId: Id | null;
  opId: Id | null;
};

export type LiveEvent =
  /** `changedMsAgo`: since the last change of the owner's data; null if there was none. */
  | { type: 'hello'; changedMsAgo: number | null }
  | ({ type: 'change' } & LiveChange)
  /** Changes may have been missed: read everything on screen again. */
  | { type: 'refresh' }
  | { type: 'beat' }
  /** Access has ended: the session is over, or the link is no longer valid. */
  | { type: 'ended' };
