import { href } from '#web/platform/hrefs.ts';

/** The address a mechanic opens. */
export const linkAddress = (token: string): string =>
  `${location.origin}${href('mechanicShare')}?token=${token}`;
