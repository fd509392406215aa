import { capitalized } from '#domain/assessment/capitalized.ts';
import { limits } from '#domain/limits.ts';
import type { IssueDraft } from './schema.ts';

type Found = Pick<IssueDraft['assessment'], 'summary' | 'symptoms' | 'drivingAdvice' | 'drivingAdviceReason'>;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first characters, as a reader counts them, up to the end of a word where there is one. */
function cut(line: string): string {
  let count = 0;
  for (const { index, segment } of characters.segment(line)) {
    count += 1;
    if (count <= limits.issueTitle) continue;
    const kept = line.slice(0, index);
    return `${/\S/.test(segment) ? kept.replace(/\s+\S*$/, '') : kept}...`;
  }
  return line;
}

/** Where a part of a sentence begins. */
const PARTS = /(?<=[.!?…;,]\s+)(?:(?:and|but|that|un|bet|ka)\s+)?|(?<=\s)(?:and|but|that|un|bet|ka)\s+/giu;
/** What is not cut, and what is told first, is worth this much more, which is less than a word. */
const FITS = 0.5;
/** Words that tell nothing, by their first letters like all others. */
const COMMON = /^(?:auto|brau|driv|from|have|mašī|prob|that|them|this|what|when|with)/u;
const words = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.test(word))
      .map((word) => word.slice(0, 4)),
  );

/**
 * The first 50 characters of the description, with '...' if longer; '' without words. A longer one begins with the part
 * of a sentence from which on their first sentence has the most words of what the assessment found: before it
 * many tell who is in the car or where it stands.
 */
export function issueTitle(description: string, found?: Found): string {
  const line = description.trim().replace(/(?<!\s)\s*[\r\n]\s*/g, ' ');
  const whole = cut(line);
  if (!found || whole === line) return whole;
  const reason = found.drivingAdvice === 'stop_driving' ? found.drivingAdviceReason : '';
  const told = words([found.summary, reason, ...found.symptoms].join(' '));
  const titles = [...line.matchAll(PARTS)].map((part) =>
    capitalized(cut(line.slice(part.index + part[0].length).trimStart())),
  );
  const worth = (title: string) =>
    [...words(title.split(/[.!?…]\s/, 1)[0]!)].filter((word) => told.has(word)).length +
    (title !== whole && title.endsWith('...') ? 0 : FITS);
  return titles.reduce((best, title) => (worth(title) > worth(best) ? title : best), whole);
}
