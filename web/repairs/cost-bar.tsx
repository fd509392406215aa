import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { totalText } from './money-text.ts';
import { useRepairSummary } from './repair-summary.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';

export function CostBar({ carId }: { carId: Id }) {
  const { t, language } = useWords();
  const currency = useCurrency();
  const { data } = useRepairSummary(carId);
  const shown = (totals: 'thisYear' | 'lifetime') =>
    data ? totalText(data[totals], currency, language) : '…';
  const [year, life] = [data?.thisYear[0], data?.lifetime[0]];
  const share =
    year && life && life.minor > 0 && year.currency === life.currency ? year.minor / life.minor : 0;
  return (
    <Card>
      <h2 className="font-semibold">{t('Service Costs')}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-muted text-sm">{t('This Year')}</dt>
          <dd className="tabular text-xl font-semibold">{shown('thisYear')}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('Lifetime')}</dt>
          <dd className="tabular text-xl font-semibold">{shown('lifetime')}</dd>
        </div>
      </dl>
      <div aria-hidden="true" className="bg-sunken mt-3 h-2 overflow-hidden rounded-pill">
        <div className="bg-accent h-full rounded-pill" style={{ width: `${share * 100}%` }} />
      </div>
    </Card>
  );
}
