import { documentsOf } from '#domain/documents/document-record.ts';
import type { Document } from '#domain/documents/schema.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { entriesOf, filtered, type IssueFilter } from '#domain/issues/issue-record.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { issuesOf } from '#domain/issues/whole-issue.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { RecordFile } from '#domain/media/schema.ts';
import type { ReadingRecord } from '#domain/mileage/reading-record.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import {
  filterRecords,
  noRecordFilters,
  recordBounds,
  type RecordFilters,
} from '#domain/repairs/record-rules.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { matchesTerms, type Searched } from '#domain/search/match-rules.ts';
import type { Term } from '#domain/search/query-rules.ts';
import { recordName } from '#domain/search/record-name.ts';
import { searched } from '#domain/search/searched-records.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { CarWords } from '#domain/units/words.ts';

export const historyKinds = ['issue', 'repair', 'fill', 'document', 'reading'] as const;
export type HistoryKind = (typeof historyKinds)[number];

type Reading = Pick<Searched, 'id' | 'carId' | 'title' | 'place' | 'texts' | 'days'> & { kind: 'reading' };

type More = {
  /** When it happened, `yyyy-MM-dd`; of a document when it begins, else when it was added. */
  day: string;
  km: number | null;
  shop: string | null;
  files: readonly RecordFile[];
  /** Of a document. */
  validTo: string | null;
  /** Of a problem. */
  issue: IssueEntry | null;
};

type PaidDocument = Extract<Searched, { kind: 'document' }> & { cost: number; currency: string };

export type HistoryEntry = (Exclude<Searched, { kind: 'reminder' }> | PaidDocument | Reading) & More;

const more = { km: null, shop: null, files: [], validTo: null, issue: null };

/** A reading of a repair, a problem or a fill-up is told there. */
function readings(records: Records): HistoryEntry[] {
  return rowsIn<ReadingRecord>(records, 'reading').flatMap(({ id, carId, date, km, source }) =>
    source === 'car' || source === 'reminder'
      ? [
          {
            ...more,
            kind: 'reading' as const,
            id,
            carId,
            day: date,
            title: '',
            place: null,
            texts: [String(km)],
            days: [date],
            km,
          },
        ]
      : [],
  );
}

const beginOf = ({ validFrom, createdAt }: Document) => validFrom ?? dayOfInstant(createdAt);

/** The cost of a document is a repair's, and told with the document where nothing more is told of the repair. */
function paidByDocuments(documents: readonly Document[], repairs: readonly Repair[]): Map<Id, Repair> {
  const paid = new Map(documents.flatMap((one) => (one.record ? [[one.record.id, one]] : [])));
  const saysNoMore = (repair: Repair): boolean => {
    const document = paid.get(repair.id);
    const { title, date, description, garageName, mechanicName, mileage } = repair;
    return (
      title === document?.title &&
      date === beginOf(document) &&
      !description &&
      !garageName &&
      !mechanicName &&
      mileage === null &&
      [repair.receipts, repair.resolvedIssues, repair.partiallyResolvedIssues].every((of) => of.length === 0)
    );
  };
  return new Map(repairs.filter(saysNoMore).map((one) => [one.id, one]));
}

const paidFor = (repair: Repair | undefined) =>
  repair?.cost == null ? {} : { cost: repair.cost, currency: repair.currency };

const newestFirst = (a: HistoryEntry, b: HistoryEntry) =>
  a.day === b.day
    ? historyKinds.indexOf(a.kind) - historyKinds.indexOf(b.kind) || (a.id < b.id ? 1 : -1)
    : a.day < b.day
      ? 1
      : -1;

/** What happened to a car, newest first. */
export const historyOf = viewOf(
  ['issue', 'repair', 'fill', 'document', 'reminder', 'reading'],
  (records): HistoryEntry[] => {
    const documents = documentsOf(records);
    const repairs = repairsOf(records);
    const paid = paidByDocuments(documents, repairs);
    const entries = new Map(entriesOf(records).map((entry) => [entry.id, entry]));
    return [
      ...issuesOf(records).map((one) => ({
        ...more,
        ...searched.issue(one),
        day: dayOfInstant(one.date),
        km: one.mileage,
        issue: entries.get(one.id) ?? null,
      })),
      ...repairs
        .filter(({ id }) => !paid.has(id))
        .map((one) => ({
          ...more,
          ...searched.repair(one),
          day: one.date,
          km: one.mileage,
          shop: one.garageName,
          files: one.receipts,
        })),
      ...fillsOf(records).map((one) => ({
        ...more,
        ...searched.fill(one),
        day: one.date,
        km: one.km,
        files: one.files,
      })),
      ...documents.map((one) => ({
        ...more,
        ...searched.document(one),
        ...paidFor(paid.get(one.record?.id ?? '')),
        day: beginOf(one),
        validTo: one.validTo,
        files: one.files,
      })),
      ...readings(records),
    ].toSorted(newestFirst);
  },
);

/** Empty lists filter nothing. */
export type HistoryFilters = RecordFilters & {
  kinds: readonly HistoryKind[];
  /** With any of them nothing but problems is left. */
  issues: readonly IssueFilter[];
};

export const noHistoryFilters: HistoryFilters = { ...noRecordFilters, kinds: [], issues: [] };

const costOf = (entry: HistoryEntry) =>
  'cost' in entry ? { cost: entry.cost, currency: entry.currency } : { cost: null, currency: 'EUR' };

/** What these entries cost together. */
export const costsTogether = (entries: readonly HistoryEntry[]): Total[] =>
  sumByCurrency(
    entries.map((entry) => {
      const { cost, currency } = costOf(entry);
      return cost === null ? null : { minor: toMinor(cost, currency), currency };
    }),
  );

/** What a list calls an entry. */
export const historyName = (entry: HistoryEntry, words: CarWords): string =>
  entry.kind === 'reading' ? words.t('Mileage') : recordName(entry, words);

/** What all filters and all terms leave. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  filters: HistoryFilters,
  terms: readonly Term[],
): HistoryEntry[] {
  const { kinds, issues } = filters;
  const { costFrom, costTo } = recordBounds(filters);
  const isByCost = costFrom !== undefined || costTo !== undefined;
  const left = entries.filter(
    (entry) =>
      (kinds.length === 0 || kinds.includes(entry.kind)) &&
      (issues.length === 0 || (entry.issue !== null && filtered([entry.issue], issues).length > 0)) &&
      // Nothing is paid for the other kinds.
      (!isByCost || 'cost' in entry) &&
      matchesTerms(entry, terms),
  );
  const records = left.map((entry) => ({
    entry,
    date: entry.day,
    garageName: entry.shop,
    ...costOf(entry),
  }));
  return filterRecords(records, filters).map(({ entry }) => entry);
}

export type HistoryColumn = 'day' | 'name' | 'place' | 'km' | 'cost';
export type HistoryOrder = { by: HistoryColumn; isDescending: boolean };
export const byDay: HistoryOrder = { by: 'day', isDescending: true };

/** Entries come newest first and stay so where they are alike; those without a value stand last. */
export function orderHistory(
  entries: readonly HistoryEntry[],
  { by, isDescending }: HistoryOrder,
  words: CarWords,
): HistoryEntry[] {
  const valueOf = {
    day: ({ day }) => day,
    name: (entry) => historyName(entry, words),
    place: ({ place }) => place,
    km: ({ km }) => km,
    cost: (entry) => costOf(entry).cost,
  } satisfies Record<HistoryColumn, (entry: HistoryEntry) => string | number | null>;
  const sign = isDescending ? -1 : 1;
  return entries
    .map((entry) => ({ entry, value: valueOf[by](entry) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), words.language));
    })
    .map(({ entry }) => entry);
}
