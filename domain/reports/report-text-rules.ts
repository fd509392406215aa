import { issueTitle } from '#domain/issues/title-rules.ts';
import { limits } from '#domain/limits.ts';
import { oneLine, shortened } from '#domain/trimmed-text.ts';

const UNPRINTABLE =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\p{Cf}|\u20E3|[^\P{Cc}\n]/gu;
/** Unicode pictographs for which the report's font has a glyph. */
const KEPT = /[©®™↔-↙✓✗]/u;
/** Laying out one endless word takes minutes; no real word or address is this long. */
const ENDLESS_WORD = /\S{120}(?=\S)/gu;

/** Composed letters can be searched and copied in the PDF; characters without a glyph are removed. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, (sign) => (KEPT.test(sign) ? sign : ''))
    .replace(/ {2,}/g, ' ')
    .replace(ENDLESS_WORD, '$& ')
    .trim();

/** A title that was cut from the description is cut again at the longest length of a title. */
export const wholeTitle = (title: string, description: string): string =>
  title.endsWith('...') && title === issueTitle(description)
    ? shortened(oneLine(description), limits.issueTitleWhole)
    : title;
