import { carName } from '#domain/cars/rules.ts';
import { chargeWords } from '#domain/language/charge-words.ts';
import type { Words } from '#domain/language/words.ts';
import { withUnits } from '#domain/units/words.ts';
import { costSection } from './report-costs.ts';
import { cover, provenance } from './report-cover.ts';
import { dueSection } from './report-due.ts';
import type { ReportFacts } from './report-facts.ts';
import { serviceHistory } from './report-history.ts';
import { linkPage } from './report-link.ts';
import { breaksBefore, colours, PAGE, styles } from './report-styles.ts';
import { openProblems, resolvedProblems } from './report-problems.ts';
import { printable } from './report-text-rules.ts';

const toPrintable = <T>(value: T): T => {
  if (typeof value === 'string') return printable(value) as T;
  if (Array.isArray(value)) return value.map(toPrintable) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toPrintable(inner)])) as T;
};

/** For pdfmake, A4. Pictures are referenced by name; the renderer provides them and the font 'Inter'. */
export function reportDocument(given: ReportFacts, general: Words) {
  const facts = toPrintable(given);
  const words = withUnits(facts.car.fuelType === 'electric' ? chargeWords(general) : general, facts.car);
  const { t, language } = words;
  const name = carName(facts.car);
  return {
    pageSize: 'A4',
    pageMargins: [PAGE.margin, 52, PAGE.margin, 60],
    language,
    displayTitle: true,
    info: { title: `${name} · ${t('Health Report')}`, creator: 'Carful', producer: 'Carful' },
    defaultStyle: {
      font: 'Inter',
      fontSize: 10,
      lineHeight: 1.25,
      color: colours.text,
    },
    styles,
    content: [
      cover(facts, words),
      openProblems(facts, words),
      resolvedProblems(facts, words),
      serviceHistory(facts, words),
      dueSection(facts, words),
      facts.costs ? costSection(facts.costs, words) : [],
      linkPage(facts, words),
    ],
    footer: (page: number, all: number) => ({
      stack: [
        page === 1 ? [provenance(words), { text: ' ' }] : [],
        {
          columns: [
            { text: name, width: '*', noWrap: true },
            { text: t('Page {n} of {all}', { n: page, all }), width: 'auto', alignment: 'right' },
          ],
          columnGap: 16,
        },
      ],
      margin: [PAGE.margin, page === 1 ? 0 : 24, PAGE.margin, 0],
      fontSize: 8.5,
      color: colours.muted,
    }),
    pageBreakBefore: breaksBefore,
  };
}
