import type { Id } from '#domain/ids.ts';
import { tokenOf } from '#server/platform/access/session.ts';
import { semaphoreByKey } from '#server/platform/semaphore-by-key.ts';
import type { Caller } from './run-operation.ts';

/** Two in flight, so that the next one is sent while the previous one commits. */
const turns = semaphoreByKey(2);

/** Writes of a session to a car take turns. Keyed by the session as well, because access is not verified yet: whoever
 * knows the id of someone else's car must not delay its owner. */
export const inCarTurn = <Result>(caller: Caller, carId: Id, write: () => Promise<Result>): Promise<Result> =>
  turns(`${carId} ${sessionOf(caller)}`, write);

const sessionOf = (caller: Caller) =>
  'scope' in caller ? caller.scope.actorId : tokenOf(caller.deps, caller.request.headers.cookie);
