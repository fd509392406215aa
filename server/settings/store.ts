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
  currency: settings.currency,
  theme: settings.theme,
  selectedCarId: settings.selectedCarId,
  mainCarId: settings.mainCarId,
  version: settings.version,
};
const json = sql<Settings>`json_build_object(${sql.join(
  Object.entries(columns).map(([name, { name: column }]) => sql.raw(`'${name}', ${column}`)),
  sql`, `,
)})`;

type Owner = Pick<OwnerScope, 'ownerId'>;

/** The owner's settings; the defaults until something was changed. */
export async function readSettings(db: Queryable, owner: Owner): Promise<Settings> {
  const [row] = await db.select(columns).from(settings).where(eq(settings.ownerId, owner.ownerId));
  return row ?? { ...defaultSettings, version: 1 };
}

/** The settings row, made if it is missing and locked until the transaction ends. */
export async function lockSettings(tx: Queryable, { ownerId }: Owner): Promise<Settings> {
  const made = build
    .insert(settings)
    .values({ ownerId, ...defaultSettings })
    // Nothing changes, but the row is locked and returned.
    .onConflictDoUpdate({ target: settings.ownerId, set: { ownerId } })
    .returning();
  const { rows } = await tx.execute<{ settings: Settings }>(
    sql`with saved as (${made.getSQL()}) select ${json} as settings from saved`,
  );
  return rows[0]!.settings;
}

/** The settings that `settingsChange` leaves, as JSON. */
export const SAVED_SETTINGS = sql<Settings>`(select ${json} from settings_saved)`;

/** Call with the row locked: `stored` is what lockSettings gave. Writes nothing when nothing changes. */
export function settingsChange(
  { ownerId }: Owner,
  stored: Settings,
  wanted: Partial<Settings>,
  now: Date,
): Record<string, SQLWrapper> {
  const names = Object.keys(wanted) as (keyof Settings)[];
  if (names.every((name) => wanted[name] === stored[name])) return {};
  return {
    settings_saved: build
      .update(settings)
      .set({ ...wanted, version: stored.version + 1, updatedAt: now })
      .where(eq(settings.ownerId, ownerId))
      .returning(),
  };
}

/** The same as a statement of its own. */
export async function writeSettings(
  tx: Queryable,
  owner: Owner,
  stored: Settings,
  wanted: Partial<Settings>,
  now: Date,
): Promise<void> {
  for (const change of Object.values(settingsChange(owner, stored, wanted, now))) await tx.execute(change);
}
