import { sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { provenCar, type CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cars } from '#server/cars/table.ts';
import type { Queryable } from './db.ts';
import { forgottenAnswers } from './forgotten-answers.ts';
import { runOperation, type Caller, type Change, type Operation, type Unchanged } from './run-operation.ts';
import { build } from './statement.ts';

/** What a command decides on. The car stays locked until the write ends, and with it all that is below it. */
export type CarWrite<Stored> = {
  scope: CarScope;
  /** The car's own mileage, in km. */
  mileage: number | null;
  /** What the command's `read` gave. */
  stored: Stored;
  now: Date;
  /** For further statements of the same transaction. */
  tx: Queryable;
};

type CarFields = Partial<Omit<typeof cars.$inferInsert, 'id' | 'ownerId' | 'revision' | 'version'>>;

export type CarChange<Answer> = Change<Answer> & {
  /** Fields of the car itself that change; they move its version. The answer may read the row as `moved`. */
  car?: CarFields;
  /** For what no read of the car shows: the car's revision stays. */
  isBesideCar?: true;
};
type Decide<Stored, Answer> = (
  write: CarWrite<Stored>,
) => CarChange<Answer> | Unchanged<Answer> | Promise<CarChange<Answer> | Unchanged<Answer>>;

declare const forgotten: unique symbol;
/** Proof that what was answered about this record is forgotten: every deleting statement takes one. */
export type Deletion = { readonly id: Id; readonly [forgotten]: true };

type OfCar = Operation & { carId: Id };

/**
 * A write of a car or below it: proves the caller, locks the car, runs once per (actor, operation), moves the
 * car's revision, whose trigger tells the open pages, and keeps the answer
 * (docs/decisions/012-one-way-to-write.md).
 * @param read one JSON value that the decision needs; reaches rows only through `car` (`car.id`, `car.owner_id`)
 * @throws UNAUTHORIZED, FORBIDDEN; NOT_FOUND for a car that is not the caller's, or when what the operation was
 *   about is gone; ID_TAKEN when the operation id was used for a different request
 */
export const carWrite = <Stored, Answer>(
  caller: Caller,
  input: OfCar,
  read: SQL<Stored>,
  decide: Decide<Stored, Answer>,
): Promise<Answer> => writeCar(caller, input.carId, input, read, decide);

/** A write that deletes a record below the car: what was answered about the record is forgotten with it. */
export const carDelete = <Stored>(
  caller: Caller,
  input: OfCar,
  id: Id,
  read: SQL<Stored>,
  decide: (write: CarWrite<Stored>, deletion: Deletion) => CarChange<{ done: true }>,
): Promise<{ done: true }> =>
  writeCar(
    caller,
    input.carId,
    input,
    read,
    (write) => decide(write, { id } as Deletion),
    (scope: CarScope) => forgottenAnswers(scope, id),
  );

/**
 * A write of whoever proved the car before, as through a share link.
 * @param operation null for a request that is idempotent by itself
 */
export const provenCarWrite = <Stored, Answer>(
  { deps, scope }: { deps: Deps; scope: CarScope },
  operation: Operation | null,
  read: SQL<Stored>,
  decide: Decide<Stored, Answer>,
): Promise<Answer> => writeCar({ deps, scope }, scope.carId, operation, read, decide);

type Locked = { mileage: number | null; is_current: boolean };

function writeCar<Stored, Answer>(
  caller: Caller,
  carId: Id,
  operation: Operation | null,
  read: SQL<Stored>,
  decide: Decide<Stored, Answer>,
  forget?: (scope: CarScope) => Record<string, SQL>,
): Promise<Answer> {
  const lock = sql`
    select c.id, c.owner_id, c.mileage, c.revision = (select revision from cars where id = ${carId}) as is_current
    from cars c join proof on proof.owner_id = c.owner_id
    where c.id = ${carId} and proof.is_confirmed for no key update of c`;
  const now = caller.deps.clock();
  const run = { operation, lock, read, allow: 'confirmed' } as const;
  return runOperation<Locked, Stored, Answer>(caller, run, async ({ locked, tx, ...opened }) => {
    const { ownerId } = opened.owner;
    const scope = provenCar(opened.owner, opened.actorId, carId);
    const isCar = sql`id = ${carId} and owner_id = ${ownerId}`;
    // Whoever held the car meanwhile has changed it: what was read beside the lock is from before.
    const { stored } = locked.is_current
      ? opened
      : (
          await tx.execute<{ stored: Stored }>(
            sql`select (${read}) as stored from cars as car where ${isCar}`,
          )
        ).rows[0]!;
    const made = await decide({ scope, stored, mileage: locked.mileage, now, tx });
    if ('unchanged' in made) return made;
    const { car = {}, isBesideCar, ...change } = made;
    if (isBesideCar) return change;
    const version = Object.keys(car).length > 0 && { version: sql`${cars.version} + 1`, updatedAt: now };
    const moved = build
      .update(cars)
      .set({ ...car, ...version, revision: sql`${cars.revision} + 1` })
      .where(isCar)
      .returning();
    return { ...change, writes: { moved, ...change.writes, ...forget?.(scope) } };
  });
}
