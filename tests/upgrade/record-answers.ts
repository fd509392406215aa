import type { Procedure } from '#domain/calls.ts';
import { downloadExport, hashesOf } from '#tests/export-zip.ts';
import type { Visitor } from '#tests/client.ts';
import type { Exchange } from './recorder.ts';
import type { Release } from './release.ts';

/** What an owner's screens read. */
export async function readEverything(owner: Visitor): Promise<Exchange[]> {
  const { cars } = await owner.call('cars.list');
  const lists = (['issues.list', 'repairs.list', 'mileage.list', 'assistant.thread'] as const).flatMap(
    (procedure) => cars.map(({ id }): [Procedure, object] => [procedure, { carId: id }]),
  );
  const records: [Procedure, object][] = [];
  for (const { id: carId } of cars) {
    const { issues } = await owner.call('issues.list', { carId });
    const { repairs } = await owner.call('repairs.list', { carId });
    for (const { id } of issues) records.push(['issues.read', { carId, issueId: id }]);
    for (const { id } of repairs) records.push(['repairs.read', { carId, repairId: id }]);
  }
  const reads: [Procedure, object][] = [
    ...(['profile.read', 'settings.read', 'cars.list', 'share.news', 'assistant.lastSent'] as const).map(
      (procedure): [Procedure, object] => [procedure, {}],
    ),
    ...lists,
    ...records,
  ];
  return answersTo(owner, reads);
}

/** The same, with what releases after 0.1.0 read. */
export async function readNewer(owner: Visitor): Promise<Exchange[]> {
  const { cars } = await owner.call('cars.list');
  const ofCars = (['documents.list', 'fills.list'] as const).flatMap((procedure) =>
    cars.map(({ id }): [Procedure, object] => [procedure, { carId: id }]),
  );
  const ofOwner = (['reminders.list', 'notices.read', 'reports.costs'] as const).map(
    (procedure): [Procedure, object] => [procedure, {}],
  );
  return [...(await readEverything(owner)), ...(await answersTo(owner, [...ofOwner, ...ofCars]))];
}

async function answersTo(owner: Visitor, reads: readonly [Procedure, object][]): Promise<Exchange[]> {
  const answered: Exchange[] = [];
  for (const [procedure, input] of reads) {
    const { status, body } = await owner.attempt(procedure, { ...input });
    answered.push({ procedure, input: { ...input }, status, body });
  }
  return answered;
}

export async function readExport(owner: Visitor): Promise<Release['exports'][string]> {
  const { contents, document } = await downloadExport(owner);
  const { exportedAt: _now, ...lasting } = document;
  const { ['carful.json']: _document, ...files } = Object.fromEntries(hashesOf(contents));
  return { document: lasting, files };
}
