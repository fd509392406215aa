import { and, eq, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { PrivateDetails } from '#domain/assessment/scrub-rules.ts';
import type { SentExchange } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Db, Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { authUser, users } from '#server/accounts/table.ts';
import { cars } from '#server/cars/table.ts';
import { documents } from '#server/documents/table.ts';
import { issues, replies } from '#server/issues/table.ts';
import { media } from '#server/media/table.ts';
import { modelExchanges, modelUsage } from '#server/platform/model/table.ts';
import { repairs } from '#server/repairs/table.ts';
import { settings } from '#server/settings/table.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;

export async function mayAskModel(db: Queryable, { ownerId }: Owner): Promise<boolean> {
  const refusals = await db
    .select({ ownerId: settings.ownerId })
    .from(settings)
    .where(and(eq(settings.ownerId, ownerId), eq(settings.modelAllowed, false)));
  return refusals.length === 0;
}

/** Takes one call of the daily quota; a single statement, so that two requests cannot both take the last one.
 * `pictures`: whether the owner lets the model at this host have them. */
export async function takeModelCall(
  db: Queryable,
  owner: Owner,
  now: Date,
  limit: number,
  host: string,
): Promise<{ quota: 'granted' | 'limit' | 'opted-out'; pictures: boolean }> {
  const ofOwner = (column: SQLWrapper) =>
    sql`(select ${column} from ${settings} where ${settings.ownerId} = ${owner.ownerId})`;
  const { rows } = await db.execute<{ allowed: boolean; pictures: boolean; granted: boolean }>(sql`
    with owner as (
      select coalesce(${ofOwner(settings.modelAllowed)}, true) as allowed,
        coalesce(${ofOwner(sql`${settings.modelPictures} and ${settings.modelPicturesHost} = ${host}`)}, false) as pictures
    ), granted as (
      insert into ${modelUsage} (owner_id, day, calls)
      select ${owner.ownerId}, ${now.toISOString().slice(0, 10)}, 1 from owner where allowed and ${limit} > 0
      on conflict (owner_id, day) do update set calls = ${modelUsage}.calls + 1 where ${modelUsage}.calls < ${limit}
      returning 1
    )
    select allowed, pictures, exists (select from granted) as granted from owner`);
  const { allowed, pictures, granted } = rows[0]!;
  if (!allowed) return { quota: 'opted-out', pictures };
  return { quota: granted ? 'granted' : 'limit', pictures };
}

const SHORTEST_NUMBER = 5;

/** Personal details that must not be sent: those of the account, its cars and documents, and the names of mechanics. */
export async function readPrivateDetails(db: Db, owner: Owner): Promise<PrivateDetails> {
  const { ownerId } = owner;
  // By car, because no index starts with the owner.
  const own = db.select({ id: cars.id }).from(cars).where(eq(cars.ownerId, ownerId));
  const [people, vehicles, papers, ...mechanics] = await Promise.all([
    db
      .select({
        name: authUser.name,
        email: authUser.email,
        first: users.firstName,
        last: users.lastName,
        mail: users.email,
        phone: users.phoneNumber,
      })
      .from(authUser)
      .leftJoin(users, eq(users.id, authUser.id))
      .where(eq(authUser.id, ownerId)),
    db.select({ vin: cars.vin, plate: cars.licensePlate }).from(cars).where(eq(cars.ownerId, ownerId)),
    db
      .select({ number: documents.number })
      .from(documents)
      .where(and(inArray(documents.carId, own), eq(documents.ownerId, ownerId), isNotNull(documents.number)))
      .limit(500),
    db
      .selectDistinct({ name: repairs.mechanicName })
      .from(repairs)
      .where(and(inArray(repairs.carId, own), eq(repairs.ownerId, ownerId), isNotNull(repairs.mechanicName)))
      .limit(500),
    db
      .selectDistinct({ name: issues.mechanicName })
      .from(issues)
      .where(and(inArray(issues.carId, own), eq(issues.ownerId, ownerId), isNotNull(issues.mechanicName)))
      .limit(500),
    db
      .selectDistinct({ name: replies.mechanicName })
      .from(replies)
      .innerJoin(issues, eq(issues.id, replies.issueId))
      .where(and(inArray(issues.carId, own), eq(replies.ownerId, ownerId)))
      .limit(500),
  ]);
  const filled = (values: (string | null)[]) =>
    values.filter((value) => value !== null && value.trim() !== '') as string[];
  return {
    names: filled([
      ...people.flatMap(({ name, first, last }) => [name, first, last]),
      ...mechanics.flat().map(({ name }) => name),
    ]),
    emails: filled(people.flatMap(({ email, mail }) => [email, mail])),
    phones: filled(people.map(({ phone }) => phone)),
    vins: filled(vehicles.map(({ vin }) => vin)),
    // Numbers of documents are found as plates are: as they are written. Short ones would take figures of other things.
    plates: filled([
      ...vehicles.map(({ plate }) => plate),
      ...papers.map(({ number }) => number).filter((number) => (number ?? '').length >= SHORTEST_NUMBER),
    ]),
  };
}

export async function saveExchange(db: Queryable, owner: Owner, exchange: SentExchange): Promise<void> {
  const values = { exchange, sentAt: new Date(exchange.sentAt) };
  await db
    .insert(modelExchanges)
    .values({ ownerId: owner.ownerId, ...values })
    .onConflictDoUpdate({ target: modelExchanges.ownerId, set: values });
}

export const forgetExchange = ({ ownerId }: Owner) =>
  build.delete(modelExchanges).where(eq(modelExchanges.ownerId, ownerId)).returning();

export async function readExchange(db: Queryable, owner: Owner): Promise<SentExchange | null> {
  const [row] = await db
    .select({ exchange: modelExchanges.exchange })
    .from(modelExchanges)
    .where(eq(modelExchanges.ownerId, owner.ownerId));
  return row?.exchange ?? null;
}

export type OwnFile = { id: Id; kind: string; contentType: string; storageKey: string; carId: Id | null };

export async function findOwnFiles(db: Queryable, owner: Owner, ids: readonly Id[]): Promise<OwnFile[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: media.id,
      kind: media.kind,
      contentType: media.contentType,
      storageKey: media.storageKey,
      carId: media.carId,
    })
    .from(media)
    .where(and(inArray(media.id, [...ids]), eq(media.ownerId, owner.ownerId)));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}
