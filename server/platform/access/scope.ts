import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { isLinkValid } from '#domain/share/rules.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { ProvenKey } from './api-key.ts';
import { hashToken } from './share-token.ts';
import { cars } from '#server/cars/table.ts';
import { issues } from '#server/issues/table.ts';
import { settings } from '#server/settings/table.ts';
import { shareLinks } from '#server/share/table.ts';

declare const proven: unique symbol;

export type OwnerScope = {
  readonly ownerId: Id;
  readonly actorId: Id;
  /** Little is allowed until the e-mail is confirmed. */
  readonly isConfirmed: boolean;
  /** Of the program that asks. */
  readonly key?: ProvenKey | undefined;
  readonly [proven]: 'owner';
};

/** Proof of access. Every store function takes one and filters by it, so a forgotten check does not compile. */
export type CarScope = {
  readonly ownerId: Id;
  readonly carId: Id;
  /** Who performs the operations: the owner, or a mechanic's link. */
  readonly actorId: Id;
  readonly key?: ProvenKey | undefined;
  readonly [proven]: 'car';
};

export type SharedCarScope = CarScope & {
  readonly link: { id: Id; issueId: Id | null; isEditable: boolean; showsDue: boolean; expiresAt: Date };
};

/** Only session.ts calls this, once the session is verified. */
export const ownerScope = (ownerId: Id, isConfirmed: boolean, key?: ProvenKey) =>
  ({ ownerId, actorId: ownerId, isConfirmed, key }) as OwnerScope;

/** @throws NOT_FOUND for a car that does not exist or is someone else's */
export async function ownedCar(db: Queryable, owner: OwnerScope, carId: Id): Promise<CarScope> {
  const [car] = await db
    .select({ id: cars.id })
    .from(cars)
    .where(and(eq(cars.id, carId), eq(cars.ownerId, owner.ownerId)))
    .limit(1);
  if (!car) throw refusal('NOT_FOUND');
  return { ownerId: owner.ownerId, carId, actorId: owner.actorId, key: owner.key } as CarScope;
}

/** Only car-write.ts calls this, once its first statement has verified and locked the car. */
export const provenCar = ({ ownerId }: OwnerScope, actorId: Id, carId: Id) =>
  ({ ownerId, actorId, carId }) as CarScope;

/** @throws LINK_INVALID, also while sharing is switched off; LINK_EXPIRED by the server's clock */
export async function sharedCar(db: Queryable, token: string, now: Date): Promise<SharedCarScope> {
  const found = await findLink(db, token, now);
  if (found === 'unknown') throw refusal('LINK_INVALID');
  if (found === 'expired') throw refusal('LINK_EXPIRED');
  return found;
}

/** The car that a mechanic may add records to; null for any other link, without a reason. */
export async function writableCar(db: Queryable, token: string, now: Date): Promise<SharedCarScope | null> {
  const found = await findLink(db, token, now);
  return typeof found === 'object' && found.link.isEditable ? found : null;
}

async function findLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<SharedCarScope | 'unknown' | 'expired'> {
  const [link] = await db
    .select({
      id: shareLinks.id,
      ownerId: shareLinks.ownerId,
      carId: shareLinks.carId,
      issueId: issues.id,
      isEditable: shareLinks.isEditable,
      showsDue: shareLinks.showsDue,
      expiresAt: shareLinks.expiresAt,
      sharing: sql<boolean>`coalesce(${settings.mechanicSharingEnabled}, true)`,
    })
    .from(shareLinks)
    .leftJoin(settings, eq(settings.ownerId, shareLinks.ownerId))
    .leftJoin(issues, and(eq(issues.id, shareLinks.issueId), eq(issues.carId, shareLinks.carId)))
    .where(and(eq(shareLinks.tokenHash, hashToken(token)), isNull(shareLinks.revokedAt)))
    .limit(1);
  if (!link || !link.sharing) return 'unknown';
  if (!isLinkValid(link, now)) return 'expired';
  const { id, ownerId, carId, issueId, isEditable, showsDue, expiresAt } = link;
  const shared = { id, issueId, isEditable, showsDue, expiresAt };
  return { ownerId, carId, actorId: id, link: shared } as SharedCarScope;
}
