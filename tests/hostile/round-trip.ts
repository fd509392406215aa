import { expect } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { Visitor } from '#tests/client.ts';
import { downloadExport, importZip, type ExportDocument } from '#tests/export-zip.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import {
  carDraft,
  issueDraft,
  mechanicRepair,
  mechanicSymptom,
  newLink,
  repairDraft,
  type Owner,
} from '#tests/people.ts';
import { dice, type Dice } from './dice.ts';
import { bentToFit, fitting, shapeOf } from './fitting.ts';

type Fields = Record<string, unknown>;
type Written = Fields & { id: Id; version?: number };
type Car = { id: Id; token: string; issues: Id[]; ids: Id[] };

/** What writes one record each, and the name of its id where it is edited. */
const writes: readonly [Procedure, (car: Car) => Fields, edit?: readonly [Procedure, key: string]][] = [
  ['issues.log', ({ id }) => issueDraft(id), ['issues.edit', 'issueId']],
  ['repairs.log', ({ id }) => repairDraft(id), ['repairs.edit', 'repairId']],
  ['fills.log', ({ id }) => fillDraft(id), ['fills.edit', 'fillId']],
  ['reminders.add', ({ id }) => reminderDraft(id), ['reminders.edit', 'reminderId']],
  ['documents.add', ({ id }) => documentDraft(id), ['documents.edit', 'documentId']],
  ['share.logRepair', ({ token }) => mechanicRepair(token)],
  ['share.logSymptom', ({ token }) => mechanicSymptom(token)],
];
const CARS = 4;

/** Fills a new account with strange records that its server accepts, and moves them to another account.
 * @returns how many were accepted, and what the import refused or changed */
export async function moveStrangeRecords(
  { newOwner, visitor }: { newOwner: () => Promise<Owner>; visitor: () => Visitor },
  { seed, records }: { seed: string; records: number },
): Promise<{ records: number; edits: number; refused: number }> {
  const random = dice(seed);
  const owner = await newOwner();
  const counts = { records: 0, edits: 0, refused: 0 };
  const cars: Car[] = [];
  for (let at = 0; at < CARS; at += 1) cars.push(await strangeCar(owner, random));
  counts.records += CARS;
  while (counts.records < records) {
    const car = random.pick(cars);
    const [procedure, draft, edit] = random.pick(writes);
    const id = strangeId(car, random);
    const kept = { opId: newId(), id, carId: car.id, token: car.token, ...related(car, random) };
    const input = bentToFit(procedure, draft(car), only(procedure, kept), random);
    const by = procedure.startsWith('share.') ? visitor() : owner;
    const { status, body } = await by.attempt(procedure, input);
    if (status !== 200) {
      // The plain draft is what must be accepted: a rule beyond the shape refused what was bent.
      counts.refused += 1;
      expect([procedure, status < 500]).toEqual([procedure, true]);
      continue;
    }
    counts.records += 1;
    car.ids.push(id);
    const written = body as Written;
    if (procedure === 'issues.log') car.issues.push(id);
    if (edit && random.chance(0.3)) counts.edits += await edited(owner, car, edit, written, random);
    if (procedure === 'reminders.add') counts.records += await done(owner, car, written, random);
  }
  const before = await downloadExport(owner);
  const other = await newOwner();
  const { status, body } = await importZip(other, before.zip);
  expect([status, (body as { rejected?: unknown }).rejected]).toEqual([200, []]);
  expect(withoutIds((await downloadExport(other)).document)).toEqual(withoutIds(before.document));
  return counts;
}

async function strangeCar(owner: Owner, random: Dice): Promise<Car> {
  const kept = only('cars.add', { opId: newId(), id: newId(), photoId: null });
  const bent = await owner.attempt('cars.add', bentToFit('cars.add', carDraft(), kept, random));
  const { id } = (bent.status === 200 ? bent.body : await owner.call('cars.add', carDraft())) as Written;
  const { token } = await newLink(owner, id, { isEditable: true });
  return { id, token, issues: [], ids: [id] };
}

/** Now and then the id of a record of another sort, which is free for this one. */
const strangeId = ({ ids }: Car, random: Dice): Id => (random.chance(0.1) ? random.pick(ids) : newId());

/** What refers to other records refers to records that are there; files have tests of their own. */
const related = ({ issues }: Car, random: Dice): Fields => {
  const some = issues.filter(() => random.chance(2 / (issues.length + 1)));
  return {
    resolvedIssues: some.slice(1),
    partiallyResolvedIssues: some.slice(0, 1),
    mediaIds: [],
    receiptIds: [],
    receiptId: null,
    receiptImage: null,
    fileIds: [],
    images: [],
  };
};

const only = (procedure: Procedure, fields: Fields): Fields => {
  const { properties = {} } = shapeOf(procedure);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in properties));
};

/** @returns 1 if the edit was accepted */
async function edited(
  owner: Owner,
  car: Car,
  [procedure, key]: readonly [Procedure, string],
  written: Written,
  random: Dice,
): Promise<number> {
  const { properties = {} } = shapeOf(procedure).properties!['changes']!;
  const keptFields = new Set(Object.keys(related(car, random)));
  const names = Object.keys(properties).filter((name) => !keptFields.has(name) && random.chance(0.3));
  const changes = Object.fromEntries(
    names.map((name) => [
      name,
      { from: written[name] ?? null, to: fitting(properties[name]!.properties!['to']!, random) },
    ]),
  );
  const head = { opId: newId(), baseVersion: written.version ?? 1, carId: car.id, [key]: written.id };
  const { status } = await owner.attempt(procedure, { ...head, changes });
  expect([procedure, status < 500]).toEqual([procedure, true]);
  return status === 200 ? 1 : 0;
}

/** @returns 1 if the reminder could be marked as done */
async function done(owner: Owner, car: Car, { id, plan }: Written, random: Dice): Promise<number> {
  const { dueDate, dueKm } = plan as { dueDate: string | null; dueKm: number | null };
  const draft = reminderDone(car.id, id, { due: { date: dueDate, km: dueKm } });
  const kept = { opId: newId(), id: newId(), carId: car.id, reminderId: id, due: draft.due };
  const { status } = await owner.attempt(
    'reminders.done',
    bentToFit('reminders.done', draft, only('reminders.done', kept), random),
  );
  expect(['reminders.done', status < 500]).toEqual(['reminders.done', true]);
  return status === 200 ? 1 : 0;
}

const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An export in an order of its own, with its ids numbered: equal for equal records, whatever their ids. */
function withoutIds({
  exportedAt: _at,
  profile: _profile,
  shareLinks: _links,
  securityEvents: _events,
  ...records
}: ExportDocument): unknown {
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, `id ${numbers.size}`);
    return numbers.get(id)!;
  };
  const byText = (a: string, b: string) => (a < b ? -1 : 1);
  const blank = (value: unknown) => JSON.stringify(value).replace(ID, '');
  const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const inner = value.map(sorted);
      return inner.every(isRecord) ? inner.toSorted((a, b) => (blank(a) < blank(b) ? -1 : 1)) : inner;
    }
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sorted(one)]));
  };
  const sets = (_name: string, value: unknown) =>
    Array.isArray(value) && value.every((one) => /^id \d+$/.test(String(one)))
      ? value.toSorted(byText)
      : value;
  return JSON.parse(JSON.stringify(sorted(records)).replace(ID, numbered), sets);
}
