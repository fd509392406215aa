import type { Language, Message } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import type { SharedCar } from './schema.ts';

const HOUR_MS = 3_600_000;

export const isLinkValid = (link: { expiresAt: Date }, now: Date) => now < link.expiresAt;

export const expiryOf = (createdAt: Date, hours: number = limits.shareLinkHours) =>
  new Date(createdAt.getTime() + hours * HOUR_MS);

/** Rounded up; 0 when expired. */
const hoursLeft = (expiresAt: string, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / HOUR_MS));

const DAYS_FROM_HOURS = 48;

/** How long a link still works: whole days, once there are two of them. */
export function timeLeft(expiresAt: string, now: Date): { unit: 'days' | 'hours'; n: number } {
  const hours = hoursLeft(expiresAt, now);
  return hours < DAYS_FROM_HOURS ? { unit: 'hours', n: hours } : { unit: 'days', n: Math.floor(hours / 24) };
}

export const validText = ({ unit, n }: ReturnType<typeof timeLeft>): Message => ({
  phrase: unit === 'days' ? 'Link valid for {n} more days' : 'Link valid for {n} more hours',
  values: { n },
});

/** What the engine told of its problems, in the reader's language. */
export const inReadersLanguage = (shared: SharedCar, language: Language): SharedCar => ({
  ...shared,
  issues: shared.issues.map((issue) =>
    issue.translated?.language === language
      ? {
          ...issue,
          aiSummary: issue.translated.aiSummary,
          drivingAdviceReason: issue.translated.drivingAdviceReason,
          asked: issue.translated.asked,
        }
      : issue,
  ),
});

/** New or partially resolved, not in progress. */
export const offeredToMechanic = ({ status }: { status: string }) =>
  status === 'new' || status === 'partially_resolved';

export const mechanicNote = ({
  mechanicName: name,
  garageName: garage,
}: {
  mechanicName: string;
  garageName: string | null;
}): Message =>
  garage
    ? { phrase: 'Added by mechanic {name} ({garage}) via the mechanic link', values: { name, garage } }
    : { phrase: 'Added by mechanic {name} via the mechanic link', values: { name } };
