import { formatMonth } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { CostsOfCar } from '#domain/reports/costs-schema.ts';
import { fuelPerKm } from '#domain/fills/per-km-rules.ts';
import { costPerKm, drivenIn, missingIn } from '#domain/reports/distance-rules.ts';
import {
  costPerDistance,
  costPerDistanceByYear,
  perDistance,
  spanText,
  type CarWords,
} from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { Card } from '#web/ui/card.tsx';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Link } from '#web/ui/link.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';
import { basisText } from './owning-notes.ts';
import { UNKNOWN } from './owning-table.tsx';

type Props = { car: Pick<Car, 'id' | 'purchase'>; costs: CostsOfCar; currency: string; words: CarWords };

export function PerKmCard(props: Props) {
  const { t, units } = props.words;
  return (
    <Card>
      <h2 className="mb-3 font-semibold">{t(costPerDistance[units.distanceUnit])}</h2>
      <PerKm {...props} />
    </Card>
  );
}

function PerKm({ car, costs, currency, words }: Props) {
  const { t, language, units } = words;
  const plotWords = usePlotWords();
  const driven = drivenIn(costs, car.purchase);
  if (!driven) {
    return <NotEnoughData>{basisText(words)}</NotEnoughData>;
  }
  const { all, years } = costPerKm(costs, driven, currency);
  const fuel = all.fuel === null ? null : fuelPerKm(costs.stretches);
  const missing = missingIn(costs.stretches, currency).map((month) => formatMonth(month, language));
  const price = (minor: number) => formatUnitPrice({ minor, currency }, language);
  const perUnit = (minor: number | null) => (minor === null ? null : perDistance(minor, words));
  const shown = (minor: number | null) => (minor === null ? UNKNOWN : price(perDistance(minor, words)));
  const columns = years.map(({ year, fuel, other, total }) => ({
    key: String(year),
    label: String(year),
    name: String(year),
    values: { fuel: perUnit(fuel), other: perUnit(other), total: perUnit(total) },
  }));
  return (
    <div className="flex flex-col gap-3">
      <FactList
        facts={[
          {
            label: t(all.total === all.other ? 'Total' : 'With fuel'),
            value: shown(all.total),
            isWide: false,
          },
          { label: t('Excluding fuel'), value: shown(all.other), isWide: false },
          { label: t('Fuel'), value: shown(all.fuel), isWide: false },
        ]}
      />
      <p className="text-muted tabular text-sm first-letter:uppercase">
        {fuel ? `${t('Excluding fuel')}: ${spanText(driven, words)}` : spanText(driven, words)}
        <br />
        {fuel && (
          <>
            {`${t('Fuel')}: ${spanText(fuel, words)}`}
            <br />
          </>
        )}
        {t('The costs in this period, divided by the distance driven.')}
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
      {missing.length > 0 && (
        <Link to={href('fills', { carId: car.id })} className="text-sm underline">
          {t('Left out of the fuel costs, as a fill-up or its cost is missing: {months}', {
            months: missing.join(', '),
          })}
        </Link>
      )}
    </div>
  );
}
