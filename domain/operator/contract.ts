import * as z from 'zod/mini';
import { Done, operator, owner } from '#domain/contract-base.ts';
import { apiErrors } from '#domain/errors.ts';
import { Id } from '#domain/ids.ts';
import {
  AccountAction,
  AccountQuery,
  AccountSpace,
  Audited,
  FailedJob,
  Invitation,
  InvitationDraft,
  OperatedAccount,
  OperatorCode,
  OperatorState,
  Newest,
  OutsidePart,
  Overview,
  Tested,
} from './schema.ts';

const path = '/operator';
const account = `${path}/accounts/{accountId}` as const;
const ofAccount = z.object({ accountId: Id });
const link = z.object({ path: z.string() });
const { FORBIDDEN } = apiErrors;

export const operatorContract = {
  operator: {
    state: owner
      .route({ method: 'GET', path: `${path}/state`, summary: 'Whether the account runs this server' })
      .output(OperatorState),
    open: operator
      .route({
        method: 'POST',
        path: `${path}/open`,
        summary: 'Opens the operator’s page with a second factor',
      })
      .input(OperatorCode)
      .output(Done),
    overview: operator
      .route({ method: 'GET', path, summary: 'The state of the server and its settings' })
      .output(Overview),
    accounts: operator
      .route({ method: 'GET', path: `${path}/accounts`, summary: 'Accounts, in pages' })
      .input(AccountQuery)
      .output(z.object({ accounts: z.array(OperatedAccount), total: z.int() })),
    space: operator
      .route({ method: 'GET', path: `${account}/space`, summary: 'What the records of an account take' })
      .input(ofAccount)
      .output(AccountSpace),
    change: operator
      .route({ method: 'POST', path: account, summary: 'Locks, unlocks or erases an account' })
      .input(z.extend(ofAccount, { action: AccountAction }))
      .output(Done)
      .errors({ FORBIDDEN }),
    resetLink: operator
      .route({ method: 'POST', path: `${account}/reset-link`, summary: 'Makes a link for a new password' })
      .input(ofAccount)
      .output(link),
    invitations: operator
      .route({ method: 'GET', path: `${path}/invitations`, summary: 'Invitations, newest first' })
      .output(z.object({ invitations: z.array(Invitation) })),
    invite: operator
      .route({ method: 'POST', path: `${path}/invitations`, summary: 'Makes a link for one new account' })
      .input(InvitationDraft)
      .output(link),
    endInvitation: operator
      .route({ method: 'DELETE', path: `${path}/invitations/{invitationId}`, summary: 'Ends an invitation' })
      .input(z.object({ invitationId: Id }))
      .output(Done),
    failures: operator
      .route({ method: 'GET', path: `${path}/failures`, summary: 'Jobs that were given up, newest first' })
      .output(z.object({ failures: z.array(FailedJob) })),
    retry: operator
      .route({ method: 'POST', path: `${path}/failures/{jobId}`, summary: 'Tries a failed job again' })
      .input(z.object({ jobId: Id }))
      .output(Done),
    newest: operator
      .route({ method: 'POST', path: `${path}/newest`, summary: 'Asks for the newest version, outside' })
      .output(Newest),
    test: operator
      .route({
        method: 'POST',
        path: `${path}/tests`,
        summary: 'Tries the login provider, the mail server or the model, up to the step that fails',
      })
      .input(z.object({ part: OutsidePart }))
      .output(z.object({ steps: z.array(Tested) })),
    actions: operator
      .route({ method: 'GET', path: `${path}/actions`, summary: 'What operators did, newest first' })
      .output(z.object({ actions: z.array(Audited) })),
  },
};
