import { fold } from '#domain/assessment/text-reading.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { dueOfCar } from '../due-facts.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { isWarning } from '#domain/assessment/advice-rank.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { Garage, GarageCar } from './facts.ts';
import type { Period, Query, RecordKind } from './query.ts';
import { byDate, type GarageRecord, isAboutThing, recordsOf, wordsOf } from './records.ts';
import { THINGS, type Thing } from './things.ts';
import { isSameWord } from './tokens.ts';

export const carsOf = ({ cars }: Garage, query: Pick<Query, 'cars'>) =>
  query.cars.length === 0 ? cars : cars.filter(({ id }) => query.cars.includes(id));

export const isWithin = (date: string, { from, to }: Pick<Period, 'from' | 'to'>) =>
  date >= from && date <= to;

/** On the day on which a problem was solved, where it is asked for as solved. */
const dayOf = (record: GarageRecord, { state }: Query) =>
  record.kind === 'issue' && state === 'resolved' ? (record.issue.resolvedOn ?? record.date) : record.date;

export const inPeriods = (records: readonly GarageRecord[], query: Query, periods = query.periods) =>
  periods.length === 0
    ? [...records]
    : records.filter((record) => periods.some((period) => isWithin(dayOf(record, query), period)));

const titles = new WeakMap<GarageCar, ReadonlyMap<string, number>>();

/** How often a title was logged: a problem that comes back may be logged anew. */
function sameTitles(car: GarageCar): ReadonlyMap<string, number> {
  const known = titles.get(car);
  if (known) return known;
  const counted = new Map<string, number>();
  for (const { title } of car.issues) counted.set(title, (counted.get(title) ?? 0) + 1);
  titles.set(car, counted);
  return counted;
}

/** Noted so, or in place of a repair shop. */
const SELF = /\b(?:self|myself|ourselves|at home|pats|pati|pasi|majas)\b/;

function isInState(record: GarageRecord, { state }: Query, car: GarageCar): boolean {
  if (state === null || state === 'overdue' || state === 'missing') return true;
  if (state === 'no-cost') return record.cost === null;
  if (state === 'no-place') return record.place === null;
  if (state === 'own-work') return SELF.test(fold(`${record.notes} ${record.place ?? ''}`));
  if (state === 'with-file' || state === 'no-file') return record.files > 0 === (state === 'with-file');
  if (record.kind !== 'issue') return true;
  const { status, urgent, recurrences } = record.issue;
  if (state === 'open') return isOpen(status);
  if (state === 'resolved') return !isOpen(status);
  if (state === 'watched') return status === 'processing';
  if (state === 'urgent') return isOpen(status) && (urgent || isWarning(record.issue.advice ?? null));
  return recurrences > 0 || (sameTitles(car).get(record.title) ?? 0) > 1;
}

function isInAmount({ cost }: GarageRecord, { amount }: Query, currency: string): boolean {
  if (!amount) return true;
  if (!cost || cost.currency !== currency) return false;
  const { over, under, isInclusive } = amount;
  const isEnd = (end: number) => isInclusive && cost.minor === toMinor(end, currency);
  return (
    (over === null || cost.minor > toMinor(over, currency) || isEnd(over)) &&
    (under === null || cost.minor < toMinor(under, currency) || isEnd(under))
  );
}

/** Where a currency is paid in one country, its names: what was paid in kronor was done in Sweden. */
const COUNTRIES: Record<string, string> = {
  SEK: 'crowns krona kronor sweden swedish zviedrija zviedru',
  NOK: 'norway norwegian norvegija norvegu',
  DKK: 'denmark danish danija danu',
  PLN: 'poland polish polija polu',
  CZK: 'czechia czech cehija cehu',
  GBP: 'britain british england english uk britanija anglija anglu',
};

/** All that a record says in words. */
export const textOf = ({ title, notes, place, cost }: GarageRecord) =>
  `${title} ${notes} ${place ?? ''} ${COUNTRIES[cost?.currency ?? ''] ?? ''}`;

const isIn = (text: string, word: string) => wordsOf(text).some((one) => isSameWord(one, word));
export const holdsWord = (record: GarageRecord, word: string) => isIn(textOf(record), word);

const isAboutTerm = (record: GarageRecord, { thing, word }: Term) =>
  thing ? isAboutThing(record, thing) : holdsWord(record, word);

type Term = { readonly thing: Thing | null; readonly word: string };

const termsOf = ({ things, words }: Pick<Query, 'things' | 'words'>): Term[] => [
  ...things.map((id) => ({ thing: THINGS.get(id) ?? null, word: id })),
  ...words.map((word) => ({ thing: null, word })),
];

const isExcept = (record: GarageRecord, { except }: Query) =>
  except.some((one) => {
    const thing = THINGS.get(one);
    if (!thing) return record.place === one || holdsWord(record, one);
    // 'Paid by the insurance' is a note of what was done.
    const isOfKind = record.kind === 'repair' && thing.kind !== null && record.repair.kind === thing.kind;
    return isOfKind || isAboutThing(thing.id === 'insurance' ? { ...record, notes: '' } : record, thing);
  });

const ENOUGH = 0.5;

/** Where no record holds everything, those that hold most of it, at least half. */
function likest(records: readonly GarageRecord[], terms: readonly Term[]): GarageRecord[] {
  const hits = new Map(
    records.map((record) => [record, terms.filter((term) => isAboutTerm(record, term)).length]),
  );
  const most = Math.max(0, ...hits.values());
  return most / terms.length >= ENOUGH ? records.filter((record) => hits.get(record) === most) : [];
}

/** What cost nothing was not paid for what its note names: 'paid by the insurance'. */
const isFree = ({ cost }: GarageRecord, { measure }: Query) => measure === 'cost' && cost?.minor === 0;

function aboutTerms(records: readonly GarageRecord[], query: Query): GarageRecord[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [...records];
  const isAbout = (record: GarageRecord, term: Term) =>
    isAboutTerm(isFree(record, query) ? { ...record, notes: '' } : record, term);
  if (query.isEither) return records.filter((record) => terms.some((term) => isAbout(record, term)));
  const all = records.filter((record) => terms.every((term) => isAbout(record, term)));
  // What is named in a title was done; in a note it may be only spoken of.
  const titled = all.filter(({ title }) => query.words.every((word) => isIn(title, word)));
  const together = titled.length > 0 ? titled : all;
  const isOfProblem = query.measure === 'status' || query.measure === 'solution';
  return together.length === 0 && isOfProblem ? likest(records, terms) : together;
}

const isOfEnergy = (energy: Energy, asked: NonNullable<Query['energy']>) =>
  asked === 'fuel' ? energy !== 'electric' : energy === asked;

/** AdBlue costs, but no car is driven by it. */
const isAdditive = (record: GarageRecord, { measure, fuel, words }: Query) =>
  record.kind === 'fill' &&
  record.fill.energy === 'adblue' &&
  !words.includes('adblue') &&
  (fuel === 'only' || !['cost', 'average-cost', 'records'].includes(measure));

/** Which cars have none: what has ended or has not begun is none. */
const isOfNow = ({ state, by, periods }: Query) =>
  state === 'missing' && by === 'car' && periods.length === 0;
const isValid = (record: GarageRecord, today: string) =>
  record.kind !== 'document' ||
  ((record.document.validFrom ?? today) <= today && (record.document.validTo ?? today) >= today);

/** The records that a query chooses, of all its periods, newest first. */
export function select(
  garage: Garage,
  query: Query,
  kinds: readonly RecordKind[] = query.kinds,
): GarageRecord[] {
  const found = carsOf(garage, query).flatMap((car) =>
    recordsOf(car).filter(
      (record) =>
        kinds.includes(record.kind) &&
        (query.places.length === 0 || (record.place !== null && query.places.includes(record.place))) &&
        !isExcept(record, query) &&
        !isAdditive(record, query) &&
        (query.energy === null || (record.kind === 'fill' && isOfEnergy(record.fill.energy, query.energy))) &&
        isInState(record, query, car) &&
        (!isOfNow(query) || isValid(record, garage.today)) &&
        isInAmount(record, query, garage.currency),
    ),
  );
  const sorted = inPeriods(aboutTerms(found, query), query);
  return sorted.toSorted(byDate);
}

/** Of a reminder's kind, whatever its title. */
const THING_KINDS: Record<string, readonly string[]> = {
  'engine-oil': ['oil', 'service'],
  service: ['service', 'oil'],
  inspection: ['inspection'],
  insurance: ['octa', 'kasko', 'insurance'],
  octa: ['octa'],
  kasko: ['kasko'],
  tyres: ['tyres'],
  tax: ['tax'],
};

function isReminderAbout({ reminder: { title, kind, notes } }: DueReminder, { thing, word }: Term): boolean {
  if (thing && THING_KINDS[thing.id]?.includes(kind)) return true;
  const record = { kind: 'issue', title, notes: notes ?? '', place: null, cost: null } as GarageRecord;
  return isAboutTerm(record, { thing, word });
}

export type CarDue = DueReminder & { carId: string };

/** What is due, the most pressing first; null where the reminders are not known. */
export function selectDue(garage: Garage, query: Query): CarDue[] | null {
  const cars = carsOf(garage, query);
  const known = cars.map((car) => ({ car, due: dueOfCar(car, garage.today) }));
  if (known.every(({ due }) => due === null)) return null;
  // What is said of a part tells nothing of its date: 'how many km are left'.
  const terms = termsOf(query).filter(({ thing }) => thing?.isPart ?? true);
  const found = known.flatMap(({ car, due }) =>
    (due ?? [])
      .filter(
        (one) =>
          terms[query.isEither ? 'some' : 'every']((term) => isReminderAbout(one, term)) ||
          terms.length === 0,
      )
      .map((one) => ({ ...one, carId: car.id })),
  );
  const dayOfDue = ({ status: { date } }: CarDue) => date ?? '9';
  return cars.length > 1
    ? found.toSorted((a, b) => (dayOfDue(a) < dayOfDue(b) ? -1 : dayOfDue(a) > dayOfDue(b) ? 1 : 0))
    : found;
}
