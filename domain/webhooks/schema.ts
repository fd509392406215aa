import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { OutsideUrl } from '#domain/notices/address-schema.ts';
import { Operation } from '#domain/operations.ts';

/** What an address of the owner is told of. */
export const WebhookEvent = z.enum([
  'problem.added',
  'danger.told',
  'repair.saved',
  'fill_up.saved',
  'reminder.due',
  'document.ends',
  'mechanic.wrote',
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** `whsec_` and 32 random bytes in base64 (Standard Webhooks). */
export const SECRET_PREFIX = 'whsec_';
const WebhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{43}=$/));

const events = z.array(WebhookEvent).check(z.minLength(1, 'Choose at least one event'), z.maxLength(20));

export const WebhookDraft = z.object({
  ...Operation,
  id: Id,
  url: OutsideUrl,
  events,
  /** Made by whoever makes the webhook, so that a request sent twice makes one; it is not told again. */
  secret: WebhookSecret,
});
export type WebhookDraft = z.output<typeof WebhookDraft>;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events,
  /** Nothing is sent until its owner resumes it. */
  isPaused: z.boolean(),
  /** Since when nothing has arrived. */
  failingSince: z.nullable(z.string()),
  lastSentAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type Webhook = z.infer<typeof Webhook>;

/** One message: an event of one record. */
export const WebhookDelivery = z.object({
  id: Id,
  event: WebhookEvent,
  createdAt: z.string(),
  attempts: z.int(),
  deliveredAt: z.nullable(z.string()),
  /** When it is tried next; null once it arrived or was given up. */
  nextAt: z.nullable(z.string()),
  /** The status of the last answer, or why there was none. */
  answer: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
