import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { CachedAnswer } from '#domain/outbox/cached-records.ts';
import { nothingPending, type Pending, type PendingOperation } from '#domain/outbox/pending.ts';
import { cachedRecords, subjectOf } from '#domain/outbox/register.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import type { Repair, RepairForm } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { keptRecords } from '#tests/synced.ts';

let carId: Id;

withOwner();

/** The reads of Home, My Cars, the cost bar and the lists of a car. */
const screens = (): [Procedure, object][] => [
  ['cars.read', { carId }],
  ['issues.list', { carId }],
  ['repairs.list', { carId }],
  ['repairs.summary', { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' }],
];
type Answer = { procedure: Procedure; input: object; data: unknown };

const ask = (): Promise<Answer[]> =>
  Promise.all(
    screens().map(async ([procedure, input]) => {
      const data = await owner.call(procedure as 'cars.list', input as never);
      return { procedure, input, data };
    }),
  );
/** What a device has cached: every issue and repair it ever opened, and the form. */
async function opened(at: number): Promise<CachedAnswer[]> {
  const { issues } = await owner.call('issues.list', { carId });
  const { repairs } = await owner.call('repairs.list', { carId });
  const reads: [Procedure, object][] = [
    ...issues.map(({ id }): [Procedure, object] => ['issues.read', { carId, issueId: id }]),
    ...repairs.map(({ id }): [Procedure, object] => ['repairs.form', { carId, repairId: id }]),
  ];
  const answers = await Promise.all(
    reads.map(async ([procedure, input]) => {
      const data = await owner.call(procedure as 'issues.read', input as never);
      return { procedure, input, data, at };
    }),
  );
  return answers;
}

/** The answers as a screen shows them, without values that only the server knows: versions, ids of readings, which
 * titles recur. */
function shown(answers: Answer[], pending: Pending) {
  return answers.map(({ procedure, input, data }) => {
    const seen = applyPending(procedure, input, data, pending, false);
    return [
      procedure,
      JSON.parse(
        JSON.stringify(seen, (name, value: unknown) => {
          // Whether a deletion leaves a car without records is known once it has arrived.
          if (['version', 'createdAt', 'receiptUrl', 'recurring', 'isBlank'].includes(name)) return undefined;
          return value;
        }),
      ) as unknown,
    ];
  });
}

const waiting = (operations: PendingOperation[], answers: CachedAnswer[], records?: Cars): Pending => ({
  ...nothingPending,
  ...(records && { records }),
  operations,
  cached: cachedRecords(answers),
});

/** Steps of an owner; the issue or repair is a number modulo how many there are. */
const step = fc.record({
  kind: fc.constantFrom('log', 'status', 'words', 'drop', 'repair', 'relink', 'cost', 'unrepair'),
  at: fc.nat(20),
  also: fc.nat(20),
});
type Step = { kind: string; at: number; also: number };

const texts = ['It squeals', 'it squeals', 'Urgent: it leaks', 'It rattles'];
const days = ['2025-12-31', '2026-01-01', '2026-03-05', '2026-03-06'];
const statuses = ['new', 'processing', 'resolved'] as const;

/** The operations of these steps, by an owner who sees what there is together with what they did before. */
function operationsOf(steps: readonly Step[], kept: CachedAnswer[]): PendingOperation[] {
  const operations: PendingOperation[] = [];
  const view = <T>(procedure: Procedure, input: object): T[] => {
    const { data } = kept.find((one) => isSame(one, procedure, input)) ?? {};
    const seen = applyPending(procedure, input, data, waiting(operations, kept), true);
    return seen === undefined ? [] : [seen as T];
  };
  const ids = (read: string, made: string, gone: string) => {
    const known = kept.flatMap(({ procedure, input }) =>
      procedure === read ? [(input as { issueId?: Id; repairId?: Id })[idName[read]!]!] : [],
    );
    const subjects = (procedure: string) =>
      operations.flatMap((one) => (one.procedure === procedure ? (subjectOf(one) ?? []) : []));
    return [...known, ...subjects(made)].filter((id) => !subjects(gone).includes(id));
  };
  for (const { kind, at, also } of steps) {
    const issues = ids('issues.read', 'issues.log', 'issues.delete');
    const repairs = ids('repairs.form', 'repairs.log', 'repairs.delete');
    const [issueId, other] = [issues[at % issues.length], issues[also % issues.length]];
    const [issue] = issueId ? view<Issue>('issues.read', { carId, issueId }) : [];
    const repairId = repairs[at % repairs.length];
    const [form] = repairId ? view<RepairForm>('repairs.form', { carId, repairId }) : [];
    const say = (procedure: Procedure, input: object) =>
      operations.push({ procedure, input, at: new Date().toISOString() } as PendingOperation);
    const edit = (changes: Partial<Issue>) =>
      issue &&
      say('issues.edit', {
        carId,
        issueId,
        baseVersion: issue.version,
        changes: changesBetween<Record<string, unknown>>(issue, changes),
      });
    const editRepair = (changes: Partial<Repair>) =>
      form?.repair &&
      say('repairs.edit', {
        carId,
        repairId,
        baseVersion: form.repair.version,
        changes: changesBetween<Record<string, unknown>>(form.repair, changes),
      });
    const lists = {
      resolvedIssues: issueId ? [issueId] : [],
      partiallyResolvedIssues: other && other !== issueId ? [other] : [],
    };
    if (kind === 'log') {
      const date = `${days[also % days.length]}T10:00:00.000Z`;
      const { opId: _opId, ...draft } = issueDraft(carId, { description: texts[at % texts.length]!, date });
      say('issues.log', draft);
    }
    if (kind === 'status') edit({ status: statuses[also % statuses.length]! });
    if (kind === 'words') edit({ aiSummary: also % 2 ? 'Urgent, do not drive' : 'It can wait' });
    if (kind === 'drop' && issueId) say('issues.delete', { carId, issueId });
    if (kind === 'repair') {
      const { opId: _opId, ...draft } = repairDraft(carId, {
        ...lists,
        date: days[at % days.length]!,
        garageName: also % 2 ? 'Best' : null,
        cost: also % 3 ? also : null,
        currency: at % 2 ? 'EUR' : 'USD',
        mileage: also % 4 ? 1000 : null,
      });
      say('repairs.log', draft);
    }
    if (kind === 'relink') editRepair(lists);
    if (kind === 'cost') editRepair({ cost: also, date: days[also % days.length]! });
    if (kind === 'unrepair' && repairId) say('repairs.delete', { carId, repairId });
  }
  return operations;
}

const idName: Record<string, 'issueId' | 'repairId'> = {
  'issues.read': 'issueId',
  'repairs.form': 'repairId',
};
const isSame = (one: CachedAnswer, procedure: Procedure, input: object) =>
  one.procedure === procedure && JSON.stringify(one.input) === JSON.stringify(input);

/** Sent one after another, as the outbox does. */
async function send(operations: readonly PendingOperation[]): Promise<void> {
  for (const { procedure, input } of operations)
    await owner.call(procedure as 'issues.log', { ...input, opId: newId() } as never);
}

test(
  'what waits shows as the server will answer once it has arrived, also while an answer is lost',
  { tags: ['LINK-01', 'LINK-03', 'LINK-05', 'LINK-06', 'LINK-07'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 6 }),
        fc.array(step, { minLength: 1, maxLength: 5 }),
        async (first, then) => {
          carId = (await newCar(owner)).id;
          await newIssue(owner, carId, { description: 'Urgent noise', date: '2026-02-01T10:00:00.000Z' });
          await send(operationsOf(first, await opened(1)));
          const kept = await opened(2);
          const operations = operationsOf(then, kept);
          const promised = shown(await ask(), waiting(operations, kept, await keptRecords(owner)));
          // The first one arrives, but its answer is lost: it is still pending, and later reads already include it.
          await send(operations.slice(0, 1));
          const since = await ask();
          const keptSince = [...kept, ...(await opened(3)), ...since.map((one) => ({ ...one, at: 4 }))];
          const records = await keptRecords(owner);
          expect(shown(since, waiting(operations, keptSince, records))).toEqual(promised);
          await send(operations.slice(1));
          expect(shown(await ask(), waiting([], []))).toEqual(promised);
        },
      ),
      { numRuns: 25, seed: 20_261_121, endOnFailure: true },
    );
  },
);
