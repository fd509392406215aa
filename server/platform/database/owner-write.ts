import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deletion } from './car-write.ts';
import type { Queryable } from './db.ts';
import { clearAnswers, clearListed } from './clear-answers.ts';
import { keepInBin } from './keep-in-bin.ts';
import { runOperation, type Caller, type Change, type Operation, type Unchanged } from './run-operation.ts';

export type OwnerWrite = {
  owner: OwnerScope;
  now: Date;
  tx: Queryable;
};
type Decide<Answer> = (write: OwnerWrite) => Promise<Change<Answer> | Unchanged<Answer>>;

/** Takes no lock; `decide` locks the rows it changes. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND, ID_TAKEN */
export const ownerWrite = <Answer>(
  caller: Caller,
  input: Operation,
  decide: Decide<Answer>,
  allow: 'confirmed' | 'unconfirmed' = 'confirmed',
): Promise<Answer> => writeOwner(caller, input, decide, allow, false);

/** @param decide locks the car before it calls `keep`, so that nothing is attached to it or uploaded after that */
export const deleteOwnCar = <Answer>(
  caller: Caller,
  input: Operation & { carId: Id },
  decide: (write: OwnerWrite, keep: () => Promise<Deletion>) => Promise<Change<Answer>>,
): Promise<Answer> =>
  writeOwner(
    caller,
    input,
    async (write) => {
      const { tx, owner, now } = write;
      const change = await decide(write, async () => {
        await keepInBin(tx, { ...owner, carId: input.carId }, { kind: 'car', id: input.carId, now });
        return { id: input.carId } as Deletion;
      });
      const clear = {
        ...clearAnswers(owner, input.carId),
        ...clearListed(owner, 'cars', input.carId),
      };
      return { ...change, writes: { ...change.writes, ...clear } };
    },
    'confirmed',
    true,
  );

function writeOwner<Answer>(
  caller: Caller,
  operation: Operation,
  decide: Decide<Answer>,
  allow: 'confirmed' | 'unconfirmed',
  frees: boolean,
): Promise<Answer> {
  const lock = sql`select proof.owner_id from proof where proof.is_confirmed or ${allow === 'unconfirmed'}`;
  const read: SQL<null> = sql`null`;
  return runOperation(caller, { operation, lock, read, allow, frees }, ({ owner, tx }) =>
    decide({ owner, now: caller.deps.clock(), tx }),
  );
}
