import { targetText } from '#domain/reminders/target-text.ts';
import type { SharedDue } from '#domain/reminders/shared-due.ts';
import { estimateText, stateText } from '#domain/reminders/state-words.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { ReportFacts } from './report-facts.ts';
import { colours, heading, rowLines, type Block } from './report-styles.ts';

/** Space below the heading for the table header and the first row. */
const ROOM = 120;

/** What is certain in black, what is estimated in grey. */
export function dueSection({ due, today }: ReportFacts, words: CarWords): Block {
  const { t } = words;
  if (due === null) return [];
  const head = [t('Reminder'), t('Due'), t('Status')].map((text) => ({ text, style: 'tableHead' }));
  return [
    heading(t('Reminders'), ROOM),
    due.length === 0
      ? { text: t('No reminders yet') }
      : {
          table: {
            headerRows: 1,
            keepWithHeaderRows: 1,
            dontBreakRows: true,
            widths: ['*', 150, 120],
            body: [head, ...due.map((one) => row(one, today, words))],
          },
          layout: rowLines,
        },
  ];
}

function row(one: SharedDue, today: string, words: CarWords): Block[] {
  const estimate = estimateText(one, words);
  const state = { text: stateText(one, today, words) };
  return [
    { text: one.title, bold: true },
    {
      stack: [
        { text: targetText(one, words, one.isKmEstimated) },
        ...(estimate ? [{ text: estimate, style: 'small' }] : []),
      ],
    },
    one.reason === 'estimate' ? { ...state, color: colours.muted } : state,
  ];
}
