import type { Id } from '#domain/ids.ts';
import type { Owner } from '#tests/people.ts';
import type { WalkReport } from './run-walks.ts';

/** What differs between what the person typed and what the server has. */
export async function compare(owner: Owner, { records, gone }: WalkReport): Promise<string[]> {
  const stored = await readAll(owner);
  const problems: string[] = [];
  const goneBy = new Map(gone);
  for (const [id, { kind, fields, files }] of records) {
    const found = stored.filter((one) => one.id === id);
    const isGone = goneBy.get(id);
    if (found.length === 0 && !isGone) problems.push(`${kind} ${id} is lost`);
    if (found.length > 1) problems.push(`${kind} ${id} is doubled`);
    if (found.length > 0 && isGone === 'surely') problems.push(`${kind} ${id} is deleted and there`);
    const [record] = found;
    if (!record) continue;
    for (const [name, allowed] of Object.entries(fields))
      if (!allowed.includes(record.fields[name]))
        problems.push(
          `${kind} ${id}: ${name} is '${String(record.fields[name])}', not ${allowed.join(' or ')}`,
        );
    for (const file of files)
      if (!record.files.some((path) => path.includes(file)))
        problems.push(`${kind} ${id} misses its file ${file}`);
    if (record.files.length > files.length) problems.push(`${kind} ${id} has files twice`);
  }
  return problems;
}

type Stored = { id: Id; fields: Record<string, unknown>; files: string[] };

async function readAll(owner: Owner): Promise<Stored[]> {
  const { cars } = await owner.call('cars.list');
  const found: Stored[] = cars.map(({ id, nickname }) => ({ id, fields: { nickname }, files: [] }));
  for (const { id: carId } of cars) {
    const { issues } = await owner.call('issues.list', { carId });
    for (const { id: issueId } of issues) {
      const { notes, status, images } = await owner.call('issues.read', { carId, issueId });
      found.push({ id: issueId, fields: { notes, status }, files: images });
    }
    const { repairs } = await owner.call('repairs.list', { carId });
    for (const { id, title, receiptUrl } of repairs)
      found.push({ id, fields: { title }, files: receiptUrl ? [receiptUrl] : [] });
    const { fills } = await owner.call('fills.list', { carId });
    for (const { id, notes } of fills) found.push({ id, fields: { notes }, files: [] });
  }
  return found;
}
