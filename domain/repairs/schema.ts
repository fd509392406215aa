import * as z from 'zod/mini';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { Mileage } from '#domain/units/distance.ts';
import { Id } from '#domain/ids.ts';
import type { IssueStatus } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { FileIds, RecordFile } from '#domain/media/schema.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { PageQuery } from '#domain/pages.ts';
import { Currency, Total } from '#domain/money/schema.ts';
import { ByKey, Cost, Day, filledText, optionalTexts, storedTexts, text } from '#domain/shapes.ts';
import { repairTexts } from './texts.ts';

export const RepairKind = z.enum(['service', 'repair', 'tyres', 'inspection', 'insurance', 'tax', 'other']);
export type RepairKind = z.infer<typeof RepairKind>;

/** Parts and labor of the cost, in its currency; null where unknown. */
export const Breakdown = z
  .object({ parts: z.nullable(Cost), labor: z.nullable(Cost) })
  .check(z.refine(({ parts, labor }) => parts !== null || labor !== null, 'Please enter a valid amount'));
export type Breakdown = z.infer<typeof Breakdown>;

const issueIds = z.array(Id).check(z.maxLength(limits.linkedIssuesMax));

export const repairFields = {
  title: filledText(limits.issueTitleWhole, 'Repair title is required'),
  date: Day,
  ...optionalTexts(repairTexts),
  cost: z.nullish(Cost),
  currency: Currency,
  breakdown: z.nullish(Breakdown),
  kind: z.nullish(RepairKind),
  mileage: z.nullish(Mileage),
  receiptIds: FileIds,
  /** Earlier versions send one receipt under this name. */
  receiptId: z.nullish(Id),
  resolvedIssues: issueIds,
  partiallyResolvedIssues: issueIds,
};

export const RepairDraft = z.object({
  ...Operation,
  carId: Id,
  id: Id,
  ...repairFields,
  receiptIds: z.optional(FileIds),
});
export type RepairDraft = z.input<typeof RepairDraft>;

export const RepairEdit = z.object({ carId: Id, repairId: Id, ...editOf(repairFields) });
export type RepairEdit = z.input<typeof RepairEdit>;

export const Repair = z.object({
  id: Id,
  carId: Id,
  title: z.string(),
  date: z.string(),
  ...storedTexts(repairTexts),
  cost: z.nullable(z.number()),
  currency: Currency,
  breakdown: z._default(z.nullable(Breakdown), null),
  kind: z.nullable(RepairKind),
  mileage: z.nullable(z.int()),
  receiptIds: z._default(z.array(Id), []),
  receipts: z._default(z.array(RecordFile), []),
  /** The first of the receipts. */
  receiptId: z.nullable(Id),
  receiptUrl: z.nullable(z.string()),
  resolvedIssues: z.array(Id),
  partiallyResolvedIssues: z.array(Id),
  addedByMechanic: z.boolean(),
  mechanicAddedDate: z.nullable(z.string()),
  byKey: ByKey,
  version: z.int(),
  createdAt: z.string(),
});
export type Repair = z.infer<typeof Repair>;

export type OfferedIssue = {
  id: Id;
  title: string;
  date: string;
  status: IssueStatus;
  urgent: boolean;
  advice: DrivingAdvice | null;
};

export type RepairForm = { repair: Repair | null; offeredIssues: OfferedIssue[] };

/** `last`: the date of the newest repair that has this text. */
export type UsedText = { text: string; count: number; last: string };
export type RepairSuggestions = { titles: UsedText[]; garages: UsedText[] };

const bound = z.optional(z.string().check(z.maxLength(limits.shortText)));
const shop = text(limits.shortText);
const filters = {
  /** As typed, in the main unit of each record's currency; an unreadable bound counts as unset. */
  costFrom: bound,
  costTo: bound,
  dateFrom: bound,
  dateTo: bound,
  shops: z.optional(
    z.union([
      z.pipe(
        shop,
        z.transform((one) => [one]),
      ),
      z.array(shop).check(z.maxLength(limits.shopsMax)),
    ]),
  ),
};

export const RepairQuery = z.object({ carId: Id, ...PageQuery, ...filters });

/** The first and last day of the device's calendar year. */
export const RepairSummaryQuery = z.object({ carId: Id, yearFrom: Day, yearTo: Day });

/** One total per currency, the largest first. */
export const RepairSummary = z.object({
  /** Without insurance and tax, as are `latest` and `repairedThisYear`. */
  count: z.int(),
  latest: z.nullable(z.object({ title: z.string(), date: z.string() })),
  repairedThisYear: z.array(Total),
  thisYear: z.array(Total),
  lifetime: z.array(Total),
  shops: z.array(z.string()),
});
export type RepairSummary = z.infer<typeof RepairSummary>;

export const RepairPage = z.object({ repairs: z.array(Repair), next: z.nullable(z.string()) });
export type RepairPage = z.infer<typeof RepairPage>;
