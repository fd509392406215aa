import { limits } from '#domain/limits.ts';

const HOUR_MS = 3_600_000;

/** now >= expiresAt is expired (D84). Both in milliseconds or as Dates. */
export const isLinkValid = (link: { expiresAt: string }, now: Date) =>
  now.getTime() < Date.parse(link.expiresAt);

/** 24 hours by default (spec 9). */
export const expiryOf = (createdAt: Date, hours: number = limits.shareLinkHours) =>
  new Date(createdAt.getTime() + hours * HOUR_MS);

/** Hours remaining, rounded up; 0 when expired (spec 2.19). */
export const hoursLeft = (expiresAt: string, now: Date) =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now.getTime()) / HOUR_MS));
