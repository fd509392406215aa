import { targetText } from '#domain/reminders/target-text.ts';
import type { SharedDue } from '#domain/reminders/shared-due.ts';
import { estimateText, stateText } from '#domain/reminders/state-words.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { ReportFacts } from './report-facts.ts';
import { colours, heading, rowLines, statusStyles, type Block } from './report-styles.ts';

/** Space below the heading for the table header and the first row. */
const ROOM = 120;
const BAR = { width: 120, height: 3 };

const barColours: Partial<Record<SharedDue['state'], string>> = {
  overdue: statusStyles.red.text,
  due: statusStyles.red.text,
  urgent: statusStyles.yellow.text,
  soon: statusStyles.blue.text,
};

/** What is certain in black, what is estimated in grey. */
export function dueSection({ due, today }: Pick<ReportFacts, 'due' | 'today'>, words: CarWords): Block {
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
            widths: ['*', 150, BAR.width],
            body: [head, ...due.map((one) => row(one, today, words))],
          },
          layout: rowLines,
        },
  ];
}

function row(one: SharedDue, today: string, words: CarWords): Block[] {
  const estimate = estimateText(one, words);
  const state = { text: stateText(one, today, words) };
  const stateIn = one.reason === 'estimate' ? { ...state, color: colours.muted } : state;
  return [
    { text: one.title, bold: true },
    {
      stack: [
        { text: targetText(one, words, one.isKmEstimated) },
        ...(estimate ? [{ text: estimate, style: 'small' }] : []),
      ],
    },
    { stack: [stateIn, ...bar(one)] },
  ];
}

function bar({ state, progress }: SharedDue): Block[] {
  if (progress === null) return [];
  const part = (width: number, color: string) => ({
    type: 'rect',
    x: 0,
    y: 0,
    w: width,
    h: BAR.height,
    color,
  });
  const done = Math.min(1, progress) * BAR.width;
  return [
    {
      margin: [0, 3, 0, 0],
      canvas: [
        part(BAR.width, colours.line),
        ...(done > 0 ? [part(done, barColours[state] ?? colours.accent)] : []),
      ],
    },
  ];
}
