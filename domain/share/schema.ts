import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';

export const ShareLinkDraft = z.object({
  ...Operation,
  carId: Id,
  id: Id,
  /** The summary the link opens on (D77). */
  issueId: z.nullish(Id),
  isEditable: z.boolean(),
  hours: z.optional(z.int().check(z.gte(1), z.lte(limits.shareLinkHoursMax))),
});
export type ShareLinkDraft = z.input<typeof ShareLinkDraft>;

export const ShareLink = z.object({
  id: Id,
  token: z.string(),
  carId: Id,
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  expiresAt: z.string(),
  createdAt: z.string(),
});
export type ShareLink = z.infer<typeof ShareLink>;

export const ShareToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** What a mechanic sees of an issue: no notes, no costs, nothing of the owner (D83). */
export const SharedIssue = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  aiSummary: z.string(),
  date: z.string(),
  status: z.enum(['new', 'processing', 'partially_resolved']),
  images: z.array(z.string()),
  videos: z.array(z.string()),
  occurrences: z.int(),
});
export type SharedIssue = z.infer<typeof SharedIssue>;

export const SharedCar = z.object({
  car: z.object({
    brand: z.string(),
    model: z.string(),
    year: z.int(),
    nickname: z.nullable(z.string()),
    vin: z.nullable(z.string()),
    licensePlate: z.nullable(z.string()),
    mileage: z.nullable(z.int()),
    transmission: z.nullable(z.string()),
    fuelType: z.nullable(z.string()),
    engineType: z.nullable(z.string()),
    photo: z.nullable(z.string()),
  }),
  issues: z.array(SharedIssue),
  /** The issue the link opens on, when it is still open. */
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  expiresAt: z.string(),
  /** The server's clock decides (D84): the page counts from here, whatever the phone's clock says. */
  now: z.string(),
});
export type SharedCar = z.infer<typeof SharedCar>;
