import { formatDay, formatMoney } from '#domain/language/format.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { breakdownRows } from '#domain/repairs/breakdown-rules.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import type { ReportFacts, ReportRepair } from './report-facts.ts';
import { heading, rowLines, type Block } from './report-styles.ts';
import { omittedNote } from './report-problems.ts';
import { shortened } from '#domain/trimmed-text.ts';

/** A row must fit on one page. */
const DESCRIPTION_MAX = 1500;
/** Space below the heading for the table header and the first row. */
const [ROOM, LINE, IN_A_LINE] = [120, 13, 45];

export function serviceHistory(facts: ReportFacts, words: CarWords): Block {
  const { t } = words;
  const { repairs, more } = facts;
  const withCosts = facts.costs !== null;
  const right = { alignment: 'right' };
  const head: Block[] = [
    { text: t('Date'), style: 'tableHead' },
    { text: t('Work done'), style: 'tableHead' },
    { text: t('Mileage'), style: 'tableHead', ...right },
  ];
  if (withCosts) head.push({ text: t('Cost'), style: 'tableHead', ...right });
  return [
    heading(
      t('Maintenance history'),
      ROOM + LINE * Math.ceil((repairs[0]?.description?.length ?? 0) / IN_A_LINE),
    ),
    repairs.length === 0
      ? { text: t('No repairs in this period.') }
      : {
          table: {
            headerRows: 1,
            keepWithHeaderRows: 1,
            dontBreakRows: true,
            widths: withCosts ? [76, '*', 68, 70] : [76, '*', 68],
            body: [head, ...repairs.map((repair) => row(repair, withCosts, words))],
          },
          layout: rowLines,
        },
    omittedNote(t('Older repairs not shown here: {n}', { n: more.repairs }), more.repairs),
  ];
}

function row(repair: ReportRepair, withCosts: boolean, words: CarWords): Block[] {
  const { t, language } = words;
  const { title, day, kind, km, garage, mechanic, description, fixed, cost, breakdown } = repair;
  const name = kind && t(kindNames[kind]);
  const by = [name !== title && name, garage, mechanic].filter(Boolean).join(' · ');
  const work = [
    { text: title, bold: true },
    by && { text: by, style: 'small' },
    description && { text: shortened(description, DESCRIPTION_MAX), margin: [0, 2, 0, 0] },
    cost &&
      breakdown && {
        text: breakdownRows({ ...cost, cost: fromMinor(cost.minor, cost.currency), breakdown }, words)
          .map((part) => part.join(' '))
          .join(' · '),
        style: 'small',
        margin: [0, 2, 0, 0],
      },
    fixed.length > 0 && {
      text: t('Fixed: {titles}', { titles: fixed.join(', ') }),
      style: 'small',
      margin: [0, 2, 0, 0],
    },
  ];
  const cells: Block[] = [
    { text: formatDay(day, language) },
    { stack: work.filter(Boolean) },
    { text: km === null ? '' : formatDistance(km, words), style: 'number' },
  ];
  if (withCosts) cells.push({ text: cost === null ? '' : formatMoney(cost, language), style: 'number' });
  return cells;
}
