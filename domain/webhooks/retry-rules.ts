import { DAY_MS } from '#domain/days.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** How long after each failed attempt the next one follows: nine attempts in 24 hours. */
const WAITS_S = [
  5,
  MINUTE_S,
  10 * MINUTE_S,
  HOUR_S,
  2 * HOUR_S,
  4 * HOUR_S,
  7 * HOUR_S,
  10 * HOUR_S - 11 * MINUTE_S,
];

/** When a message is tried again; null: given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = WAITS_S[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000);
}

const PAUSED_AFTER_DAYS = 3;

/** An address at which nothing arrived for days, or that says that it is gone for good, is sent nothing more. */
export const shouldPause = (failingSince: Date, answer: string, now: Date): boolean =>
  answer === '410' || now.getTime() - failingSince.getTime() >= PAUSED_AFTER_DAYS * DAY_MS;
