import type { Id } from '#domain/ids.ts';
import { repairDraft, type Owner } from '#tests/people.ts';

export const YEAR = new Date().getFullYear();

/** Two with a cost, two without; one of these names a mechanic, but no shop. */
export async function fourRecords(owner: Owner, carId: Id): Promise<void> {
  const log = (title: string, changes: Parameters<typeof repairDraft>[1]) =>
    owner.call('repairs.log', repairDraft(carId, { title, currency: 'USD', ...changes }));
  await log('Cheap', { cost: 10, date: `${YEAR}-01-01`, garageName: 'Best' });
  await log('Dear', { cost: 500.25, date: `${YEAR - 1}-12-31`, garageName: 'Best' });
  await log('Free', { cost: null, date: `${YEAR}-01-02`, garageName: null, mechanicName: 'Juris' });
  await log('Gift', { cost: null, date: `${YEAR}-01-02`, garageName: 'Anna' });
}
