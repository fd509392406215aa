import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { RepairFact } from '../car-facts.ts';
import { fillText, inOneLine, repairLine } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { chosen, oneOf } from './chosen.ts';
import { list } from './repair-answers.ts';
import { type Asked, cannotTell, headOf, LISTED, listText, noneText } from './wording.ts';

const noteOf = ({ description }: RepairFact) => (description ? [inOneLine(description)] : []);

const problemOf = ({ id }: RepairFact, { facts, language }: Asked) =>
  facts.issues
    .filter(({ resolvedBy }) => resolvedBy === id)
    .map(({ title }) => fillText(ASKED.reason, language, { title }));

function told(found: readonly RepairFact[], asked: Asked, tell: (repair: RepairFact) => string[]): string {
  if (found.length === 0) return noneText(asked);
  const lines = found.flatMap((repair) => {
    const texts = tell(repair);
    return texts.length > 0 ? [[repairLine(repair, asked), ...texts].join('. ')] : [];
  });
  if (lines.length === 0) return cannotTell(asked);
  const { language } = asked;
  return [...headOf(asked), inLanguage(ASKED.written, language), listText(lines, language, LISTED)].join(
    '\n',
  );
}

/** The notes of the records: a brand or an oil stands nowhere else. */
export function written(asked: Asked): string {
  const { concepts } = asked.frame;
  const found = chosen(asked);
  const isNow = concepts.has('today') || concepts.has('now');
  const one = isNow || concepts.has('first') || concepts.has('last') ? oneOf(found, asked) : undefined;
  return told(one ? [one] : found, asked, noteOf);
}

export const reasons = (asked: Asked): string =>
  told(chosen(asked), asked, (repair) => [...noteOf(repair), ...problemOf(repair, asked)]);

/** Whether it was passed at once shows in all of them together. */
export function results(asked: Asked): string {
  const { frame } = asked;
  const qualifiers = frame.qualifiers.filter((one) => one !== 'passed' && one !== 'failed');
  return list({ ...asked, frame: { ...frame, qualifiers } });
}
