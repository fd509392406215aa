import { daysBetween } from '#domain/days.ts';
import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import { adviceNames } from '#domain/assessment/advice-names.ts';
import { ownerReplyText, quoteText, signatureOf } from '#domain/issues/reply-text.ts';
import { timelineColour, timelineLabel } from '#domain/issues/rules.ts';
import { formatDay, formatDayInText, formatNumber } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { disclaimer } from './report-cover.ts';
import type { ReportFacts, ReportProblem } from './report-facts.ts';
import { oneLine } from '#domain/trimmed-text.ts';
import {
  colours,
  CONTENT_WIDTH,
  heading,
  pill,
  rowLines,
  statusStyles,
  type Block,
} from './report-styles.ts';

const IN_A_ROW = 3;
const GAP = 8;
const PICTURE_WIDTH = (CONTENT_WIDTH - (IN_A_ROW - 1) * GAP) / IN_A_ROW;
const PICTURE_HEIGHT = 124;

export function openProblems(facts: ReportFacts, words: CarWords): Block {
  const { t } = words;
  const { problems, more } = facts;
  return [
    { ...heading(t('Open problems')), pageBreak: 'before', margin: [0, 0, 0, 8] },
    problems.length === 0
      ? { text: t('There are no open problems.') }
      : [
          problems.map((problem, at) => one(problem, at, words)),
          { stack: [disclaimer(words)], margin: [0, 14, 0, 0] },
        ],
    omittedNote(t('Problems not shown here: {n}', { n: more.problems }), more.problems),
    omittedNote(t('Pictures not shown here: {n}', { n: more.pictures }), more.pictures),
  ];
}

export const omittedNote = (text: string, count: number): Block =>
  count === 0 ? [] : { text, style: 'small', margin: [0, 6, 0, 0] };

const adviceColours: Record<DrivingAdvice, string> = {
  stop_driving: colours.danger,
  soon: statusStyles.yellow.text,
  can_wait: statusStyles.green.text,
  unread: statusStyles.yellow.text,
};

/** A paragraph of up to this many characters is not split across pages. */
const UNSPLIT_MAX = 1500;

function one(problem: ReportProblem, at: number, words: CarWords): Block {
  const { t } = words;
  const { summary, description, asked, notes, replies } = problem;
  const shownDescription = oneLine(description) === problem.title ? '' : description;
  const texts: [string, string][] = [
    [t('Description'), shownDescription],
    [t('Questions and answers'), asked.map(({ question, answer }) => `${question} ${answer}`).join('\n')],
    [t('First assessment'), summary],
    ...replies.map((reply): [string, string] => [
      t('Answer from {name}', { name: signatureOf(reply) }),
      [reply.text, quoteText(reply, words), reply.included, ownerReplyText(reply, words)]
        .filter(Boolean)
        .join('\n'),
    ]),
    [t('Notes'), notes],
  ];
  const paragraphs = texts.filter(([, text]) => text !== '');
  const [first] = paragraphs;
  const staysWithHead = first !== undefined && first[1].length <= UNSPLIT_MAX / 2;
  return [
    {
      unbreakable: true,
      margin: [0, at === 0 ? 0 : 14, 0, 0],
      stack: [at === 0 ? [] : line, head(problem, words), staysWithHead ? paragraph(first) : []],
    },
    paragraphs
      .slice(staysWithHead ? 1 : 0)
      .map((each) => ({ stack: [paragraph(each)], unbreakable: each[1].length <= UNSPLIT_MAX })),
    pictures(problem.pictures),
  ];
}

function head(problem: ReportProblem, words: CarWords): Block {
  const { t, language } = words;
  const { advice, adviceReason } = problem;
  const dated = [`${t('Logged@date')}: ${formatDayInText(problem.day, language)}`];
  if (problem.km !== null) dated.push(formatDistance(problem.km, words));
  if (problem.occurrences > 1) dated.push(t('{n} Occurrences', { n: problem.occurrences }));
  return [
    {
      columns: [
        { text: problem.title, style: 'subheading', width: '*' },
        pill(t(timelineLabel(problem.status)), statusStyles[timelineColour(problem.status)]),
      ],
      columnGap: 10,
    },
    { text: dated.join(' · '), style: 'small', margin: [0, 2, 0, 0] },
    advice === null
      ? []
      : {
          text: [
            { text: t(adviceNames[advice]), bold: true, color: adviceColours[advice] },
            adviceReason && ` – ${adviceReason}`,
          ],
          margin: [0, 6, 0, 0],
        },
  ];
}

const paragraph = ([label, text]: [string, string]): Block => [
  { text: label, style: 'label', margin: [0, 5, 0, 1] },
  { text },
];

const line: Block = {
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: CONTENT_WIDTH, y2: 0, lineWidth: 0.5, lineColor: colours.line }],
  margin: [0, 0, 0, 12],
};

const pictures = (names: readonly string[]): Block =>
  Array.from({ length: Math.ceil(names.length / IN_A_ROW) }, (_, row) => ({
    unbreakable: true,
    margin: [0, 8, 0, 0],
    columns: names
      .slice(row * IN_A_ROW, (row + 1) * IN_A_ROW)
      .map((image) => ({ image, fit: [PICTURE_WIDTH, PICTURE_HEIGHT], width: PICTURE_WIDTH })),
    columnGap: GAP,
  }));

export function resolvedProblems({ resolved, more }: ReportFacts, { t, language }: Words): Block {
  if (resolved.length === 0) return [];
  const head = [t('Problem'), t('Logged@date'), t('Resolved@date'), t('Days')];
  return [
    heading(t('Resolved problems')),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: ['*', 78, 78, 36],
        body: [
          head.map((text, at) => ({ text, style: 'tableHead', ...(at === 3 ? { alignment: 'right' } : {}) })),
          ...resolved.map(({ title, day, resolvedDay }) => [
            { text: title },
            formatDay(day, language),
            formatDay(resolvedDay, language),
            { text: formatNumber(Math.max(0, daysBetween(day, resolvedDay)), language), alignment: 'right' },
          ]),
        ],
      },
      layout: rowLines,
    },
    omittedNote(t('Problems not shown here: {n}', { n: more.resolved }), more.resolved),
  ];
}
