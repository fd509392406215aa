import { and, eq } from 'drizzle-orm';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import type { Settings } from '#domain/settings/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { settings } from './table.ts';

const columns = {
  language: settings.language,
  notificationsEnabled: settings.notificationsEnabled,
  mechanicSharingEnabled: settings.mechanicSharingEnabled,
  currency: settings.currency,
  theme: settings.theme,
  selectedCarId: settings.selectedCarId,
  mainCarId: settings.mainCarId,
  version: settings.version,
};

type Owner = Pick<OwnerScope, 'ownerId'>;

/** The owner's settings; the defaults until something was changed. */
export async function readSettings(db: Queryable, owner: Owner): Promise<Settings> {
  const [row] = await db.select(columns).from(settings).where(eq(settings.ownerId, owner.ownerId));
  return row ?? { ...defaultSettings, version: 1 };
}

/** The settings row, made if it is missing and locked until the transaction ends. */
export async function lockSettings(tx: Queryable, owner: Owner): Promise<Settings> {
  await tx
    .insert(settings)
    .values({ ownerId: owner.ownerId, ...defaultSettings })
    .onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(settings)
    .where(eq(settings.ownerId, owner.ownerId))
    .for('update');
  return row!;
}

/** Call with the row locked: `stored` is what lockSettings gave. */
export async function writeSettings(
  tx: Queryable,
  owner: Owner,
  stored: Settings,
  changes: Partial<Settings>,
  now: Date,
): Promise<Settings> {
  if (Object.keys(changes).length === 0) return stored;
  const [row] = await tx
    .update(settings)
    .set({ ...changes, version: stored.version + 1, updatedAt: now })
    .where(and(eq(settings.ownerId, owner.ownerId), eq(settings.version, stored.version)))
    .returning(columns);
  return row!;
}
