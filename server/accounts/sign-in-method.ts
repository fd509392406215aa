import { and, desc, eq } from 'drizzle-orm';
import type { SignInMethod } from '#domain/accounts/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { securityEvents } from '#server/platform/security/table.ts';

const methods: Record<string, SignInMethod> = {
  'sign-up/email': 'password',
  'sign-in/email': 'password',
  'callback/google': 'google',
  'callback/oidc': 'oidc',
  'passkey/verify-authentication': 'passkey',
};

type Call = { path: string; params?: Record<string, string | undefined> | undefined } | null;

/** How a session begins. One that begins with a code is the rest of the newest log-in that asked for a code. */
export async function signInMethod(db: Queryable, userId: string, call: Call): Promise<SignInMethod | null> {
  if (!call) return null;
  const path = call.path.slice(1).replace(':id', call.params?.['id'] ?? '');
  if (!path.startsWith('two-factor/')) return methods[path] ?? null;
  const [begun] = await db
    .select({ action: securityEvents.action })
    .from(securityEvents)
    .where(and(eq(securityEvents.ownerId, userId), eq(securityEvents.outcome, 'second factor needed')))
    .orderBy(desc(securityEvents.at))
    .limit(1);
  return begun ? (methods[begun.action] ?? null) : null;
}
