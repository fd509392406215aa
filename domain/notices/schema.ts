import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { isTimeZone } from '#domain/language/clock.ts';
import { LeadDays, LeadKm } from '#domain/lead-limits.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { NoticeAddress } from './address-schema.ts';

/** Since midnight. */
const Minutes = z.int().check(z.gte(0), z.lt(24 * 60));
const TimeZone = z.string().check(z.maxLength(60), z.refine(isTimeZone));

const noticeFields = {
  emailEnabled: z.boolean(),
  digestAt: Minutes,
  /** Equal: no quiet hours. */
  quietFrom: Minutes,
  quietTo: Minutes,
  /** How far ahead reminders warn by default; null: 30 days, 1,000 km. */
  leadDays: z._default(z.nullable(LeadDays), null),
  leadKm: z._default(z.nullable(LeadKm), null),
};

export const NoticeChoices = z.object({ ...noticeFields, zone: z.nullable(TimeZone) });
export type NoticeChoices = z.infer<typeof NoticeChoices>;

export const defaultChoices = {
  emailEnabled: true,
  digestAt: 8 * 60,
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  leadDays: null,
  leadKm: null,
  zone: null,
} as const satisfies NoticeChoices;

/** Null until a device has told its time zone. */
export const zoneOf = (zone: string | null, language: 'en' | 'lv'): string =>
  zone ?? (language === 'lv' ? 'Europe/Riga' : 'UTC');

export const PushDevice = z.object({
  id: Id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  lastSentAt: z.nullable(z.string()),
  /** Turned on in the session that asks. */
  isCurrent: z._default(z.boolean(), true),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const Notices = z.object({
  ...NoticeChoices.shape,
  version: z.int(),
  /** Null: this server sends no mail. */
  email: z.nullable(z.string()),
  pushKey: z.string(),
  devices: z.array(PushDevice),
  /** The path of the calendar feed, which holds its secret; null: there is none. */
  calendar: z.nullable(z.string()),
  address: z._default(z.nullable(NoticeAddress), null),
});
export type Notices = z.infer<typeof Notices>;

export const NoticesEdit = z.object(editOf(noticeFields));
export const ZoneDraft = z.object({ ...Operation, zone: TimeZone });

const Base64Url = (bytes: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));

/** A push subscription (RFC 8030, RFC 8291), as the browser made it. */
export const PushDeviceDraft = z.object({
  ...Operation,
  id: Id,
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(1000)),
  p256dh: Base64Url(65),
  auth: Base64Url(16),
});

export const DeviceKey = z.object({ deviceId: Id });
export const Attempt = z.object({ outcome: z.enum(['sent', 'gone', 'failed']) });
export type Attempt = z.infer<typeof Attempt>;
