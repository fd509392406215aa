import type { Id } from '#domain/ids.ts';

/**
 * What can change under an open page. `car`: the car or anything below it; `thread`: its conversation with
 * the assistant; `session`: the devices that are signed in.
 */
export type LiveKind = 'car' | 'thread' | 'settings' | 'links' | 'session';

/** That something changed, never what: the page asks for it with its own rights. */
export type LiveChange = {
  kind: LiveKind;
  /** Null where the kind is no car's. */
  carId: Id | null;
  /** The operation that made it; null where none did. */
  opId: Id | null;
};

/** What a live connection says. */
export type LiveEvent =
  /** It stands. `changedMsAgo`: how long ago the owner's things last changed; null when they never did. */
  | { type: 'hello'; changedMsAgo: number | null }
  | ({ type: 'change' } & LiveChange)
  /** Changes may have been missed: everything on screen is asked for again. */
  | { type: 'refresh' }
  | { type: 'beat' }
  /** The right to it is over: the session has ended, the link opens nothing any more. */
  | { type: 'ended' };
