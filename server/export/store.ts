import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Units } from '#domain/units/units.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { exportedColumns } from '#server/platform/database/policy.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { authUser, users } from '#server/accounts/table.ts';
import { cars } from '#server/cars/table.ts';
import { deletedFiles, media, mediaTables } from '#server/media/table.ts';
import { isUnusedFile, tables, type TableKey } from '#server/tables.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;
const BATCH = 5000;

export async function exportedProfile(db: Queryable, { ownerId }: Owner) {
  const [row] = await db
    .select({
      email: authUser.email,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phoneNumber,
    })
    .from(users)
    .innerJoin(authUser, eq(authUser.id, users.id))
    .where(eq(users.id, ownerId));
  return row ?? null;
}

export type NamedCar = Units & { id: Id; name: string };

export async function exportedCars(db: Queryable, { ownerId }: Owner): Promise<NamedCar[]> {
  const rows = await db
    .select({
      id: cars.id,
      nickname: cars.nickname,
      brand: cars.brand,
      model: cars.model,
      distanceUnit: cars.distanceUnit,
      volumeUnit: cars.volumeUnit,
      consumptionUnit: cars.consumptionUnit,
    })
    .from(cars)
    .where(eq(cars.ownerId, ownerId))
    .orderBy(asc(cars.createdAt), asc(cars.id));
  return rows.map(({ nickname, brand, model, ...car }) => ({
    ...car,
    name: carName({ nickname, brand, model }),
  }));
}

export type ExportedMediaRow = Awaited<ReturnType<typeof exportedMedia>>[number];

/** Of what there is only: other files are in the bin, or the sweep is about to delete them. */
export async function exportedMedia(db: Queryable, { ownerId }: Owner) {
  return db
    .select({ ...exportedColumns(mediaTables.media), storageKey: media.storageKey })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), not(isUnusedFile)))
    .orderBy(asc(media.id));
}

export async function findUsedIds(db: Queryable, key: TableKey, ids: readonly Id[]): Promise<Id[]> {
  const { table } = tables[key];
  const { id } = getTableColumns(table) as Record<string, PgColumn>;
  const found: Id[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = sql`${id} = any(${sql.param(ids.slice(at, at + BATCH))}::uuid[])`;
    const rows = await db
      .select({ id: sql<Id>`${id}` })
      .from(table)
      .where(some);
    found.push(...rows.map((row) => row.id));
  }
  return found;
}

/** Ends the reservation of the keys. @returns false if the sweep already removed one of them */
export async function claimKeys(tx: Queryable, keys: readonly string[]): Promise<boolean> {
  let claimed = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    const rows = await tx
      .delete(deletedFiles)
      .where(sql`${deletedFiles.storageKey} = any(${sql.param(keys.slice(at, at + BATCH))}::text[])`)
      .returning({ key: deletedFiles.storageKey });
    claimed += rows.length;
  }
  return claimed === keys.length;
}
