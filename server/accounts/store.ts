import { eq } from 'drizzle-orm';
import type { Profile } from '#domain/accounts/schema.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { OwnerScope } from '#server/platform/scope.ts';
import { authUser, users } from '#server/platform/tables.ts';

type ProfileFields = { firstName: string; lastName: string; phone: string | null };

/** Sign-in updates an existing profile row and never makes one (D106). */
export async function touchProfile(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ lastSeen: now, role: 'owner', accountStatus: 'active', deletedAt: null })
    .where(eq(users.id, userId));
}

export async function readProfile(db: Queryable, scope: OwnerScope): Promise<Profile | null> {
  const [row] = await db.select().from(users).where(eq(users.id, scope.ownerId));
  return row ? shown(row) : null;
}

/** The e-mail comes from the account, never from the browser (D96). */
export async function saveProfile(db: Queryable, scope: OwnerScope, fields: ProfileFields, now: Date): Promise<Profile> {
  const [account] = await db
    .select({ email: authUser.email })
    .from(authUser)
    .where(eq(authUser.id, scope.ownerId));
  const values = {
    email: account!.email,
    firstName: fields.firstName,
    lastName: fields.lastName,
    phoneNumber: fields.phone,
    role: 'owner',
    accountStatus: 'active',
    deletedAt: null,
    lastSeen: now,
    updatedAt: now,
  };
  const [row] = await db
    .insert(users)
    .values({ id: scope.ownerId, ...values })
    .onConflictDoUpdate({ target: users.id, set: values })
    .returning();
  return shown(row!);
}

function shown(row: typeof users.$inferSelect): Profile {
  return {
    id: row.id,
    email: row.email,
    role: 'owner',
    accountStatus: 'active',
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phoneNumber,
    lastSeen: row.lastSeen.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
