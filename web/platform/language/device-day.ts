import { dayOfInstant } from '#domain/language/format.ts';

/** Today on this device, `yyyy-MM-dd`. */
export const deviceDay = (): string => dayOfInstant(new Date().toISOString());
