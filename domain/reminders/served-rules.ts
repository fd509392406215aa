import type { RepairKind } from '#domain/repairs/schema.ts';
import { repairKindOf } from './done-repair.ts';
import { lastMove } from './last-move.ts';
import { needsMileage } from './next-due-rules.ts';
import type { Reminder, ReminderKind } from './schema.ts';

/** Beginnings of words in both languages, without accents. */
const wordsOfKind: Record<ReminderKind, readonly string[]> = {
  oil: ['oil', 'ell'],
  filter: ['filter', 'filtr'],
  brakes: ['brake', 'bremz'],
  belt: ['timing', 'belt', 'zobsiksn', 'siksn'],
  tyres: ['tire', 'tyre', 'riep'],
  battery: ['battery', 'akumulator'],
  inspection: ['inspection', 'apskat'],
  insurance: ['insurance', 'octa', 'kasko', 'casco', 'apdrosin'],
  tax: ['tax', 'nodok'],
  documents: ['document', 'dokument'],
  other: [],
};

type Repair = { title: string; kind: RepairKind | '' | null; date: string; hasMileage: boolean };

export type ServedReminder = {
  reminder: Reminder;
  /** The title of the repair names it. */
  isNamed: boolean;
  /** Its next mileage counts from that of the repair, which is missing. */
  lacksMileage: boolean;
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const startsAnyWord = (title: string, words: readonly string[]) =>
  plain(title)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => words.some((one) => word.startsWith(one)));

/** The open reminders that this repair may complete; not those that were done since. */
export function servedBy(reminders: readonly Reminder[], repair: Repair): ServedReminder[] {
  const open = reminders.filter(({ isDone, isPaused, completions }) => {
    const last = lastMove(completions);
    return !isDone && !isPaused && (last === undefined || last.doneOn <= repair.date);
  });
  return open.flatMap((reminder) => {
    const { kind, title, plan } = reminder;
    const isOnly = open.filter((one) => one.kind === kind).length === 1;
    const isTitled = plain(repair.title).includes(plain(title));
    const isMeant = startsAnyWord(repair.title, wordsOfKind[kind]);
    if (!isTitled && !isMeant && !isOfKind(kind, repair.kind)) return [];
    const isNamed = isTitled || (isMeant && isOnly);
    return [{ reminder, isNamed, lacksMileage: needsMileage(plan) && !repair.hasMileage }];
  });
}

function isOfKind(kind: ReminderKind, repairKind: Repair['kind']): boolean {
  const usual = repairKindOf[kind];
  return usual === repairKind || (usual === 'service' && repairKind === 'repair');
}
