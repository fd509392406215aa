import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import type { Things } from './procedure-cases.ts';
import { newCar, newIssue, newLink, repairDraft } from './people.ts';

/** A car with one of everything. The words are unusual, so that they are found wherever they leak. */
export const SECRETS = ['Zebrazilla', 'SECRETVIN0001', 'Quixotic squeal', 'Hush-hush repair'];

export async function newThings(owner: Visitor): Promise<Things> {
  const car = await newCar(owner, { nickname: 'Zebrazilla', vin: 'SECRETVIN0001' });
  const issue = await newIssue(owner, car.id, { description: 'Quixotic squeal when braking' });
  const recurrence = await owner.call('recurrences.add', {
    opId: newId(),
    id: newId(),
    carId: car.id,
    issueId: issue.id,
    date: '2026-01-02',
    notes: 'Again',
  });
  const repair = await owner.call('repairs.log', repairDraft(car.id, { title: 'Hush-hush repair' }));
  const link = await newLink(owner, car.id);
  return {
    carId: car.id,
    issueId: issue.id,
    recurrenceId: recurrence.id,
    repairId: repair.id,
    linkId: link.id,
    token: link.token,
  };
}
