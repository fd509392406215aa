import { healthStatus } from '#domain/cars/health-rules.ts';
import { carName } from '#domain/cars/rules.ts';
import { carSpecs } from '#domain/cars/specs.ts';
import { formatDayInText, formatLongDay, formatMoney } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { carStatus, isFine } from '#domain/status/status-rules.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { ReportFacts } from './report-facts.ts';
import {
  colours,
  CONTENT_WIDTH,
  levelIcons,
  levelStyles,
  onBackground,
  type Block,
} from './report-styles.ts';

export function cover(facts: ReportFacts, words: CarWords): Block {
  const { car, photo, today } = facts;
  const { t, language } = words;
  const name = carName(car);
  const kind = [car.nickname ? `${car.brand} ${car.model}` : null, String(car.year), car.licensePlate];
  return [
    {
      columns: [
        { text: 'Carful', bold: true, fontSize: 13, color: colours.accent },
        {
          text: t('Report date: {date}', { date: formatLongDay(today, language) }),
          alignment: 'right',
          style: 'small',
          margin: [0, 4, 0, 0],
        },
      ],
    },
    { text: t('Health Report'), color: colours.muted, fontSize: 13, margin: [0, 26, 0, 2] },
    { text: name, style: 'title', ...(name.length > 40 ? { fontSize: 18 } : {}) },
    { text: kind.filter(Boolean).join(' · '), fontSize: 13, color: colours.muted, margin: [0, 2, 0, 16] },
    photo === null
      ? []
      : { image: photo, width: CONTENT_WIDTH, height: CONTENT_WIDTH / 2, margin: [0, 0, 0, 16] },
    status(facts, words),
    numbers(facts, words),
    specs(facts, words),
  ];
}

export const provenance = (words: Words): Block => [
  { text: words.t("This report was made with Carful from the owner's own records.") },
  disclaimer(words),
];

export const disclaimer = ({ t }: Words): Block => ({
  text: t('This is not a diagnostic tool. Only a repair shop can determine the actual issue.'),
  style: 'small',
});

/** In the look of the screens: what is worst with its reason, what else is to be said, then its problems. */
function status({ car, due, overdue, today }: ReportFacts, words: CarWords): Block {
  const { t, format } = words;
  const { message, description } = healthStatus(car.health);
  const known = carStatus(car, due, today, words);
  // Of reminders that are left out, no more than their number.
  const counted =
    due === null && overdue > 0
      ? [{ kind: 'overdue', level: 'bad', sentence: t('{n} overdue', { n: overdue }), reason: null } as const]
      : [];
  const isStop = known[0]?.kind === 'stop';
  const [first, ...others] = isStop ? [known[0]!, ...counted, ...known.slice(1)] : [...counted, ...known];
  const hidden = others.length - OTHERS_MAX;
  const { text, soft } = levelStyles[first?.level ?? 'quiet'];
  return onBackground(soft, 12, {
    columns: [
      { svg: iconDrawing(text, levelIcons[first?.level ?? 'quiet']), width: 30 },
      {
        width: '*',
        stack: [
          { text: t('Health status'), fontSize: 8.5, color: text },
          ...(first
            ? [{ text: first.sentence, bold: true, fontSize: 14, color: text }, first.reason ?? '']
            : []),
          ...others.slice(0, OTHERS_MAX).map(({ sentence, reason, level }) => ({
            text: [{ text: sentence, color: levelStyles[level].text }, reason ? ` · ${reason}` : ''],
            fontSize: 10,
            margin: [0, 3, 0, 0],
          })),
          ...(hidden > 0 ? [{ text: t('+ {n} more', { n: hidden }), fontSize: 10 }] : []),
          // Where a problem is the status, it has been said.
          first?.kind !== 'problems' && {
            text: [(car.health.open > 0 || isFine(first)) && message, description]
              .flatMap((one) => (one ? format(one) : []))
              .join(' · '),
            fontSize: 10,
            color: colours.muted,
            margin: [0, 5, 0, 0],
          },
        ].filter(Boolean),
      },
    ],
    columnGap: 10,
  });
}

const OTHERS_MAX = 5;

const iconDrawing = (colour: string, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><g fill="none" stroke="${colour}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`;

function numbers(facts: ReportFacts, { t, language }: Words): Block {
  const { car, problems, resolved, repairs, more, costs } = facts;
  const counts: [Phrase, string][] = [
    ['Open problems', String(Math.max(car.health.open, problems.length))],
    ['Resolved problems', String(resolved.length + more.resolved)],
    ['Repairs', String(repairs.length + more.repairs)],
  ];
  const totals = (costs ?? []).map(({ currency, total }) =>
    formatMoney({ minor: total.total, currency }, language),
  );
  if (costs) counts.push(['Total cost', totals.join(' + ') || '–']);
  return [
    {
      text: `${t('Period')}: ${periodText(facts, t, language)}`,
      margin: [0, 14, 0, 8],
      color: colours.muted,
    },
    {
      columns: counts.map(([label, value]) => ({
        stack: [
          { text: value, bold: true, fontSize: value.length > 12 ? 11 : 17 },
          { text: t(label), style: 'label' },
        ],
      })),
      columnGap: 12,
    },
  ];
}

function periodText(
  { period: { from, to }, today }: ReportFacts,
  t: Words['t'],
  language: Words['language'],
): string {
  if (from === null && to === null) return t('All records');
  const last = formatDayInText(to ?? today, language);
  return from === null ? `… – ${last}` : `${formatDayInText(from, language)} – ${last}`;
}

function specs({ car }: ReportFacts, words: CarWords): Block {
  const cells = carSpecs(car, words, [
    'brand',
    'model',
    'year',
    'licensePlate',
    'vin',
    'mileage',
    'fuelType',
    'transmission',
    'engineType',
  ]).map(({ label, value }) => ({
    stack: [
      { text: label, style: 'label' },
      { text: value, fontSize: 11 },
    ],
    margin: [0, 5, 8, 0],
  }));
  const lines = Array.from({ length: Math.ceil(cells.length / 3) }, (_, at) =>
    cells.slice(at * 3, at * 3 + 3),
  );
  return {
    margin: [0, 16, 0, 0],
    table: {
      widths: ['*', '*', '*'],
      body: lines.map((line) => [...line, ...Array(3 - line.length).fill('')]),
    },
    layout: {
      hLineWidth: (line: number) => (line === 0 ? 0.5 : 0),
      hLineColor: () => colours.line,
      vLineWidth: () => 0,
      paddingLeft: () => 0,
    },
  };
}
