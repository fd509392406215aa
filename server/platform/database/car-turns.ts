import type { Id } from '#domain/ids.ts';
import { tokenOf } from '#server/platform/access/session.ts';
import { semaphoreByKey } from '#server/platform/semaphore-by-key.ts';
import { presumedSession } from './presumed-session.ts';
import type { Caller } from './run-operation.ts';

/** Two: the next one is sent while the one before commits. */
const turns = semaphoreByKey(2);

/** Turns of writes that lock a car, by the account as well: access is not proved yet, and whoever knows the id of
 * another's car must not delay its owner. A session unknown to this process has turns of its own. */
export const inCarTurn = <Result>(caller: Caller, carId: Id, write: () => Promise<Result>): Promise<Result> =>
  turns(`${carId} ${accountOf(caller)}`, write);

const accountOf = (caller: Caller) =>
  'scope' in caller
    ? caller.scope.ownerId
    : (presumedSession(caller)?.ownerId ?? tokenOf(caller.deps, caller.request.headers.cookie));
