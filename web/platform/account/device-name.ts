import type { Words } from '#domain/language/words.ts';

type Device = { browser: string | null; system: string | null };

export const deviceName = ({ browser, system }: Device, t: Words['t']): string =>
  [browser, system].filter(Boolean).join(' · ') || t('Unknown device');
