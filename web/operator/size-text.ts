import { formatNumber } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';

const MEGABYTE = 1024 * 1024;

export function sizeText(bytes: number, language: Language): string {
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1024
    ? `${formatNumber(megabytes, language, megabytes < 10 ? 1 : 0)} MB`
    : `${formatNumber(megabytes / 1024, language, 1)} GB`;
}
