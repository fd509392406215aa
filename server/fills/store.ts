import { and, eq, sql } from 'drizzle-orm';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import { build } from '#server/platform/database/statement.ts';
import { filesNamed, filesOfRecord, type FileList } from '#server/platform/database/record-files.ts';
import { ofCar, printDay, printInstant } from '#server/platform/database/printed.ts';
import { COST, inMainUnit } from '#server/platform/database/money-sql.ts';
import { fills } from './table.ts';

const FILL = `json_build_object(
  'id', id, 'carId', car_id, 'date', ${printDay('date')}, 'time', time, 'energy', energy, 'amount', amount,
  'cost', ${COST}, 'price', price, 'discount', ${inMainUnit('discount_minor')}, 'currency', currency, 'km', km, 'isFull', is_full, 'isMissedBefore', is_missed_before, 'isConfirmed', is_confirmed,
  'socStart', soc_start, 'socEnd', soc_end, 'power', power, 'station', station, 'notes', notes,
  'fileIds', coalesce(ids, '[]'::json), 'files', coalesce(shown, '[]'::json),
  'byKey', by_key, 'version', version, 'createdAt', ${printInstant('created_at')})`;

export const fillFileList: FileList = { table: 'fill_files', record: 'fill_id' };

export const fillOfCar = (id: Id) => sql<Fill | null>`(
  select ${sql.raw(FILL)} from fills cross join lateral ${sql.raw(filesOfRecord(fillFileList, 'fills'))} as files
  where ${sql.raw(ofCar())} and fills.id = ${id}::uuid)`;

export const savedFill = (fileIds: readonly Id[]) => sql<Fill | null>`(
  select ${sql.raw(FILL)} from saved cross join lateral ${filesNamed(fileIds)} as files)`;

const isFill = ({ ownerId, carId }: CarScope, id: Id) =>
  and(eq(fills.ownerId, ownerId), eq(fills.id, id), eq(fills.carId, carId));

export const insertFill = (values: typeof fills.$inferInsert) =>
  build.insert(fills).values(values).onConflictDoNothing().returning();

export const updateFill = (scope: CarScope, id: Id, values: Partial<typeof fills.$inferInsert>) =>
  build.update(fills).set(values).where(isFill(scope, id)).returning();

export const deleteFill = (scope: CarScope, { id }: Deletion) =>
  build.delete(fills).where(isFill(scope, id)).returning();
