import { isAPIError } from 'better-auth/api';
import type { OperatorAction } from '#domain/operator/schema.ts';
import type { AuthLibrary } from '#server/accounts/auth-library.ts';
import { deleteInvitation, listInvitations } from '#server/accounts/invitation-store.ts';
import { makeInvitation } from '#server/accounts/make-invitation.ts';
import { makeResetLink } from '#server/accounts/make-reset-link.ts';
import { deleteAccountOf, disableAccount, enableAccount } from '#server/accounts/operate-accounts.ts';
import { findAccounts, stateOf } from '#server/accounts/operator-store.ts';
import { webHeaders } from '#server/accounts/web-headers.ts';
import { measureAccount } from '#server/platform/database/account-space.ts';
import { recordSecurityEvent } from '#server/platform/security/record-event.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { api, type ApiContext } from '#server/platform/http/api.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { operatorOf, visitorOf, type OperatorScope } from '#server/platform/access/operator.ts';
import { testPart } from './test-part.ts';
import { listFailedJobs, queueOfFailed } from './failed-jobs.ts';
import { askNewest } from './newest-version.ts';
import { readOverview } from './read-overview.ts';
import { addressOf, listActions, openVisit, writeAction } from './store.ts';

const CODES = { max: 5, seconds: 60 };
/** With a stolen session nobody tries out codes for days. */
const CODES_A_DAY = { max: 20, seconds: 24 * 60 * 60 };
const done = { done: true as const };

/** Noted before it is done, so that nothing is done unnoted. */
async function noted<Answer>(
  { deps, request }: ApiContext,
  action: OperatorAction,
  act: (operator: OperatorScope, note: (target: string | null) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const operator = await operatorOf(deps, request);
  return act(operator, (target) => writeAction(deps.db, operator, action, { at: deps.clock(), target }));
}

async function accountOf({ deps }: ApiContext, operator: OperatorScope, accountId: string): Promise<string> {
  const email = await addressOf(deps.db, operator, accountId);
  if (email === undefined) throw refusal('NOT_FOUND');
  return email;
}

export const operatorRoutes = (auth: AuthLibrary) => ({
  state: api.operator.state.handler(async ({ context: { deps, request } }) => {
    const { isOperator, hasSecondFactor, isOpen } = await visitorOf(deps, request);
    return { isOperator, hasSecondFactor: isOperator && hasSecondFactor, isOpen };
  }),

  open: api.operator.open.handler(async ({ input, context: { deps, request } }) => {
    const { isOperator, hasSecondFactor, ownerId, sessionId, email } = await visitorOf(deps, request);
    if (!isOperator || !hasSecondFactor) throw refusal('NOT_FOUND');
    await enforceLimit(deps, `operator:${ownerId}`, CODES);
    await enforceLimit(deps, `operator-day:${ownerId}`, CODES_A_DAY);
    const code = input.code.replaceAll(/\s/g, '');
    try {
      await auth.api.verifyTOTP({ body: { code }, headers: webHeaders(request) });
    } catch (error) {
      if (!isAPIError(error)) throw error;
      await recordSecurityEvent(deps, request, {
        action: 'open-operator',
        outcome: 'failed',
        account: ownerId,
      });
      throw fieldRefusal('code', 'Wrong code. Please try again.');
    }
    await writeAction(deps.db, { email }, 'open', { at: deps.clock() });
    await openVisit(deps.db, sessionId, deps.clock());
    return done;
  }),

  overview: api.operator.overview.handler(async ({ context: { deps, request } }) =>
    readOverview(deps, await operatorOf(deps, request)),
  ),

  accounts: api.operator.accounts.handler(async ({ input, context: { deps, request } }) => {
    const { operatorId } = await operatorOf(deps, request);
    const { accounts, total } = await findAccounts(deps.db, input);
    return {
      total,
      accounts: accounts.map(({ id, email, createdAt, lastSeen, files, bytes, ...account }) => ({
        id,
        email,
        state: stateOf(account),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeen?.toISOString() ?? null,
        files,
        bytes,
        isOwn: id === operatorId,
      })),
    };
  }),

  space: api.operator.space.handler(async ({ input, context }) => {
    const { deps, request } = context;
    await accountOf(context, await operatorOf(deps, request), input.accountId);
    const { quota } = deps.config;
    const { rows, bytes } = await measureAccount(deps.db, input.accountId);
    return {
      records: rows,
      recordBytes: Math.round(bytes),
      maxRecords: quota.records,
      maxRecordBytes: quota.recordBytes,
      maxBytes: quota.bytes,
    };
  }),

  change: api.operator.change.handler(({ input: { accountId, action }, context }) =>
    noted(context, action, async (operator, note) => {
      const { db, clock } = context.deps;
      const email = await accountOf(context, operator, accountId);
      if (accountId === operator.operatorId) throw refusal('FORBIDDEN');
      await note(accountId);
      if (action === 'lock') await disableAccount(db, email, clock());
      else if (action === 'unlock') await enableAccount(db, email);
      else await deleteAccountOf(db, email, clock(), 'later');
      return done;
    }),
  ),

  resetLink: api.operator.resetLink.handler(({ input: { accountId }, context }) =>
    noted(context, 'reset-link', async (operator, note) => {
      const email = await accountOf(context, operator, accountId);
      await note(accountId);
      const path = await makeResetLink(context.deps.db, email, context.deps.clock());
      if (path === null) throw refusal('NOT_FOUND');
      return { path };
    }),
  ),

  invitations: api.operator.invitations.handler(async ({ context: { deps, request } }) => {
    await operatorOf(deps, request);
    const found = (await listInvitations(deps.db)).toReversed();
    return {
      invitations: found.map(({ id, email, expiresAt, usedBy }) => ({
        id,
        email,
        expiresAt: expiresAt.toISOString(),
        usedBy,
      })),
    };
  }),

  invite: api.operator.invite.handler(({ input, context: { deps, ...context } }) =>
    noted({ deps, ...context }, 'invite', async (_operator, note) => {
      const { id, path } = await makeInvitation(deps.db, { ...input, now: deps.clock() });
      await note(id);
      return { path };
    }),
  ),

  endInvitation: api.operator.endInvitation.handler(({ input: { invitationId }, context }) =>
    noted(context, 'end-invitation', async (_operator, note) => {
      if (!(await deleteInvitation(context.deps.db, invitationId))) throw refusal('NOT_FOUND');
      await note(invitationId);
      return done;
    }),
  ),

  failures: api.operator.failures.handler(async ({ context: { deps, request } }) => ({
    failures: await listFailedJobs(deps.db, await operatorOf(deps, request)),
  })),

  retry: api.operator.retry.handler(({ input: { jobId }, context }) =>
    noted(context, 'retry', async (operator, note) => {
      const { db, jobs } = context.deps;
      const name = await queueOfFailed(db, operator, jobId);
      if (name === undefined) throw refusal('NOT_FOUND');
      await note(name);
      await jobs.retry(name, jobId);
      return done;
    }),
  ),

  newest: api.operator.newest.handler(({ context }) =>
    noted(context, 'ask-newest', async (_operator, note) => {
      const { releasesUrl, notifyPrivate } = context.deps.config;
      if (releasesUrl === undefined) throw refusal('NOT_FOUND');
      await note(null);
      return askNewest(releasesUrl, notifyPrivate);
    }),
  ),

  test: api.operator.test.handler(({ input: { part }, context }) =>
    noted(context, 'test', async (_operator, note) => {
      const tested = testPart(context.deps.config, part);
      if (tested === null) throw refusal('NOT_FOUND');
      await note(part);
      return { steps: await tested() };
    }),
  ),

  actions: api.operator.actions.handler(async ({ context: { deps, request } }) => ({
    actions: await listActions(deps.db, await operatorOf(deps, request)),
  })),
});
