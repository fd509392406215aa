import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { OperatorState } from '#domain/operator/schema.ts';
import { authSession, authUser } from '#server/accounts/table.ts';
import { operatorVisits } from '#server/operator/table.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { checkedOwner, tokenOf, type Credentials } from './session.ts';

declare const proven: unique symbol;

/** Proof that the caller runs this server and has just shown a second factor, or a passkey, which is both. */
export type OperatorScope = {
  readonly operatorId: Id;
  readonly email: string;
  readonly [proven]: 'operator';
};

export const VISIT_MS = 30 * 60_000;

export type Visitor = OperatorState & { ownerId: Id; email: string; sessionId: Id };

export const runsServer = (
  { adminEmails }: Pick<Deps['config'], 'adminEmails'>,
  { email, emailVerified, role }: { email: string; emailVerified: boolean; role?: string | null | undefined },
): boolean => emailVerified && (adminEmails.length > 0 ? adminEmails.includes(email) : role === 'operator');

/** Whoever has the session, operator or not. @throws UNAUTHORIZED, FORBIDDEN */
export async function visitorOf(deps: Deps, request: Credentials): Promise<Visitor> {
  const token = request.apiKey ? null : tokenOf(deps, request.headers.cookie);
  const now = deps.clock();
  const [found] =
    token === null
      ? []
      : await deps.db
          .select({
            ownerId: authUser.id,
            email: authUser.email,
            emailVerified: authUser.emailVerified,
            role: authUser.role,
            hasSecondFactor: authUser.twoFactorEnabled,
            sessionId: authSession.id,
            method: authSession.method,
            startedAt: authSession.createdAt,
            openedAt: operatorVisits.openedAt,
          })
          .from(authSession)
          .innerJoin(authUser, eq(authUser.id, authSession.userId))
          .leftJoin(operatorVisits, eq(operatorVisits.sessionId, authSession.id))
          .where(
            and(eq(authSession.token, token), gt(authSession.expiresAt, now), isNull(authUser.disabledAt)),
          );
  checkedOwner(found ?? null, request, 'confirmed');
  const { ownerId, email, sessionId, method, startedAt, openedAt } = found!;
  const isOperator = runsServer(deps.config, found!);
  const isFresh = (at: Date | null) => at !== null && now.getTime() - at.getTime() < VISIT_MS;
  // A passkey is both factors, also for an account without a password.
  const byPasskey = method === 'passkey' && isFresh(startedAt);
  const isOpen = isOperator && (byPasskey || (found!.hasSecondFactor && isFresh(openedAt)));
  return {
    ownerId,
    email,
    sessionId,
    isOperator,
    hasSecondFactor: found!.hasSecondFactor,
    isOpen,
  };
}

/** For anybody else, and until the page is opened, nothing is here. @throws UNAUTHORIZED, FORBIDDEN, NOT_FOUND */
export async function operatorOf(deps: Deps, request: Credentials): Promise<OperatorScope> {
  const { ownerId, email, isOpen } = await visitorOf(deps, request);
  if (!isOpen) throw refusal('NOT_FOUND');
  return { operatorId: ownerId, email } as OperatorScope;
}
