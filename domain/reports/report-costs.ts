import { formatMoney, formatMonth } from '#domain/language/format.ts';
import { formatMoneyShort, formatMonthLetter, formatUnitPrice } from '#domain/language/plot-format.ts';
import type { Words } from '#domain/language/words.ts';
import { amountPerDistance, perDistance, spanText, type CarWords } from '#domain/units/words.ts';
import { paidKindNames } from './paid-kind-names.ts';
import { kindsPaid } from './cost-rules.ts';
import type { ReportCosts } from './report-facts.ts';
import { colours, CONTENT_WIDTH, rowLines, type Block } from './report-styles.ts';
import { ticksUpTo } from './scale-rules.ts';

export function costSection(costs: readonly ReportCosts[], words: CarWords): Block {
  const paid = costs.filter(({ total }) => total.total > 0);
  if (paid.length === 0) return [];
  return paid.map((one, at) => ({
    unbreakable: true,
    margin: [0, 0, 0, 12],
    stack: [
      at === 0 ? { text: words.t('Costs'), style: 'heading' } : [],
      ofCurrency(one, paid.length > 1, words),
    ],
  }));
}

function ofCurrency(costs: ReportCosts, isNamed: boolean, words: CarWords): Block {
  const { t, language } = words;
  const { currency, total } = costs;
  const money = (minor: number) => formatMoney({ minor, currency }, language);
  const right = { alignment: 'right' };
  return {
    stack: [
      isNamed ? { text: currency, style: 'subheading', margin: [0, 0, 0, 4] } : [],
      { text: titleOf(costs, words), bold: true },
      plot(costs, words),
      {
        margin: [0, 10, 0, 0],
        table: {
          headerRows: 1,
          widths: ['*', 90, 60],
          body: [
            [t('Kind'), t('Cost'), '%'].map((text, at) => ({
              text,
              style: 'tableHead',
              ...(at > 0 ? right : {}),
            })),
            ...kindsPaid([total]).map((kind) => [
              t(paidKindNames[kind]),
              { text: money(total.kinds[kind]), style: 'number' },
              { text: `${Math.round((total.kinds[kind] / total.total) * 100)} %`, ...right },
            ]),
            [{ text: t('Total'), bold: true }, { text: money(total.total), bold: true, style: 'number' }, ''],
          ],
        },
        layout: rowLines,
      },
      perDriven(costs, words),
    ],
  };
}

function titleOf({ by, periods }: ReportCosts, { t, language }: Words): string {
  const [first, last] = [periods[0]?.period ?? '', periods.at(-1)?.period ?? ''];
  if (by === 'year') return t('Cost per year');
  const year = first.slice(0, 4);
  if (last.startsWith(year)) return t('Cost per month, {year}', { year });
  const [from, to] = [formatMonth(first, language), formatMonth(last, language)];
  return t('Cost per month, {from} – {to}', { from, to });
}

function perDriven({ driven, currency }: ReportCosts, words: CarWords): Block {
  const { t, language, units } = words;
  if (!driven) return [];
  const amount = formatUnitPrice({ minor: perDistance(driven.perKm, words), currency }, language);
  return {
    text: [
      { text: t(amountPerDistance[units.distanceUnit], { amount }), bold: true },
      `  ${spanText(driven, words)}`,
    ],
    margin: [0, 8, 0, 0],
  };
}

const HEIGHT = 150;
const [TOP, BOTTOM, LEFT] = [16, 18, 62];

/** Amounts and years over narrower columns would overlap. */
const [AMOUNT_WIDTH, YEAR_WIDTH] = [27, 22];

function plot({ periods, by, currency }: ReportCosts, { language }: Words): Block {
  const ticks = ticksUpTo(Math.max(...periods.map(({ total }) => total)));
  const top = ticks.at(-1) ?? 1;
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - TOP - BOTTOM);
  const step = (CONTENT_WIDTH - LEFT) / periods.length;
  const bar = Math.min(30, step * 0.62);
  const isNamed = step >= AMOUNT_WIDTH;
  const short = (minor: number) => formatMoneyShort({ minor, currency }, language);
  const lines = ticks.map(
    (tick) =>
      `<line x1="${LEFT}" x2="${CONTENT_WIDTH}" y1="${y(tick)}" y2="${y(tick)}" stroke="${tick === 0 ? colours.muted : colours.line}" stroke-width="0.600"/>` +
      `<text x="${LEFT - 6}" y="${y(tick) + 3}" font-size="8" text-anchor="end" fill="${colours.muted}">${short(tick)}</text>`,
  );
  const columns = periods.map(({ period, total }, at) => {
    const middle = LEFT + (at + 0.5) * step;
    const year = at % Math.ceil(YEAR_WIDTH / step) === 0 ? period : '';
    const label = by === 'month' ? formatMonthLetter(period, language) : year;
    const value =
      total === 0
        ? ''
        : `<rect x="${middle - bar / 2}" y="${y(total)}" width="${bar}" height="${y(0) - y(total)}" fill="${colours.accent}"/>` +
          (isNamed
            ? `<text x="${middle}" y="${y(total) - 4}" font-size="7.500" text-anchor="middle" fill="${colours.text}">${short(total)}</text>`
            : '');
    return `${value}<text x="${middle}" y="${HEIGHT - 5}" font-size="8" text-anchor="middle" fill="${colours.muted}">${label}</text>`;
  });
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${CONTENT_WIDTH}" height="${HEIGHT}" font-family="Inter">${lines.join('')}${columns.join('')}</svg>`,
    width: CONTENT_WIDTH,
    font: 'Inter',
    margin: [0, 6, 0, 0],
  };
}
