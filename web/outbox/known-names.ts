import type { Output, Procedure } from '#domain/calls.ts';
import { carName } from '#domain/cars/rules.ts';
import type { KnownNames } from '#domain/field-words.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';
import { call, type CallArguments } from '#web/platform/api/client.ts';
import { queryClient } from '#web/platform/reads/query.ts';

/** What a change points at, to compare it by; nothing of it while that cannot be read. */
export async function knownNames({ procedure, input }: PendingOperation): Promise<KnownNames> {
  try {
    if (procedure === 'repairs.edit') {
      const { carId, repairId } = input;
      const { repair, offeredIssues } = await read('repairs.form', { carId, repairId });
      const names = new Map(offeredIssues.map(({ id, title }) => [id, title]));
      return repair ? { names, currency: repair.currency } : { names };
    }
    if (procedure !== 'settings.edit') return {};
    const { cars } = await read('cars.list');
    return { names: new Map(cars.map((car) => [car.id, carName(car)])) };
  } catch (error) {
    console.warn('The names for a comparison could not be read', error);
    return {};
  }
}

const read = <P extends Procedure>(procedure: P, ...[input]: CallArguments<P>): Promise<Output<P>> =>
  queryClient.ensureQueryData({
    queryKey: [procedure, input ?? null],
    queryFn: () => call(procedure, ...([input] as CallArguments<P>)),
  });
