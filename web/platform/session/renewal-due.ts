import { limits } from '#domain/limits.ts';

/** Whether 90 s or less remain (D4). @param now milliseconds since the epoch */
export const isRenewalDue = (expiresAt: string, now: number): boolean =>
  Date.parse(expiresAt) - now <= limits.sessionTicksBeforeRenewal * limits.sessionTickMs;
