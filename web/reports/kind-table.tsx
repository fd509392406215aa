import { grouped } from '#domain/grouped.ts';
import { formatMoney } from '#domain/language/format.ts';
import { COST_KINDS } from '#domain/reports/cost-rules.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import { spendingOf, type Payment, type Spending } from '#domain/reports/spending-rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { MoneyTable } from './money-table.tsx';

/** What each kind cost this year, last year and in all. */
export function KindTable({ payments, currency }: { payments: readonly Payment[]; currency: string }) {
  const { t, language } = useWords();
  const own = payments.filter((one) => one.currency === currency);
  const byKind = grouped(own, ({ kind }) => kind);
  const row = (key: string, name: string, some: readonly Payment[]) =>
    spendingOf(some, deviceDay()).map((sums) => ({ key, name, cells: cellsOf(sums) }));
  const cellsOf = ({ thisYear, lastYear, lifetime }: Spending) =>
    [thisYear, lastYear, lifetime].map((minor) => formatMoney({ minor, currency }, language));
  return (
    <MoneyTable
      caption={t('Costs by kind')}
      heading={t('Kind')}
      columns={[t('This Year'), t('Last year'), t('Lifetime')]}
      rows={[
        ...COST_KINDS.flatMap((kind) => row(kind, t(paidKindNames[kind]), byKind.get(kind) ?? [])),
        ...row('all', t('Total'), own).map((total) => ({ ...total, isSum: true })),
      ]}
    />
  );
}
