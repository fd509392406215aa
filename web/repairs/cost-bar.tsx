import type { Repair } from '#domain/repairs/schema.ts';
import { recordTotals } from '#domain/repairs/record-rules.ts';
import { useWords } from '#web/platform/language.ts';
import { useRead } from '#web/platform/query.ts';
import { Card } from '#web/ui/card.tsx';
import { totalText } from './money-text.ts';

/** The currency for new amounts, and for a total of nothing. */
export function useCurrency(): string {
  return useRead('settings.read').data?.currency ?? 'USD';
}

/** Spec 2.12. A thin bar shows this year's share of all. */
export function CostBar({
  repairs,
  isComplete,
}: {
  repairs: readonly Repair[] | undefined;
  isComplete: boolean;
}) {
  const { t, language } = useWords();
  const currency = useCurrency();
  const totals = recordTotals(repairs ?? [], new Date().getFullYear(), currency);
  const shown = (list: typeof totals.lifetime) => (repairs && isComplete ? totalText(list, language) : '…');
  const [year, life] = [totals.thisYear[0], totals.lifetime[0]];
  const share =
    year && life && life.minor > 0 && year.currency === life.currency ? year.minor / life.minor : 0;
  return (
    <Card>
      <h2 className="font-semibold">{t('Service Costs')}</h2>
      <dl className="mt-2 grid grid-cols-2 gap-4">
        <div>
          <dt className="text-muted text-sm">{t('This Year')}</dt>
          <dd className="tabular text-xl font-semibold">{shown(totals.thisYear)}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('Lifetime')}</dt>
          <dd className="tabular text-xl font-semibold">{shown(totals.lifetime)}</dd>
        </div>
      </dl>
      <div aria-hidden="true" className="bg-sunken mt-3 h-2 overflow-hidden rounded-pill">
        <div className="bg-accent h-full rounded-pill" style={{ width: `${share * 100}%` }} />
      </div>
    </Card>
  );
}
