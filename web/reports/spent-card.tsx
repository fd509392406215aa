import { WalletMinimal } from 'lucide-react';
import { paymentsOf } from '#domain/reports/costs-of-car.ts';
import { spendingOf } from '#domain/reports/spending-rules.ts';
import { formatMoney } from '#domain/language/format.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';
import { useAllRecords } from '#web/platform/records/use-records.ts';
import { LinkCard } from '#web/ui/link-card.tsx';

const spentOf = (cars: Cars) => ({
  payments: [...cars.values()].flatMap(paymentsOf),
  isOne: cars.size === 1,
});

/** All that was paid for all cars, fuel included: this month, and this year. */
export function SpentCard() {
  const { t, language } = useWords();
  const currency = useCurrency();
  const { data: spent } = useAllRecords(spentOf);
  const spending = spent && spendingOf(spent.payments, deviceDay());
  const textOf = (span: 'thisMonth' | 'thisYear') => {
    if (!spending) return '…';
    const paid = spending.filter((one) => one[span] !== 0);
    const all = paid.length > 0 ? paid : [spending[0] ?? { currency, thisMonth: 0, thisYear: 0 }];
    return all.map((one) => formatMoney({ minor: one[span], currency: one.currency }, language)).join(' + ');
  };
  const sums = [
    [t('Spent this month'), textOf('thisMonth')],
    [t('Spent this year'), textOf('thisYear')],
  ] as const;
  return (
    <LinkCard to={href('costs')} Icon={WalletMinimal}>
      <span className="tabular flex min-w-0 grow flex-wrap gap-x-8">
        {sums.map(([label, text]) => (
          <span key={label}>
            <span className="text-muted block text-sm">{label}</span>
            <span className="block font-semibold">{text}</span>
          </span>
        ))}
        <span className="text-muted basis-full text-sm">
          {spent?.isOne ? t('Fuel included') : t('All cars, fuel included')}
        </span>
      </span>
    </LinkCard>
  );
}
