import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { adviceRank } from '#domain/assessment/advice-rank.ts';
import { isOpen } from '#domain/issues/rules.ts';
import type { Language } from '#domain/language/words.ts';
import { fillText } from '../fact-texts.ts';
import { otherCarsText, scopeOf, type Told } from './figure-texts.ts';
import { LISTED, listLines } from './record-lines.ts';
import type { Query } from './query.ts';
import type { RecordOf } from './records.ts';
import type { Answer } from './run-query.ts';
import { select } from './select.ts';
import { TEXTS } from './texts.ts';

const ADVICE = {
  stop_driving: TEXTS.adviceStop,
  soon: TEXTS.adviceSoon,
  can_wait: TEXTS.adviceWait,
  unread: TEXTS.adviceUnread,
};

/** What was advised of a problem that is open. */
export const adviceLine = ({ issue: { advice } }: RecordOf<'issue'>, language: Language) =>
  advice ? [inLanguage(ADVICE[advice], language)] : [];

/** Of this car nothing warns: what does of others. */
function dangerElsewhere(query: Query, told: Told): string[] {
  const { garage, language } = told;
  if (query.cars.length !== 1) return [];
  const urgent = select(garage, { ...query, cars: [], state: 'urgent' }, ['issue']);
  return urgent.length > 0
    ? [otherCarsText(query.cars[0]!, urgent, told), ...listLines(urgent, { garage, language }, LISTED)]
    : [];
}

const graveness = ({ issue: { advice, urgent } }: RecordOf<'issue'>) =>
  Math.max(adviceRank(advice ?? null), urgent ? adviceRank('stop_driving') : 0);

/** The worst first. That nothing warns is no promise, so what is open is listed beside it. */
export function dangerText({ query, records }: Answer, told: Told): string[] {
  const { language } = told;
  const open = records.filter((record) => record.kind === 'issue' && isOpen(record.issue.status));
  const issues = (open as RecordOf<'issue'>[]).toSorted((a, b) => graveness(b) - graveness(a));
  const warned = issues.filter((one) => graveness(one) > 0);
  const [worst] = warned;
  if (!worst)
    return [
      fillText(issues.length > 0 ? TEXTS.noDanger : TEXTS.nothingOpen, language, {
        scope: scopeOf({ ...query, state: null }, told),
      }),
      ...listLines(issues, told, LISTED),
      ...dangerElsewhere(query, told),
    ];
  return [...adviceLine(worst, language), ...listLines(warned, told, LISTED)];
}
