import { toKm } from '#domain/units/units.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { columnsOf } from './header-rules.ts';
import { lookUp } from './look-up.ts';
import { planOf } from './reminder-plan.ts';
import { isOtherPurpose, reminderKindOf, repairKindOf } from './repair-kind-words.ts';
import { titleOf, type RowReader } from './row-reader.ts';
import type { Section } from './sections.ts';
import type { ImportedRecord } from './schema.ts';
import { skip, type Session } from './session.ts';
import type { Distance, Volume } from './unit-rules.ts';

export type Vehicle = {
  car: string;
  distance: Distance;
  volume: Volume;
  volume2: Volume;
  tanks: (Energy | null)[];
};

/** A row of costs, with the reminder that it began. */
export type Done = { title: string; date: string; reminder: ImportedRecord | null };

const NO_DATE = '2011-01-01';
const CATEGORY_KINDS: Partial<Record<string, RepairKind>> = {
  1: 'service',
  2: 'service',
  4: 'tax',
  31: 'insurance',
};

export const costColumns = (table: Section) =>
  columnsOf(table, {
    title: ['costtitle'],
    date: ['date', 'data'],
    km: ['odo', 'odo(*'],
    type: ['costtypeid'],
    notes: ['notes'],
    cost: ['cost'],
    flag: ['flag'],
    idR: ['idr'],
    read: ['read'],
    remindKm: ['remindodo'],
    remindDate: ['reminddate'],
    template: ['istemplate'],
    repeatKm: ['repeatodo'],
    repeatMonths: ['repeatmonths'],
    income: ['isincome'],
    id: ['uniqueid'],
    guid: ['guid'],
    updated: ['lastupdated'],
  });

export function categoriesOf(table: Section | undefined): Map<string, string> {
  if (!table) return new Map();
  const at = columnsOf(table, { id: ['costtypeid'], name: ['name'] });
  return new Map(
    table.rows.map(({ cells }) => [cells[at.id] ?? '', (cells[at.name] ?? '').replace('\uFEFF', '').trim()]),
  );
}

export function readCost(
  session: Session,
  { car, distance }: Vehicle,
  row: RowReader,
  at: ReturnType<typeof costColumns>,
  categories: ReadonlyMap<string, string>,
  done: Done[],
): void {
  if (row.yes(at.income)) return skip(session, 'income');
  row.ignore(at.flag, at.idR, at.read, at.id, at.guid, at.updated);
  const category = categories.get(row.text(at.type)) ?? '';
  const lines: string[] = [];
  const title = row.short(at.title, 100, lines) ?? titleOf(category, 'Service').slice(0, 100);
  const remindDate = row.dayOrNull(at.remindDate);
  const every = (column: number) => {
    const value = row.number(column, 'reminder') ?? 0;
    return value > 0 ? value : null;
  };
  const months = every(at.repeatMonths);
  const repeatKm = every(at.repeatKm);
  const reminderKind = reminderKindOf(`${title} ${category}`);
  const plan = planOf({
    kind: reminderKind,
    dueDate: remindDate === NO_DATE ? null : remindDate,
    dueKm: row.km(at.remindKm, distance),
    every: months === null ? null : { every: months, unit: 'month' },
    repeatKm: repeatKm === null ? null : toKm(repeatKm, distance),
    doneOn: row.dayOrNull(at.date),
    doneKm: row.km(at.km, distance),
  });
  const isTemplate = row.yes(at.template);
  const { cost, currency } = row.money(at.cost);
  const notes = row.notes(at.notes, category === '' || category === title ? lines : [...lines, category]);
  const before = session.records.length;
  if (plan) {
    const fields = { title, kind: reminderKind, notes, plan };
    row.add(car, { kind: 'reminder', fields: { ...fields, leadDays: null, leadKm: null } });
  } else if (isTemplate) skip(session, 'template');
  if (!isTemplate)
    done.push({ title, date: row.dayOrNull(at.date) ?? '', reminder: session.records[before] ?? null });
  if (isTemplate || (plan && !cost)) return;
  const known = lookUp(CATEGORY_KINDS, row.text(at.type));
  // The name that a file gives a number counts for more than what Fuelio means by it.
  const kind = known
    ? (repairKindOf(category) ?? (isOtherPurpose(category) ? 'other' : known))
    : (kindOfWords(`${title} ${category}`, ['inspection', 'tyres']) ?? 'other');
  const fields = {
    title,
    kind,
    currency,
    date: row.day(at.date),
    cost: cost || null,
    mileage: row.km(at.km, distance),
    description: notes,
    mechanicName: null,
    garageName: null,
  };
  row.add(car, { kind: 'repair', fields });
}

/** Fuelio keeps the reminder of each time; one is over once the same was done again. */
export function leaveReplaced(session: Session, done: readonly Done[]): void {
  const newest = new Map<string, string>();
  for (const { title, date } of done) if (date > (newest.get(title) ?? '')) newest.set(title, date);
  const replaced = new Set(
    done.filter(({ title, date }) => date < (newest.get(title) ?? '')).map(({ reminder }) => reminder),
  );
  const kept = session.records.filter((record) => !replaced.has(record));
  skip(session, 'replaced', session.records.length - kept.length);
  session.records = kept;
}

/** In names of the owner's own categories only some kinds are reliable. */
function kindOfWords(text: string, reliable: readonly RepairKind[]): RepairKind | null {
  const kind = repairKindOf(text);
  return kind !== null && reliable.includes(kind) ? kind : null;
}
