import { limits } from '#domain/limits.ts';

/** User-visible characters. */
const characters = (value: string) =>
  Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(value), (part) => part.segment);

/** The first 50 characters of the description, with '...' if longer; '' without words. */
export function issueTitle(description: string): string {
  const line = description.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
  const parts = characters(line);
  return parts.length <= limits.issueTitle ? line : `${parts.slice(0, limits.issueTitle).join('')}...`;
}
