import type { Phrase } from '#domain/language/words.ts';
import type { RepairKind } from '#domain/repairs/schema.ts';
import { isNextLater, nextDateError } from './done-form.ts';
import { repairKindOf } from './done-repair.ts';
import { asksNextDate } from './kind-names.ts';
import { lastMove } from './last-move.ts';
import { needsMileage } from './next-due-rules.ts';
import type { Reminder, ReminderKind } from './schema.ts';

export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text with a space before and after each, so that `includes` matches whole words. */
const wordsOf = (text: string) => ` ${plain(text)} `.replace(/[^\p{L}\p{N}]+/gu, ' ');

/** Names of the same work in both languages; the first two are the title of a ready-made plan. */
export const namesOfWork = [
  ['Oil and oil filter', 'Eļļa un eļļas filtrs', 'Oil change', 'Eļļas maiņa'],
  ['Brake fluid', 'Bremžu šķidrums', 'Bremžu šķidruma maiņa'],
  ['Cabin filter', 'Salona filtrs', 'Salona filtra maiņa'],
  ['Air filter', 'Gaisa filtrs', 'Gaisa filtra maiņa'],
  ['Fuel filter', 'Degvielas filtrs', 'Degvielas filtra maiņa'],
  ['Spark plugs', 'Aizdedzes sveces', 'Aizdedzes sveču maiņa'],
  ['Coolant', 'Dzesēšanas šķidrums', 'Dzesēšanas šķidruma maiņa'],
  ['Timing belt or chain', 'Zobsiksna vai ķēde', 'Timing belt', 'Timing chain', 'Zobsiksnas maiņa'],
  ['Transmission oil', 'Ātrumkārbas eļļa', 'Ātrumkārbas eļļas maiņa'],
  ['Winter tires', 'Ziemas riepas', 'Winter tyres'],
  ['Summer tires', 'Vasaras riepas', 'Summer tyres'],
  ['Technical inspection', 'Tehniskā apskate'],
] as const;
const workWords = namesOfWork.map((names) => names.map(wordsOf));

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
  /** The title of the repair names it, so it is preselected. */
  isNamed: boolean;
  /** Its next mileage counts from that of the repair, which has none. */
  lacksMileage: boolean;
  /** The new document says until when it is valid, which overrides the interval. */
  asksDate: boolean;
  /** Without that date the reminder would end. */
  needsDate: boolean;
  /** It does not come again. */
  ends?: true;
};

export function nextDateProblem(
  { needsDate }: Pick<ServedReminder, 'needsDate'>,
  dates: { doneOn: string; nextDate: string | null },
): Phrase | null {
  if (needsDate && dates.nextDate === null) return 'Date is required';
  return isNextLater(dates) ? null : nextDateError;
}

/** By its title, or by a part that begins with a name of the work: 'transmission oil' is not 'oil'. */
export function isNamedIn(repairTitle: string, title: string): boolean {
  const own = wordsOf(title);
  if (own.trim() === '') return false;
  if (wordsOf(repairTitle).includes(own)) return true;
  const names = workWords.filter((some) => some.includes(own)).flat();
  const parts = plain(repairTitle).split(/[^\p{L}\p{N}\s-]|\s(?:and|un)\s/u);
  return [repairTitle, ...parts].some((part) => names.some((name) => wordsOf(part).startsWith(name)));
}

const startsAnyWord = (title: string, starts: readonly string[]) =>
  starts.some((one) => wordsOf(title).includes(` ${one}`));

/** The open reminders that this repair may complete; not those that were done since. */
export function servedBy(reminders: readonly Reminder[], repair: Repair): ServedReminder[] {
  const open = reminders.filter(({ isDone, isPaused, completions }) => {
    const last = lastMove(completions);
    return !isDone && !isPaused && (last === undefined || last.doneOn <= repair.date);
  });
  return open.flatMap((reminder) => {
    const { kind, title, plan, documentId } = reminder;
    const isNamed = isNamedIn(repair.title, title);
    const isOffered =
      isNamed || startsAnyWord(repair.title, wordsOfKind[kind]) || repairKindOf[kind] === repair.kind;
    if (!isOffered) return [];
    const lacksMileage = needsMileage(plan) && !repair.hasMileage;
    const asksDate = asksNextDate(reminder);
    return [{ reminder, isNamed, lacksMileage, asksDate, needsDate: asksDate && documentId !== null }];
  });
}
