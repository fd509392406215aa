import type { Id } from '#domain/ids.ts';
import { allCosts } from '#domain/reports/all-costs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRead } from '#web/platform/reads/query.ts';
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
  const all = useRead('reports.costs').data?.cars.find((one) => one.carId === carId);
  const isMore = all?.paid.some(({ kind }) => kind === 'fuel') ?? false;
  const share =
    year && life && life.minor > 0 && year.currency === life.currency ? year.minor / life.minor : 0;
  return (
    <Card>
      <h2 className="font-semibold">{t('Service Costs')}</h2>
      <p className="text-muted text-sm">{t('Repairs and documents, without fuel and charging')}</p>
      <Totals year={shown('thisYear')} life={shown('lifetime')} />
      <div aria-hidden="true" className="bg-sunken mt-3 h-2 overflow-hidden rounded-pill">
        <div className="bg-accent h-full rounded-pill" style={{ width: `${share * 100}%` }} />
      </div>
      {all && isMore && (
        <>
          <h3 className="mt-4 font-semibold">{t('All costs, with fuel and charging')}</h3>
          <Totals
            year={totalText(allCosts(all, `${deviceDay().slice(0, 4)}-01`), currency, language)}
            life={totalText(allCosts(all), currency, language)}
          />
        </>
      )}
    </Card>
  );
}

function Totals({ year, life }: { year: string; life: string }) {
  const { t } = useWords();
  return (
    <dl className="mt-2 grid grid-cols-2 gap-4">
      <div>
        <dt className="text-muted text-sm">{t('This Year')}</dt>
        <dd className="tabular text-xl font-semibold">{year}</dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{t('Lifetime')}</dt>
        <dd className="tabular text-xl font-semibold">{life}</dd>
      </div>
    </dl>
  );
}
