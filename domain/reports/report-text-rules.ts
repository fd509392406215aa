const UNPRINTABLE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}|\u20E3|[^\P{Cc}\n]/gu;
/** Letters of languages and the signs among them; what the report's font draws as itself. */
const KEPT = /[©®™↔-↙✓✗]/u;

/**
 * A person's text as it can be printed: letters as one sign each, so that they are found and copied, and
 * none of the pictograms and invisible signs that a font of letters has no shape for.
 */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, (sign) => (KEPT.test(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .trim();

/** The beginning of a text that has to fit on one page, cut between words. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters).toWellFormed();
  return `${cut.replace(/\s+\S*$/, '').replace(/\uFFFD$/, '')} …`;
}
