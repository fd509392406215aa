import * as z from 'zod/mini';
import { type OutOfUse, type Purchase } from '#domain/cars/schema.ts';
import { Mileage } from '#domain/units/distance.ts';
import { fillFields, type Energy } from '#domain/fills/schema.ts';
import { limits } from '#domain/limits.ts';
import { reminderFields } from '#domain/reminders/schema.ts';
import { breakdownError, isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { repairFields } from '#domain/repairs/schema.ts';
import { Day, optionalText, text } from '#domain/shapes.ts';
import type { Units } from '#domain/units/units.ts';
import type { SkippedReason } from './skipped-words.ts';

/** `table`: any CSV whose columns the owner maps. */
export const ImportSource = z.enum([
  'lubelogger',
  'drivvo',
  'fuelio',
  'fuelly',
  'acar',
  'simplyAuto',
  'spritmonitor',
  'tracktor',
  'mygarage',
  'table',
]);
export type ImportSource = z.infer<typeof ImportSource>;

export type ImportFile = { name: string; bytes: Uint8Array };

/** Answers to what files leave open. Unanswered questions use their suggestion. */
export type ImportAnswers = {
  decimal?: '.' | ',';
  dates?: 'dmy' | 'mdy' | 'ymd';
  /** The same by file name, where the files contradict each other. */
  datesOf?: Record<string, 'dmy' | 'mdy' | 'ymd'>;
  distance?: 'km' | 'mi';
  volume?: 'l' | 'usgal' | 'ukgal';
  /** ISO 4217; an amount with a currency of its own keeps it. */
  currency?: string;
  /** Of every fill-up whose energy the file does not name. */
  energy?: Energy;
  /** LubeLogger's services, repairs and upgrades have the same header. */
  kind?: LubeLoggerKind;
  /** The same by file name, where the files differ. */
  kinds?: Record<string, LubeLoggerKind>;
  /** By car, in the unit of the file: where it has the distance since the last fill-up only. */
  lastOdometer?: Record<string, number>;
  /** Read by its columns, although an app was recognized. */
  asTable?: boolean;
  /** Of tables that no reader knows, by their shape. */
  columns?: Record<string, Mapping>;
  /** IANA zone in which the day of an instant is counted; UTC when absent. */
  zone?: string;
};
export type LubeLoggerKind = 'service' | 'repair' | 'upgrade';

export const tableFields = [
  'date',
  'time',
  'odometer',
  'distanceUnit',
  'trip',
  'amount',
  'volumeUnit',
  'cost',
  'price',
  'discount',
  'parts',
  'labor',
  'full',
  'partial',
  'missed',
  'energy',
  'socStart',
  'socEnd',
  'power',
  'station',
  'garage',
  'title',
  'kind',
  'currency',
  'car',
  'plate',
  'vin',
  'notes',
] as const;
export type TableField = (typeof tableFields)[number];
/** Field → header. */
export type Mapping = Partial<Record<TableField, string>>;

/** How a table that no reader knows is read. */
export type TableRead = {
  /** Of its headers: a file like it has the same. */
  shape: string;
  file: string;
  /** The heading above it; '' without one. */
  name: string;
  headers: string[];
  samples: string[][];
  mapping: Mapping;
  /** Fields that another column may be as well; empty once the owner has said it. */
  unsure: TableField[];
};

export type ImportQuestion = {
  id:
    | 'decimal'
    | 'dates'
    | 'distance'
    | 'volume'
    | 'currency'
    | 'energy'
    | 'kind'
    | 'columns'
    | 'lastOdometer';
  files: string[];
  /** The possible answers; of `columns` the shapes of the tables, of `currency` those that are likely, of `lastOdometer` cars. */
  choices: string[];
  /** The answer used so far; null: its records are missing until the question is answered. */
  suggested: string | null;
  samples: string[];
  /** Of each file by itself, where they differ. */
  ofFiles?: Record<string, string>;
  /** Told rather than asked: the suggestion is likely, or a wrong one changes no sum. */
  isAssumed?: true;
};

/** Where its files are: in the zip, or on the server. */
const files = { files: z.optional(z.array(text(limits.address)).check(z.maxLength(limits.filesPerRecord))) };

/** File and row are where it was read: `row` is the line in the file, counted from 1. */
const place = { file: z.string(), row: z.int(), car: z.string() };

/** `car` is the key of a car in the file. The other fields are those of the noun's own draft. */
export const ImportedRecord = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fill'),
    ...place,
    ...files,
    fields: z.omit(z.object(fillFields), { fileIds: true }),
  }),
  z.object({
    kind: z.literal('repair'),
    ...place,
    ...files,
    fields: z
      .omit(z.object(repairFields), {
        receiptIds: true,
        receiptId: true,
        resolvedIssues: true,
        partiallyResolvedIssues: true,
      })
      .check(z.refine((fields) => isWithinCost(fields), breakdownError)),
  }),
  z.object({ kind: z.literal('mileage'), ...place, fields: z.object({ date: Day, km: Mileage }) }),
  z.object({ kind: z.literal('reminder'), ...place, fields: z.object(reminderFields) }),
  z.object({
    kind: z.literal('note'),
    ...place,
    ...files,
    fields: z.object({
      date: z.nullable(Day),
      title: text(limits.issueTitleWhole),
      text: optionalText(limits.longText),
    }),
  }),
]);
export type ImportedRecord = z.output<typeof ImportedRecord>;

/** `key` is '' when the file does not say whose its records are. */
export type ImportedCar = Partial<Omit<Units, 'consumptionUnit'>> & {
  key: string;
  name: string;
  brand?: string;
  model?: string;
  year?: number;
  plate?: string;
  vin?: string;
  /** The lines above its table, which may name it. */
  title?: string;
  /** For a car that is added. */
  purchase?: Purchase;
  outOfUse?: OutOfUse;
};

/** Why a row, a file or an entry was not read; `reason-words.ts` has the words. */
export type Unreadable = {
  file: string;
  /** Null: the whole file. */
  row: number | null;
  reason: UnreadableReason;
  cells?: string[];
  /** For `other-app`: files of two apps are two imports. */
  looksLike?: ImportSource;
};
export type UnreadableReason =
  | 'cells'
  | 'date'
  | 'date-order'
  | 'date-future'
  | 'odometer'
  | 'amount'
  | 'cost'
  | 'title'
  | 'currency'
  | 'fuel'
  | 'fuel-unit'
  | 'distance-unit'
  | 'reminder'
  | 'invalid-fill'
  | 'unclosed-quote'
  | 'record-too-long'
  | 'rest-unread'
  | 'cut-off'
  | 'file-empty'
  | 'no-rows'
  | 'file-too-large'
  | 'file-unknown'
  | 'columns-unknown'
  | 'file-binary'
  | 'spreadsheet'
  | 'other-app'
  | 'too-many-rows'
  | 'json-damaged'
  | 'json-encrypted'
  | 'zip-damaged'
  | 'zip-encrypted'
  | 'zip-path'
  | 'zip-too-large'
  | 'zip-too-many'
  | 'list-missing'
  | 'backup-unsupported';

export type OwnTotal = { file: string; row: number; said: number; read: number; currency: string };

export type ImportReading = {
  source: ImportSource | null;
  /** What has no answer, those included that are assumed. */
  questions: ImportQuestion[];
  cars: ImportedCar[];
  records: ImportedRecord[];
  unreadable: Unreadable[];
  skipped: { reason: SkippedReason; count: number }[];
  /** Columns whose cells went into notes, for want of a field, and in how many rows. */
  noted: { column: string; count: number }[];
  /** Columns left out: the others say what stands in them. */
  unread: string[];
  /** The file's own sums that its records do not come to. */
  totals: OwnTotal[];
  flagged: { file: string; row: number; car: string; date: string; km: number }[];
  /** Those of tables that no reader knows. */
  tables: TableRead[];
};

export type ImportContext = {
  /** Of the owner: an amount without a currency is suggested to be in it. */
  currency: string;
  /** `yyyy-MM-dd` on the device. */
  today: string;
  /** Of the car that the records go to. */
  energy?: Energy | undefined;
  /** Of the account's cars, if it has any. */
  units?: { distance: 'km' | 'mi'; volume: 'l' | 'usgal' | 'ukgal' } | undefined;
};
