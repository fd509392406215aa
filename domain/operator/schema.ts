import * as z from 'zod/mini';
import { Email } from '#domain/accounts/schema.ts';
import { Id } from '#domain/ids.ts';
import { operatorAdvice } from './advice.ts';

/** Whether the caller runs this server, has a second factor, and has opened the page with it. */
export const OperatorState = z.object({
  isOperator: z.boolean(),
  hasSecondFactor: z.boolean(),
  isOpen: z.boolean(),
});
export type OperatorState = z.infer<typeof OperatorState>;

export const OperatorCode = z.object({ code: z.string().check(z.regex(/^\s*\d{3}\s?\d{3}\s*$/)) });

/** The state of the parts of the server. Sizes in bytes; null: not known or not set up. */
export const Overview = z.object({
  version: z.string(),
  /** Whether it is set where a newer one is asked for. */
  hasReleases: z.boolean(),
  accounts: z.object({ confirmed: z.int(), unconfirmed: z.int(), madeInWeek: z.int(), seenInMonth: z.int() }),
  signUp: z.enum(['open', 'invite', 'closed']),
  database: z.object({ bytes: z.number(), free: z.nullable(z.number()) }),
  files: z.object({
    kind: z.enum(['disk', 's3']),
    bytes: z.number(),
    free: z.nullable(z.number()),
    isWorking: z.boolean(),
  }),
  hasProvider: z.boolean(),
  hasMail: z.boolean(),
  hasModel: z.boolean(),
  backup: z.object({
    isScheduled: z.boolean(),
    newestAt: z.nullable(z.string()),
    failure: z.nullable(z.object({ at: z.string(), reason: z.string() })),
    /** `error` is null where the backup could be restored. */
    drill: z.nullable(z.object({ at: z.string(), error: z.nullable(z.string()) })),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      active: z.int(),
      failed: z.int(),
      lastFailure: z.nullable(z.string()),
    }),
  ),
  /** `value` is null for a secret. */
  settings: z.array(z.object({ name: z.string(), value: z.nullable(z.string()), isSet: z.boolean() })),
});
export type Overview = z.infer<typeof Overview>;

export const AccountOrder = z.enum(['made', 'size', 'used']);
export type AccountOrder = z.infer<typeof AccountOrder>;

export const AccountQuery = z.object({
  text: z._default(z.string().check(z.maxLength(254)), ''),
  by: z._default(AccountOrder, 'made'),
  from: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000)), 0),
});

export const OperatedAccount = z.object({
  id: Id,
  email: z.string(),
  state: z.enum(['active', 'unconfirmed', 'locked', 'deleted']),
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
  files: z.int(),
  bytes: z.number(),
  /** That of the operator, which is not locked or erased here. */
  isOwn: z.boolean(),
});
export type OperatedAccount = z.infer<typeof OperatedAccount>;

/** Of one account; counted when asked for, since that reads all its rows. */
export const AccountSpace = z.object({
  records: z.number(),
  recordBytes: z.number(),
  maxRecords: z.number(),
  maxRecordBytes: z.number(),
  maxBytes: z.number(),
});
export type AccountSpace = z.infer<typeof AccountSpace>;

/** 'unlock' also takes back an erasure by the operator, as long as the account is there. */
export const AccountAction = z.enum(['lock', 'unlock', 'erase']);
export type AccountAction = z.infer<typeof AccountAction>;

export const INVITATION_DAYS = { usual: 7, max: 90 };

export const InvitationDraft = z.object({
  email: z.nullable(Email),
  days: z.int().check(z.gte(1), z.lte(INVITATION_DAYS.max)),
});

export const Invitation = z.object({
  id: Id,
  email: z.nullable(z.string()),
  expiresAt: z.string(),
  usedBy: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof Invitation>;

/** A job that was given up: a mail, a message or other work. It names no account. */
export const FailedJob = z.object({
  id: Id,
  job: z.string(),
  at: z.string(),
  reason: z.nullable(z.string()),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const OperatorAction = z.enum([
  'open',
  'lock',
  'unlock',
  'erase',
  'reset-link',
  'invite',
  'end-invitation',
  'retry',
  'ask-newest',
  'test',
]);
export type OperatorAction = z.infer<typeof OperatorAction>;

/** What an operator did. */
export const Audited = z.object({
  id: Id,
  at: z.string(),
  operator: z.string(),
  action: OperatorAction,
  target: z.nullable(z.string()),
});
export type Audited = z.infer<typeof Audited>;

/** The newest release, or why it is not known. */
export const Newest = z.union([
  z.object({ version: z.string(), isNewer: z.boolean() }),
  z.object({ failure: z.string() }),
]);
export type Newest = z.infer<typeof Newest>;

/** What is outside this server and can be tried from the operator's page. */
export const OutsidePart = z.enum(['provider', 'mail', 'model']);
export type OutsidePart = z.infer<typeof OutsidePart>;

export const TestStep = z.enum(['discovery', 'keys', 'redirect', 'client', 'mail', 'model']);
export type TestStep = z.infer<typeof TestStep>;

type AdviceCode = keyof typeof operatorAdvice;
const AdviceCode = z.enum(Object.keys(operatorAdvice) as [AdviceCode, ...AdviceCode[]]);

/** One step of a test. `state`: in English, as programs say it, without secrets. */
export const Tested = z.object({
  step: TestStep,
  level: z.enum(['ok', 'warn', 'fail']),
  state: z.string(),
  advice: z.nullable(AdviceCode),
  values: z.record(z.string(), z.string()),
});
export type Tested = z.infer<typeof Tested>;
