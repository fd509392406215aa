import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import type { Settings } from '#domain/settings/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { settings } from './table.ts';

const columns = {
  language: settings.language,
  notificationsEnabled: settings.notificationsEnabled,
  mechanicSharingEnabled: settings.mechanicSharingEnabled,
  modelAllowed: settings.modelAllowed,
  modelPictures: settings.modelPictures,
  modelPicturesHost: settings.modelPicturesHost,
  policySeen: settings.policySeen,
  setUpSeen: settings.setUpSeen,
  currency: settings.currency,
  theme: settings.theme,
  roadsidePhone: settings.roadsidePhone,
  selectedCarId: settings.selectedCarId,
  mainCarId: settings.mainCarId,
  version: settings.version,
};
const json = sql<Settings>`json_build_object(${sql.join(
  Object.entries(columns).map(([name, { name: column }]) => sql.raw(`'${name}', ${column}`)),
  sql`, `,
)})`;

type Owner = Pick<OwnerScope, 'ownerId'>;

export async function readSettings(db: Queryable, owner: Owner): Promise<Settings> {
  const [row] = await db.select(columns).from(settings).where(eq(settings.ownerId, owner.ownerId));
  return row ?? { ...defaultSettings, version: 1 };
}

export async function lockSettings(tx: Queryable, { ownerId }: Owner): Promise<Settings> {
  const upsert = build
    .insert(settings)
    .values({ ownerId, ...defaultSettings })
    // A no-op update locks and returns the existing row.
    .onConflictDoUpdate({ target: settings.ownerId, set: { ownerId } })
    .returning();
  const { rows } = await tx.execute<{ settings: Settings }>(
    sql`with saved as (${upsert.getSQL()}) select ${json} as settings from saved`,
  );
  return rows[0]!.settings;
}

export const SAVED_SETTINGS = sql<Settings>`(select ${json} from settings_saved)`;

/** @param stored the result of `lockSettings` */
export function settingsChange(
  { ownerId }: Owner,
  stored: Settings,
  changes: Partial<Settings>,
  now: Date,
): Record<string, SQLWrapper> {
  const names = Object.keys(changes) as (keyof Settings)[];
  if (names.every((name) => changes[name] === stored[name])) return {};
  return {
    settings_saved: build
      .update(settings)
      .set({
        ...changes,
        ...(('modelPictures' in changes || 'modelPicturesHost' in changes) && { modelPicturesAt: now }),
        version: stored.version + 1,
        updatedAt: now,
      })
      .where(eq(settings.ownerId, ownerId))
      .returning(),
  };
}

export async function writeSettings(
  tx: Queryable,
  owner: Owner,
  stored: Settings,
  changes: Partial<Settings>,
  now: Date,
): Promise<void> {
  for (const change of Object.values(settingsChange(owner, stored, changes, now))) await tx.execute(change);
}
