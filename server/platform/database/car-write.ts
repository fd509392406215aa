import { sql, type SQL } from 'drizzle-orm';
import type { BinKind } from '#domain/bin/schema.ts';
import type { Id } from '#domain/ids.ts';
import { provenCar, type CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { cars } from '#server/cars/table.ts';
import type { Queryable } from './db.ts';
import { clearAnswers, clearListed, type AnswerList } from './clear-answers.ts';
import { hasMoved, keepInBin } from './keep-in-bin.ts';
import { runOperation, type Caller, type Change, type Operation, type Unchanged } from './run-operation.ts';
import { build } from './statement.ts';
import { inWriteTurn } from './write-turns.ts';

/** The car and everything below it stay locked until the write ends. */
export type CarWrite<Stored> = {
  scope: CarScope;
  mileage: number | null;
  stored: Stored;
  now: Date;
  tx: Queryable;
};

type CarFields = Partial<Omit<typeof cars.$inferInsert, 'id' | 'ownerId' | 'revision' | 'version'>>;

export type CarChange<Answer> = Change<Answer> & {
  /** Changed fields of the car itself; they increment its version. The answer can read the row as `updated_car`. */
  car?: CarFields;
  /** For changes that no read of the car returns. */
  keepsRevision?: true;
};
type Decide<Stored, Answer> = (
  write: CarWrite<Stored>,
) => CarChange<Answer> | Unchanged<Answer> | Promise<CarChange<Answer> | Unchanged<Answer>>;

declare const answersCleared: unique symbol;
/** Proof that stored answers about this record are cleared; every deleting statement requires one. */
export type Deletion = { readonly id: Id; readonly [answersCleared]: true };

type CarOperation = Operation & { carId: Id };

/** The only way to write a car or a record below it (docs/maintain/decisions/012-one-way-to-write.md). `read` yields one JSON
 * value and must reach rows only through `car` (`car.id`, `car.owner_id`).
 * @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND; ID_TAKEN when the operation id was used for a different request */
export const carWrite = <Stored, Answer>(
  caller: Caller,
  input: CarOperation,
  read: SQL<Stored>,
  decide: Decide<Stored, Answer>,
): Promise<Answer> => writeCar(caller, input.carId, input, read, decide);

/** By who is not the owner. */
export type Withdrawal = {
  mayGo: SQL<boolean>;
  /** Tells the owner, in the same transaction. */
  announce: (tx: Queryable, now: Date) => Promise<void>;
};

type Deleted = { id: Id; list?: AnswerList; withdrawal?: Withdrawal | undefined } & (
  | { bin: BinKind | null; movedTo?: undefined }
  | { bin: 'fill' | 'repair'; movedTo: Id | undefined }
);

/** @param bin as what it can be restored; null where its owner has not deleted the record as such
 * @param movedTo the record that a fill-up or repair became
 * @param list where stored answers about the record that it is part of hold it
 * @param withdrawal absent where the owner deletes it. @throws NOT_FOUND if who asks may not */
export const carDelete = <Stored, Answer = { done: true }>(
  caller: Caller,
  input: CarOperation,
  { list, withdrawal, ...record }: Deleted,
  read: SQL<Stored>,
  decide: (write: CarWrite<Stored>, deletion: Deletion) => ReturnType<Decide<Stored, Answer>>,
): Promise<Answer> =>
  writeCar(
    caller,
    input.carId,
    input,
    read,
    async (write) => {
      const { tx, scope, now } = write;
      if (withdrawal) {
        const { rows } = await tx.execute<{ may_go: boolean }>(sql`select ${withdrawal.mayGo} as may_go`);
        if (!rows[0]!.may_go) throw refusal('NOT_FOUND');
        await withdrawal.announce(tx, now);
      }
      const isMove = record.movedTo !== undefined && (await hasMoved(tx, scope, record.bin, record.movedTo));
      if (record.bin && !isMove) await keepInBin(tx, scope, { kind: record.bin, id: record.id, now });
      return decide(write, { id: record.id } as Deletion);
    },
    (scope: CarScope) => ({
      ...clearAnswers(scope, record.id),
      ...(list && clearListed(scope, list, record.id)),
    }),
  );

/** For access that was already verified. @param operation null for an inherently idempotent request */
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
  clear?: (scope: CarScope) => Record<string, SQL>,
): Promise<Answer> {
  const lock = sql`
    select c.id, c.owner_id, c.mileage, c.revision = (select revision from cars where id = ${carId}) as is_current
    from cars c join proof on proof.owner_id = c.owner_id
    where c.id = ${carId} and proof.is_confirmed for no key update of c`;
  const now = caller.deps.clock();
  const run = { operation, lock, read, allow: 'confirmed', frees: clear !== undefined } as const;
  const write = () =>
    runOperation<Locked, Stored, Answer>(caller, run, async ({ locked, tx, ...opened }) => {
      const { ownerId } = opened.owner;
      const scope = provenCar(opened.owner, opened.actorId, carId);
      const isCar = sql`id = ${carId} and owner_id = ${ownerId}`;
      // The statement waited for the lock, so its snapshot may be stale: read again.
      const { stored } = locked.is_current
        ? opened
        : (
            await tx.execute<{ stored: Stored }>(
              sql`select (${read}) as stored from cars as car where ${isCar}`,
            )
          ).rows[0]!;
      const result = await decide({ scope, stored, mileage: locked.mileage, now, tx });
      if ('unchanged' in result) return result;
      const { car = {}, keepsRevision, ...change } = result;
      if (keepsRevision) return change;
      const version = Object.keys(car).length > 0 && { version: sql`${cars.version} + 1`, updatedAt: now };
      const updatedCar = build
        .update(cars)
        .set({ ...car, ...version, revision: sql`${cars.revision} + 1` })
        .where(isCar)
        .returning();
      return { ...change, writes: { updated_car: updatedCar, ...change.writes, ...clear?.(scope) } };
    });
  return inWriteTurn(caller, write);
}
