import { type BilingualText, say } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { fillText } from './fact-texts.ts';

const NUMBER = String.raw`\d{1,3}(?:[ \u00A0\u202F.,']\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const BEFORE = String.raw`€|\$|£|(?:EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|CHF|kr)(?![a-z])`;
const AFTER = String.raw`[€$£](?!\s?\d)|(?:EUR|USD|GBP|SEK|NOK|DKK|PLN|CZK|CHF|kr|zł|eiro|euros?|dollars?|dolār\p{L}*|pounds?|mārciņ\p{L}*|kron\p{L}*)(?!\p{L})`;
const AMOUNT = new RegExp(
  String.raw`(?:${BEFORE})\s?(${NUMBER})|(?<![\d.,])(${NUMBER})\s?(?:${AFTER})`,
  'giu',
);

/** '1,305.53', '1 305,53' and '1.305,53' are the same. */
function valueOf(number: string): number {
  const [, whole = number, cents = ''] = /^(.*)[.,](\d{1,2})$/.exec(number) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
}

type Found = { readonly text: string; readonly value: number };

const amountsIn = (text: string): Found[] =>
  [...text.matchAll(AMOUNT)].map(([whole, one, other]) => ({
    text: whole.trim(),
    value: valueOf((one ?? other)!),
  }));

const NOTE: BilingualText = say(
  '⚠ Not found in your records: {sums}.',
  '⚠ Summas, kas jūsu ierakstos nav atrastas: {sums}.',
);
const NOTED = /^⚠ .*$/gmu;

const HALF = 0.5;
const isSame = (told: number, proven: number) =>
  told === proven || (Number.isInteger(told) && Math.abs(told - proven) <= HALF);

/**
 * A line that names the sums of a model's text that neither a tool returned nor the owner wrote; null where there are
 * none. A sum may be rounded to whole units.
 * @param earlier what the owner wrote, the records sent along and earlier answers
 */
export function unprovenNote(
  text: string,
  { tools, earlier }: { tools: readonly string[]; earlier: readonly string[] },
  language: Language,
): string | null {
  const proven = [...tools, ...earlier.map((one) => one.replace(NOTED, ''))]
    .flatMap(amountsIn)
    .map(({ value }) => value);
  const told = amountsIn(text).filter(({ value }) => !proven.some((one) => isSame(value, one)));
  const sums = [...new Set(told.map((one) => one.text))];
  return sums.length === 0 ? null : fillText(NOTE, language, { sums: sums.join('; ') });
}
