import type { Car } from '#domain/cars/schema.ts';
import { costWithFuel, totalOf } from '#domain/reports/cost-with-fuel-rules.ts';
import type { Purchase } from '#domain/fills/overview-schema.ts';
import { formatMonth } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import { figuresOf } from '#domain/reports/figures-of-car.ts';
import { KM_MIN } from '#domain/reports/distance-rules.ts';
import { YEARS_SHOWN } from '#domain/months.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { costPerDistanceByYear, formatDistance, perDistance, type CarWords } from '#domain/units/words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

type Props = {
  car: Pick<Car, 'id'>;
  /** Includes all energies. */
  purchases: readonly Purchase[];
  currency: string;
  words: CarWords;
};

export function RunningCostPlot({ car, ...props }: Props) {
  const figures = useRecords(car.id, figuresOf);
  return (
    <Loaded query={figures} skeleton={<Skeleton className="h-72" />}>
      {(data) => <Plot {...props} figures={data} />}
    </Loaded>
  );
}

function Plot({ purchases, currency, words, figures }: Omit<Props, 'car'> & { figures: ReportFigures }) {
  const { t, language, units } = words;
  const plotWords = usePlotWords();
  const found = costWithFuel(purchases, figures, currency);
  if (!found) {
    return (
      <NotEnoughData>
        {t('Two mileage readings from different months, at least {km} apart, are needed.', {
          km: formatDistance(KM_MIN, words),
        })}
      </NotEnoughData>
    );
  }
  const { all, years, from, to, km } = found;
  const perUnit = (minor: number | null) => (minor === null ? null : perDistance(minor, words));
  const price = (minor: number) => formatUnitPrice({ minor, currency }, language);
  const shown = (minor: number | null) => (minor === null ? '–' : price(perDistance(minor, words)));
  const columns = years.slice(-YEARS_SHOWN).map(({ year, ...shares }) => ({
    key: String(year),
    label: String(year),
    name: String(year),
    values: { fuel: perUnit(shares.fuel), other: perUnit(shares.other), total: perUnit(totalOf(shares)) },
  }));
  const hasDash = columns.some(({ values }) => values.total === null);
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          { label: t('With fuel'), value: shown(totalOf(all)), isWide: false },
          { label: t('Without fuel'), value: shown(all.other), isWide: false },
          { label: t('Fuel'), value: shown(all.fuel), isWide: false },
        ]}
      />
      <p className="text-muted tabular text-sm first-letter:uppercase">
        {`${formatMonth(from, language)} – ${formatMonth(to, language)} · ${formatDistance(km, words)}`}
      </p>
      <ColumnPlot
        title={t(costPerDistanceByYear[units.distanceUnit])}
        heading={t('Calendar year')}
        columns={columns}
        series={[
          { key: 'fuel', label: t('Fuel'), look: 0 },
          { key: 'other', label: t('Everything else'), look: 1 },
          { key: 'total', label: t('Total'), look: 2 },
        ]}
        bars={[['fuel', 'other']]}
        format={price}
        axis={price}
        words={plotWords}
      />
      {hasDash && (
        <p className="text-muted text-sm">
          {t(
            'A dash means that a cost or a fill-up is missing, or that the car was not driven enough. Such years are left out of the fuel costs.',
          )}
        </p>
      )}
    </div>
  );
}
