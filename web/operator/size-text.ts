import { formatNumber } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';

const MEGABYTE = 1024 * 1024;

export function sizeText(bytes: number, language: Language): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1024
    ? `${formatNumber(Math.round(megabytes * 10) / 10, language)} MB`
    : `${formatNumber(Math.round(megabytes / 102.4) / 10, language)} GB`;
}
