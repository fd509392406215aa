import { grouped } from '#domain/grouped.ts';
import { formatMoney } from '#domain/language/format.ts';
import type { paidOf } from '#domain/reports/costs-of-car.ts';
import { COST_KINDS } from '#domain/reports/cost-rules.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import type { Spending } from '#domain/reports/spending-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { MoneyTable } from './money-table.tsx';

type Props = { paid: ReturnType<typeof paidOf>; spending: Spending };

/** What each kind cost this year, last year and in all. */
export function KindTable({ paid, spending }: Props) {
  const { t, language } = useWords();
  const { currency } = spending;
  const year = Number(deviceDay().slice(0, 4));
  const byKind = grouped(
    paid.filter((one) => one.currency === currency),
    ({ kind }) => kind,
  );
  const cellsOf = (sums: readonly number[]) =>
    sums.map((minor) => formatMoney({ minor, currency }, language));
  const rows = COST_KINDS.flatMap((kind) => {
    const own = byKind.get(kind);
    if (!own) return [];
    const sumIn = (begin: string) =>
      own.reduce((sum, { month, minor }) => (month.startsWith(begin) ? sum + minor : sum), 0);
    const sums = [String(year), String(year - 1), ''].map(sumIn);
    return [{ key: kind, name: t(paidKindNames[kind]), cells: cellsOf(sums) }];
  });
  const all = cellsOf([spending.thisYear, spending.lastYear, spending.lifetime]);
  return (
    <MoneyTable
      caption={t('Costs by kind')}
      heading={t('Kind')}
      columns={[t('This Year'), t('Last year'), t('Lifetime')]}
      rows={[...rows, { key: 'all', name: t('Total'), cells: all, isSum: true }]}
    />
  );
}
