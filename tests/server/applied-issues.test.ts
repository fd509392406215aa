import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carsOf } from '#domain/cars/car-record.ts';
import type { Id } from '#domain/ids.ts';
import { entriesOf, filtered, type IssueFilter } from '#domain/issues/issue-record.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { withAssessment } from '#domain/issues/log-fields.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { wholeCars, type Cars } from '#domain/sync/known-records.ts';
import { newId } from '#server/platform/deps.ts';
import { carDraft, issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { withOwner, world } from '#tests/set-up.ts';
import { Synced } from '#tests/synced.ts';
import type { Owner } from '#tests/people.ts';

withOwner();

const filters: readonly IssueFilter[] = ['open', 'urgent', 'resolved', 'partiallyResolved', 'recurring'];

/** What only the server knows; its clock says when something was resolved. */
const plain = (data: unknown) =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => {
      if (name === 'version' || name === 'createdAt') return undefined;
      return name === 'resolvedAt' && value !== null ? 'then' : value;
    }),
  ) as unknown;

/** Cars that are added in the same millisecond may come in another order. */
const byId = (a: { id: Id }, b: { id: Id }) => (a.id < b.id ? -1 : 1);

/** The garage with the problems of each car, as the screens show them. */
function seen(all: Cars) {
  return plain(
    carsOf(all)
      .toSorted(byId)
      .map((car) => {
        const records = all.get(car.id)!;
        const lists = [[], ...filters.map((one) => [one])].map((some) => filtered(entriesOf(records), some));
        return { car, lists, whole: lists[0]!.map(({ id }) => issueOf(records, id)) };
      }),
  );
}

/** The same, as the API answers it. */
async function answered(owner: Owner) {
  const { cars } = await owner.call('cars.list');
  return plain(
    await Promise.all(
      cars.toSorted(byId).map(async (car) => {
        const carId = car.id;
        const list = async (query: object) => (await owner.call('issues.list', { carId, ...query })).issues;
        const lists = await Promise.all([{}, ...filters.map((one) => ({ [one]: 'true' }))].map(list));
        const read = ({ id: issueId }: { id: Id }) => owner.call('issues.read', { carId, issueId });
        return { car, lists, whole: await Promise.all(lists[0]!.map(read)) };
      }),
    ),
  );
}

const step = fc.record({
  kind: fc.constantFrom(
    'add', 'car', 'log', 'log', 'log', 'edit', 'edit', 'status', 'assess', 'drop', 'again', 'again', 'not again', 'repair',
  ), // prettier-ignore
  at: fc.nat(20),
  also: fc.nat(20),
});
type Step = { kind: string; at: number; also: number };

const texts = ['It squeals', 'it squeals', 'Urgent: it leaks', 'It rattles 🚗'.repeat(60)];
const days = ['2025-12-31', '2026-01-01', '2026-03-05'];
const advices = ['stop_driving', 'soon', 'can_wait'] as const;

/** What an owner does who sees what is shown. */
function operationsOf({ kind, at, also }: Step, shown: Cars): PendingOperation[] {
  const made = (procedure: string, { opId: _opId, ...input }: Record<string, unknown>) =>
    [{ procedure, input, at: new Date().toISOString() }] as unknown as PendingOperation[];
  const of = <T>(some: readonly T[]) => some[also % some.length]!;
  const cars = carsOf(shown);
  const car = cars[at % cars.length]!;
  const carId = car.id;
  const date = `${of(days)}T10:00:00.000Z`;
  const mileage = also % 4 ? 1000 * also : null;
  if (kind === 'add')
    return made('cars.add', carDraft({ mileage, today: of(days), nickname: of(texts).slice(0, 20) }));
  if (kind === 'car') {
    const changes = { mileage, outOfUse: also % 2 ? null : { reason: 'sold', since: of(days) } };
    const edit = { carId, baseVersion: car.version, today: of(days) };
    return made('cars.edit', { ...edit, changes: changesBetween<Record<string, unknown>>(car, changes) });
  }
  const drivingAdvice = of(advices);
  if (kind === 'log') {
    const assessment = { ...issueDraft(carId).assessment, drivingAdvice };
    return made(
      'issues.log',
      issueDraft(carId, { description: texts[at % texts.length]!, date, mileage, assessment }),
    );
  }
  const records = shown.get(carId)!;
  const entries = entriesOf(records);
  const entry = entries[also % entries.length];
  if (!entry) return [];
  const issueId = entry.id;
  if (kind === 'drop') return made('issues.delete', { carId, issueId });
  if (kind === 'again')
    return made('recurrences.add', { carId, issueId, id: newId(), date: of(days), notes: ' wet ' });
  const issue = withAssessment(issueOf(records, issueId)!);
  if (kind === 'not again') {
    const [first] = issue.recurrences;
    return first ? made('recurrences.delete', { carId, issueId, recurrenceId: first.id }) : [];
  }
  const lists = {
    resolvedIssues: [issueId],
    partiallyResolvedIssues: entries.filter(({ id }) => id !== issueId).map(({ id }) => id),
  };
  if (kind === 'repair') return made('repairs.log', repairDraft(carId, lists));
  const changes: Record<string, object> = {
    status: { status: of(['new', 'processing', 'resolved']) },
    assess: { assessment: { ...issue.assessment, drivingAdvice } },
    edit: [
      { title: of(texts).slice(0, 40) },
      { aiSummary: of(['', 'Urgent, do not drive']), notes: 'Mine' },
      { date, mileage },
      { mileage },
      { symptoms: also % 2 ? ['It squeals'] : null },
    ][at % 5]!,
  };
  const edit = { carId, issueId, baseVersion: issue.version };
  const to = changes[kind] as Record<string, unknown>;
  const between = changesBetween<Record<string, unknown>>({ ...issue }, to);
  return Object.keys(between).length === 0 ? [] : made('issues.edit', { ...edit, changes: between });
}

test(
  'cars and problems show while they wait as the server answers once they have arrived',
  { tags: ['LINK-01', 'LINK-03', 'LINK-05', 'LINK-06', 'LINK-07', 'HEALTH-01'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(12), async (steps, known) => {
        const owner = await world.newOwner();
        const { id: carId } = await newCar(owner);
        await newIssue(owner, carId, { description: 'Urgent noise', mileage: 500 });
        const device = new Synced(owner);
        const operations: PendingOperation[] = [];
        const shown = () => {
          const records = wholeCars(device.known);
          return withWaiting(records, { ...nothingPending, operations });
        };
        const send = async ({ procedure, input }: PendingOperation) => {
          const { status, body } = await owner.attempt(procedure, { ...input, opId: newId() });
          expect([procedure, status, body]).toEqual([procedure, 200, body]);
        };
        await device.pull();
        for (const [at, one] of steps.entries()) {
          const made = operationsOf(one, shown());
          if (at < known) for (const each of made) await send(each);
          else operations.push(...made);
          if (at < known) await device.pull();
        }
        const waited = seen(shown());
        for (const each of operations) await send(each);
        await device.pull();
        const answers = await answered(owner);
        expect(seen(wholeCars(device.known))).toEqual(answers);
        expect(waited).toEqual(answers);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  },
);
