import type { AnySchema, ContractProcedure, InferSchemaOutput } from '@orpc/contract';
import type { AnyProcedure } from '@orpc/server';
import type { FastifyInstance } from 'fastify';
import type { Noun } from '#domain/calls.ts';
import type { contract } from '#domain/contract.ts';
import type { openAuth } from './accounts/auth.ts';
import { accountJobs } from './accounts/jobs.ts';
import { securityEventSection, wayInSection } from './accounts/portable.ts';
import { accountRoutes, authRoutes, profileRoutes, sessionRoutes } from './accounts/routes.ts';
import { documentSection } from './documents/portable.ts';
import { documentRoutes } from './documents/routes.ts';
import { fillSection } from './fills/portable.ts';
import { fillRoutes } from './fills/routes.ts';
import { functionRoutes, transcriptionRoute } from './assessment/routes.ts';
import { assistantSection } from './assistant/portable.ts';
import { assistantRoutes, assistantStream } from './assistant/routes.ts';
import { binJobs } from './bin/jobs.ts';
import { binRoutes } from './bin/routes.ts';
import { carSection } from './cars/portable.ts';
import { carRoutes } from './cars/routes.ts';
import { importJobs } from './imports/jobs.ts';
import { importRoutes, importStreams } from './imports/routes.ts';
import { issueSection } from './issues/portable.ts';
import { issueRoutes, recurrenceRoutes, replyRoutes } from './issues/routes.ts';
import { keySection } from './keys/portable.ts';
import { keyRoutes } from './keys/routes.ts';
import { mileageSection } from './mileage/portable.ts';
import { mileageRoutes } from './mileage/routes.ts';
import { sweepFiles } from './media/jobs.ts';
import { noticeJobs } from './notices/jobs.ts';
import { noticeSection } from './notices/portable.ts';
import { noticeLinks, noticeRoutes } from './notices/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import type { Deps } from './platform/deps.ts';
import type { PlanRead } from './platform/http/car-read.ts';
import { watchSpace } from './platform/watch-space.ts';
import type { Job } from './platform/jobs/job.ts';
import type { AnySection } from './platform/portable/section.ts';
import { reminderSection } from './reminders/portable.ts';
import { reminderRoutes } from './reminders/routes.ts';
import { repairSection } from './repairs/portable.ts';
import { repairRoutes } from './repairs/routes.ts';
import { reportFile, reportRoutes, timelineRoutes } from './reports/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { shareSection } from './share/portable.ts';
import { shareRoutes } from './share/routes.ts';
import { forgetChanges } from './sync/jobs.ts';
import { summaryRoutes } from './summary/routes.ts';
import { syncRoute } from './sync/routes.ts';
import { webhookJobs } from './webhooks/jobs.ts';
import { webhookSection } from './webhooks/portable.ts';
import { webhookRoutes, webhookSending } from './webhooks/routes.ts';

type Contract = typeof contract;
export type Services = { auth: ReturnType<typeof openAuth> };

type Plain<P> =
  P extends ContractProcedure<infer In extends AnySchema, infer _Out, infer _Errors, infer _Meta>
    ? PlanRead<InferSchemaOutput<In>>
    : never;
/** One that is `mounted` is answered by a route of `mount`. */
type Procedures<N extends Noun> = {
  [V in keyof Contract[N]]: AnyProcedure | Plain<Contract[N][V]> | 'mounted';
};

type ServerNoun<N extends Noun> = {
  procedures: Procedures<N> | ((services: Services) => Procedures<N>);
  mount?: (app: FastifyInstance, deps: Deps, services: Services) => void;
  portable: readonly AnySection[] | { no: string };
  jobs?: readonly Job[];
};

const partOfDocument = { no: 'profile and settings are parts of the document itself' };
const computed = { no: 'computed from other nouns' };

/** Determines the order of export sections of the same version. */
export const serverNouns: { [N in Noun]: ServerNoun<N> } = {
  session: { procedures: ({ auth }) => sessionRoutes(auth), portable: { no: 'a session is of this server' } },
  profile: { procedures: profileRoutes, portable: partOfDocument },
  account: {
    procedures: accountRoutes,
    mount: (app, deps, { auth }) => authRoutes(app, deps, auth),
    portable: [securityEventSection, wayInSection],
    jobs: accountJobs,
  },
  settings: { procedures: settingsRoutes, portable: partOfDocument },
  cars: { procedures: carRoutes, portable: [carSection] },
  issues: { procedures: issueRoutes, portable: [issueSection] },
  recurrences: { procedures: recurrenceRoutes, portable: { no: 'they are part of their issues' } },
  replies: { procedures: replyRoutes, portable: { no: 'they are part of their issues' } },
  repairs: { procedures: repairRoutes, portable: [repairSection] },
  timeline: { procedures: timelineRoutes, portable: computed },
  mileage: { procedures: mileageRoutes, portable: [mileageSection] },
  fills: { procedures: fillRoutes, portable: [fillSection] },
  reminders: { procedures: reminderRoutes, portable: [reminderSection] },
  documents: { procedures: documentRoutes, portable: [documentSection] },
  bin: {
    procedures: binRoutes,
    portable: { no: 'an export has what there is, not what was deleted' },
    jobs: binJobs,
  },
  imports: {
    procedures: importRoutes,
    mount: importStreams,
    portable: { no: 'its records are exported by their nouns' },
    jobs: importJobs,
  },
  notices: {
    procedures: noticeRoutes,
    mount: noticeLinks,
    portable: [noticeSection],
    jobs: noticeJobs,
  },
  reports: { procedures: reportRoutes, mount: reportFile, portable: computed },
  search: { procedures: searchRoutes, portable: computed },
  sync: { procedures: { pull: 'mounted' }, mount: syncRoute, portable: computed, jobs: [forgetChanges] },
  assistant: { procedures: assistantRoutes, mount: assistantStream, portable: [assistantSection] },
  share: { procedures: shareRoutes, portable: [shareSection] },
  keys: { procedures: keyRoutes, portable: [keySection] },
  operator: {
    procedures: ({ auth }) => operatorRoutes(auth),
    portable: { no: 'it is about this server' },
  },
  webhooks: {
    procedures: webhookRoutes,
    mount: webhookSending,
    portable: [webhookSection],
    jobs: webhookJobs,
  },
  summary: { procedures: summaryRoutes, portable: computed },
  functions: { procedures: functionRoutes, mount: transcriptionRoute, portable: computed },
};

export const sections = Object.values(serverNouns).flatMap(({ portable }): readonly AnySection[] =>
  'no' in portable ? [] : portable,
);

export const jobs: readonly Job[] = [
  ...Object.values<{ jobs?: readonly Job[] }>(serverNouns).flatMap((noun) => noun.jobs ?? []),
  sweepFiles,
  watchSpace,
];
