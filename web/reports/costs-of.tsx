import { useMemo, useState, type ReactNode } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { formatMoney } from '#domain/language/format.ts';
import { costsOf, paidOf, paymentsOf } from '#domain/reports/costs-of-car.ts';
import { spendingOf, type Spending } from '#domain/reports/spending-rules.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useFreshRecords, useShownRecords } from '#web/platform/records/use-records.ts';
import { href } from '#web/platform/hrefs.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useAfterFirstRender } from '#web/ui/use-after-first-render.ts';
import { CarsSideBySide } from './cars-side-by-side.tsx';
import { CostPlot } from './cost-plot.tsx';
import type { CarCostsShown } from './costs-shown.ts';
import { ForecastView } from './forecast-view.tsx';
import { KindTable } from './kind-table.tsx';
import { OwningView } from './owning-view.tsx';
import { PerKmCard } from './per-km-card.tsx';
import { SaveCosts } from './save-costs.tsx';

type Props = { cars: readonly Car[]; /** Below all of it. */ children?: ReactNode };

/** Everything that was paid for one car, or for all of them side by side: fuel and charging are in it, and it says so. */
export function CostsOf({ cars, children }: Props) {
  const { isFetching, isError, refetch } = useFreshRecords();
  const records = useShownRecords();
  const isHere = !isFetching || cars.every(({ id }) => records.has(id));
  const shown = cars.flatMap((car): CarCostsShown[] => {
    const own = records.get(car.id);
    return own ? [{ car, records: own, payments: paymentsOf(own) }] : [];
  });
  const data = isHere && (shown.length > 0 || !isError) ? shown : undefined;
  return (
    <Loaded query={{ data, isError, refetch }} skeleton={<Skeleton className="h-96" />}>
      {(all) => (
        <Costs key={cars.map(({ id }) => id).join()} all={all}>
          {children}
        </Costs>
      )}
    </Loaded>
  );
}

const column = 'flex min-w-0 flex-col gap-4';

function Costs({ all, children }: { all: readonly CarCostsShown[]; children: ReactNode }) {
  const words = useWords();
  const { t } = words;
  const [chosen, setCurrency] = useState<string | null>(null);
  const today = deviceDay();
  const isAfterFirstRender = useAfterFirstRender();
  const [first] = all;
  const only = all.length === 1 ? first : undefined;
  const payments = only?.payments ?? all.flatMap((one) => one.payments);
  const spending = useMemo(() => spendingOf(payments, today), [payments, today]);
  const own = spending.find(({ currency }) => currency === chosen) ?? spending[0];
  const paid = all.flatMap(({ records }) => paidOf(records));
  return (
    <div className="rail:grid rail:grid-cols-2 rail:items-start flex flex-col gap-4">
      <div className={column}>
        <Card className="flex flex-col gap-4">
          <div>
            <h2 className="font-semibold">{t('All costs')}</h2>
            <p className="text-muted text-sm">{t('Fuel and charging included, without purchase and sale')}</p>
          </div>
          {own ? (
            <>
              {spending.length > 1 && (
                <Select
                  label={t('Currency')}
                  value={own.currency}
                  options={spending.map(({ currency }) => ({ value: currency, label: currency }))}
                  onChange={({ target }) => setCurrency(target.value)}
                />
              )}
              <Sums spending={own} />
              <CostPlot key={own.currency} paid={paid} currency={own.currency} />
              <KindTable paid={paid} spending={own} />
              <div className="no-print flex flex-wrap gap-2">
                <SaveCosts all={all} />
                <ButtonLink variant="secondary" size="small" to={href('settingsPart', { part: 'data' })}>
                  {t('Costs and receipts (zip)')}
                </ButtonLink>
                <PrintButton />
              </div>
            </>
          ) : (
            <NotEnoughData>
              {t('Log repairs and fill-ups with their cost to see what the car costs you.')}
            </NotEnoughData>
          )}
        </Card>
      </div>
      {isAfterFirstRender && (
        <div className={column}>
          {all.length > 1 && <CarsSideBySide all={all} />}
          {only && (
            <>
              <Card>
                <OwningView carId={only.car.id} />
              </Card>
              {own && (
                <PerKmCard
                  car={only.car}
                  costs={costsOf(only.records)}
                  currency={own.currency}
                  words={withUnits(words, only.car)}
                />
              )}
              <Card>
                <h2 className="mb-3 font-semibold">{t('Forecast')}</h2>
                <ForecastView carId={only.car.id} />
              </Card>
            </>
          )}
        </div>
      )}
      {isAfterFirstRender && children && <div className="rail:col-span-2">{children}</div>}
    </div>
  );
}

function Sums({ spending }: { spending: Spending }) {
  const { t, language } = useWords();
  const { currency } = spending;
  const money = (minor: number) => formatMoney({ minor, currency }, language);
  return (
    <>
      <div>
        <p className="text-muted text-sm">{t('This Year')}</p>
        <p className="tabular text-2xl font-semibold">{money(spending.thisYear)}</p>
      </div>
      <FactList
        className="rail:grid-cols-4"
        facts={[
          { label: t('This month'), value: money(spending.thisMonth), isWide: false },
          ...(spending.lastYear > 0
            ? [
                {
                  label: t('Last year, through the same date'),
                  value: money(spending.lastYearToDate),
                  isWide: false,
                },
                { label: t('Last year'), value: money(spending.lastYear), isWide: false },
              ]
            : []),
          { label: t('Lifetime'), value: money(spending.lifetime), isWide: false },
        ]}
      />
    </>
  );
}
