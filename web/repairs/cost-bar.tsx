import type { Id } from '#domain/ids.ts';
import type { Total } from '#domain/money/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { totalText } from './money-text.ts';
import { useRepairSummary } from './use-repairs.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';

export function CostBar({ carId }: { carId: Id }) {
  const { t } = useWords();
  const { data } = useRepairSummary(carId);
  const [year, life] = [data?.thisYear[0], data?.lifetime[0]];
  const share =
    year && life && life.minor > 0 && year.currency === life.currency ? year.minor / life.minor : 0;
  return (
    <Card>
      <h2 className="font-semibold">{t('Service Costs')}</h2>
      <p className="text-muted text-sm">{t('Repairs and documents, without fuel and charging')}</p>
      <Totals year={data?.thisYear} life={data?.lifetime} />
      <div aria-hidden="true" className="bg-sunken mt-3 h-2 overflow-hidden rounded-pill">
        <div className="bg-accent h-full rounded-pill" style={{ width: `${share * 100}%` }} />
      </div>
    </Card>
  );
}

type Sums = readonly Total[] | undefined;

/** A year without costs is zero in the currency of the others. */
function Totals({ year, life }: { year: Sums; life: Sums }) {
  const { t, language } = useWords();
  const own = useCurrency();
  const shown = (totals: Sums) => (totals ? totalText(totals, life?.[0]?.currency ?? own, language) : '…');
  return (
    <dl className="mt-2 grid grid-cols-2 gap-4">
      <div>
        <dt className="text-muted text-sm">{t('This Year')}</dt>
        <dd className="tabular text-xl font-semibold">{shown(year)}</dd>
      </div>
      <div>
        <dt className="text-muted text-sm">{t('Lifetime')}</dt>
        <dd className="tabular text-xl font-semibold">{shown(life)}</dd>
      </div>
    </dl>
  );
}
