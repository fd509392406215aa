import { fairQueue } from '#server/platform/fair-queue.ts';
import { sessionOf, type Caller } from './run-operation.ts';

const ALL = Number.POSITIVE_INFINITY;
/** Two in flight, so that the next one is sent while the previous one commits. */
const turns = fairQueue({ name: 'writes', running: ALL, perKey: ALL, runningPerKey: 2, rests: true });

/** Writes of a session take turns. Not keyed by the car: access is not verified yet, and whoever knows the id of
 * someone else's car must not delay its owner. */
export const inWriteTurn = <Result>(caller: Caller, write: () => Promise<Result>): Promise<Result> =>
  turns.run(sessionOf(caller), write);
