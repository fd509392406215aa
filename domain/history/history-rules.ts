import { grouped } from '#domain/grouped.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { entriesOf, filtered, type IssueFilter, type IssueRecord } from '#domain/issues/issue-record.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { madeOnce } from '#domain/made-once.ts';
import { filesOf } from '#domain/media/rules.ts';
import type { RecordFile } from '#domain/media/schema.ts';
import { kmBySource } from '#domain/mileage/km-by-source.ts';
import type { ReadingRecord } from '#domain/mileage/reading-record.ts';
import { fromMinorOrNull, toMinor } from '#domain/money/minor-units.ts';
import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import {
  activeRecordFilters,
  noRecordFilters,
  recordBounds,
  recordFilter,
  type RecordFilters,
} from '#domain/repairs/record-rules.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
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

const NO_FILES: readonly RecordFile[] = [];

const withMore = <Found extends object>(
  found: Found,
  day: string,
  { km = null, shop = null, files = NO_FILES, validTo = null, issue = null }: Partial<More> = {},
): Found & More => ({ ...found, day, km, shop, files, validTo, issue });

/** A reading of a repair, a problem or a fill-up is told there. */
function readings(records: Records): HistoryEntry[] {
  return rowsIn<ReadingRecord>(records, 'reading').flatMap(({ id, carId, date, km, source }) =>
    source === 'car' || source === 'reminder'
      ? [
          withMore(
            {
              kind: 'reading' as const,
              id,
              carId,
              title: '',
              place: null,
              texts: [String(km)],
              days: [date],
            },
            date,
            { km },
          ),
        ]
      : [],
  );
}

const beginOf = ({ validFrom, createdAt }: Document) => validFrom ?? dayOfInstant(createdAt);

/** The cost of a document is a repair's, and told with the document where nothing more is told of the repair. */
function paidByDocuments(
  documents: readonly Document[],
  repairs: readonly RepairRecord[],
): Map<Id, RepairRecord> {
  const paid = new Map(documents.flatMap((one) => (one.record ? [[one.record.id, one]] : [])));
  const saysNoMore = (repair: RepairRecord): boolean => {
    const document = paid.get(repair.id);
    const { title, date, description, garageName, mechanicName, mileage } = repair;
    return (
      title === document?.title &&
      date === beginOf(document) &&
      !description &&
      !garageName &&
      !mechanicName &&
      mileage === null &&
      repair.repairFiles.length + repair.repairIssueLinks.length === 0
    );
  };
  return new Map(repairs.filter(saysNoMore).map((one) => [one.id, one]));
}

function paidFor(repair: RepairRecord | undefined) {
  const cost = repair ? fromMinorOrNull(repair.costMinor, repair.currency) : null;
  return cost === null ? {} : { cost, currency: repair!.currency };
}

const ofOneDay = (a: HistoryEntry, b: HistoryEntry) =>
  historyKinds.indexOf(a.kind) - historyKinds.indexOf(b.kind) || (a.id < b.id ? 1 : -1);

/** By day first: to compare each of thousands with others takes a slow phone as long as all the rest. */
function newestFirst(entries: readonly HistoryEntry[]): HistoryEntry[] {
  const days = grouped(entries, ({ day }) => day);
  return [...days.keys()]
    .toSorted()
    .toReversed()
    .flatMap((day) => days.get(day)!.toSorted(ofOneDay));
}

/** What happened to a car, newest first. */
export const historyOf = viewOf(
  ['issue', 'repair', 'fill', 'document', 'reminder', 'reading'],
  (records): HistoryEntry[] => {
    const documents = documentsOf(records);
    const repairs = rowsIn<RepairRecord>(records, 'repair');
    const paid = paidByDocuments(documents, repairs);
    const kms = kmBySource(records);
    return newestFirst([
      ...entriesOf(records).map((issue) => {
        const one = searched.issue(records.issue!.get(issue.id) as IssueRecord);
        return withMore(one, one.day, { km: kms.get(issue.id) ?? null, issue });
      }),
      ...repairs
        .filter(({ id }) => !paid.has(id))
        .map((one) => {
          const { date, mileage: km, garageName: shop, repairFiles } = one;
          return withMore(searched.repair(one), date, { km, shop, files: filesOf(repairFiles) });
        }),
      ...rowsIn<FillRecord>(records, 'fill').map((one) =>
        withMore(searched.fill(one), one.date, { km: one.km, files: filesOf(one.fillFiles) }),
      ),
      ...documents.map((one) => {
        const found = { ...searched.document(one), ...paidFor(paid.get(one.record?.id ?? '')) };
        return withMore(found, beginOf(one), { validTo: one.validTo, files: one.files });
      }),
      ...readings(records),
    ]);
  },
);

/** Empty lists filter nothing. */
export type HistoryFilters = RecordFilters & {
  kinds: readonly HistoryKind[];
  /** With any of them nothing but problems is left. */
  issues: readonly IssueFilter[];
};

export const noHistoryFilters: HistoryFilters = { ...noRecordFilters, kinds: [], issues: [] };

const costOf = (entry: HistoryEntry) => ('cost' in entry ? entry.cost : null);

/** What these entries cost together. */
export const costsTogether = madeOnce((entries: readonly HistoryEntry[]): Total[] =>
  sumByCurrency(
    entries.map((entry) =>
      'cost' in entry && entry.cost !== null
        ? { minor: toMinor(entry.cost, entry.currency), currency: entry.currency }
        : null,
    ),
  ),
);

/** What these entries can be narrowed by. */
export const choicesOf = madeOnce((entries: readonly HistoryEntry[]) => ({
  kinds: new Set(entries.map(({ kind }) => kind)),
  shops: [...new Set(entries.flatMap(({ shop }) => shop ?? []))],
}));

/** What a list calls an entry. */
export const historyName = (entry: HistoryEntry, words: CarWords): string =>
  entry.kind === 'reading' ? words.t('Mileage') : recordName(entry, words);

/** What all filters and all terms leave. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  filters: HistoryFilters,
  terms: readonly Term[],
): readonly HistoryEntry[] {
  const { kinds, issues } = filters;
  if (kinds.length + issues.length + terms.length + activeRecordFilters(filters) === 0) return entries;
  const { costFrom, costTo } = recordBounds(filters);
  const isByCost = costFrom !== undefined || costTo !== undefined;
  const fits = recordFilter(filters);
  return entries.filter(
    (entry) =>
      (kinds.length === 0 || kinds.includes(entry.kind)) &&
      (issues.length === 0 || (entry.issue !== null && filtered([entry.issue], issues).length > 0)) &&
      // Nothing is paid for the other kinds.
      (!isByCost || 'cost' in entry) &&
      fits({
        date: entry.day,
        garageName: entry.shop,
        cost: costOf(entry),
        currency: 'currency' in entry ? entry.currency : 'EUR',
      }) &&
      matchesTerms(entry, terms),
  );
}

export type HistoryColumn = 'day' | 'name' | 'place' | 'km' | 'cost';
export type HistoryOrder = { by: HistoryColumn; isDescending: boolean };
export const byDay: HistoryOrder = { by: 'day', isDescending: true };

/** Entries come newest first and stay so where they are alike; those without a value stand last. */
export function orderHistory(
  entries: readonly HistoryEntry[],
  { by, isDescending }: HistoryOrder,
  words: CarWords,
): readonly HistoryEntry[] {
  if (by === byDay.by && isDescending) return entries;
  const valueOf = {
    day: ({ day }) => day,
    name: (entry) => historyName(entry, words),
    place: ({ place }) => place,
    km: ({ km }) => km,
    cost: costOf,
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
