import { desc, eq } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { Audited, OperatorAction } from '#domain/operator/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';
import { authUser } from '#server/accounts/table.ts';
import type { OperatorScope } from '#server/platform/access/operator.ts';
import { operatorActions, operatorVisits } from './table.ts';

const SHOWN = 200;

export async function openVisit(db: Queryable, sessionId: Id, openedAt: Date): Promise<void> {
  await db
    .insert(operatorVisits)
    .values({ sessionId, openedAt })
    .onConflictDoUpdate({ target: operatorVisits.sessionId, set: { openedAt } });
}

export async function writeAction(
  db: Queryable,
  { email }: Pick<OperatorScope, 'email'>,
  action: OperatorAction,
  { at, target = null }: { at: Date; target?: string | null },
): Promise<void> {
  await db.insert(operatorActions).values({ id: newId(), at, operator: email, action, target });
}

export async function listActions(db: Queryable, _proof: OperatorScope): Promise<Audited[]> {
  const rows = await db
    .select()
    .from(operatorActions)
    .orderBy(desc(operatorActions.at), desc(operatorActions.id))
    .limit(SHOWN);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** @returns undefined where no account has this id */
export async function addressOf(
  db: Queryable,
  _proof: OperatorScope,
  accountId: Id,
): Promise<string | undefined> {
  const [user] = await db.select({ email: authUser.email }).from(authUser).where(eq(authUser.id, accountId));
  return user?.email;
}
