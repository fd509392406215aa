import { href } from '#web/platform/hrefs.ts';

export const linkAddress = (token: string): string =>
  `${location.origin}${href('mechanicShare')}?token=${token}`;
