import { limits } from '#domain/limits.ts';

export const isRenewalDue = (expiresAt: string, now: number): boolean =>
  Date.parse(expiresAt) - now <= limits.sessionTicksBeforeRenewal * limits.sessionTickMs;
