import type { Output, Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { withPendingSummary } from './pending-costs.ts';
import { withPendingGarage, withPendingSettings } from './pending-garage.ts';
import { withPendingEntries, withPendingIssue, type IssueListQuery } from './pending-issues.ts';
import { withPendingReadings } from './pending-mileage.ts';
import { withPendingForm, withPendingRepairs, type RepairListQuery } from './pending-repairs.ts';
import { withPendingTimeline, type TimelineListQuery } from './pending-timeline.ts';
import type { Pending } from './pending.ts';

type OfCar = { carId: Id };

/** How the answer of each read is completed; what is not named here knows nothing of what waits. */
const appliers: {
  [P in Procedure]?: (
    input: never,
    data: Output<P> | undefined,
    pending: Pending,
    isCut: boolean,
  ) => Output<P> | undefined;
} = {
  'issues.read': (input: OfCar & { issueId: Id }, data, pending) => withPendingIssue(input, data, pending),
  'issues.list': (query: IssueListQuery, data, pending) => {
    const page = data ?? (isNew(query, pending) ? { issues: [], next: null } : undefined);
    return page && withPendingEntries(query, page, pending);
  },
  'repairs.form': withPendingForm,
  'repairs.list': (query: RepairListQuery, data, pending) => {
    const page = data ?? (isNew(query, pending) ? { repairs: [], next: null } : undefined);
    return page && withPendingRepairs(query, page, pending);
  },
  'repairs.summary': (input: OfCar & { yearFrom: string; yearTo: string }, data, pending) =>
    data && withPendingSummary(input, data, pending),
  'timeline.list': (query: TimelineListQuery, data, pending) => {
    const page = data ?? (isNew(query, pending) ? { records: [], next: null } : undefined);
    return page && withPendingTimeline(query, page, pending);
  },
  'mileage.list': (input: OfCar, data, pending) => data && withPendingReadings(input, data, pending),
  'cars.list': (_input, data, pending) => data && withPendingGarage(data, pending),
  'cars.read': ({ carId }: OfCar, data, pending) => {
    const garage = { cars: data ? [data] : [], selectedCarId: null, mainCarId: null };
    return withPendingGarage(garage, pending).cars.find(({ id }) => id === carId);
  },
  'settings.read': (_input, data, pending) => data && withPendingSettings(data, pending),
};

/** A car that only this device knows has nothing on the server. */
const isNew = ({ carId }: OfCar, { operations }: Pending) =>
  operations.some(({ procedure, input }) => procedure === 'cars.add' && input.id === carId);

/**
 * What a screen shows: the server's answer with what it does not know yet. Saying the same again changes
 * nothing, so an operation that has arrived, but whose answer was lost, is not shown twice.
 * @param data undefined while the server has not answered
 * @param isCut the server cannot be reached: what was made here must do
 */
export function applyPending(
  procedure: Procedure,
  input: unknown,
  data: unknown,
  pending: Pending,
  isCut: boolean,
): unknown {
  const apply = appliers[procedure] as
    | ((input: unknown, data: unknown, pending: Pending, isCut: boolean) => unknown)
    | undefined;
  return apply && (pending.operations.length > 0 || isCut) ? apply(input, data, pending, isCut) : data;
}
