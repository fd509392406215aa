import { useGarage } from '#web/platform/records/use-garage.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { mileageFacts, yearPace } from '#domain/mileage/estimate-rules.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { yearForecast, type Forecast } from '#domain/reports/forecast-rules.ts';
import { roughMoney } from '#domain/reports/rough-money.ts';
import { roughly } from '#domain/reports/limit-words.ts';
import type { Total } from '#domain/money/schema.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useAllRecords, useRecords } from '#web/platform/records/use-records.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { LimitOutlook } from './limit-outlook.tsx';
import { MoneyTable } from './money-table.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { UNKNOWN } from './owning-table.tsx';

/** From so few an estimate of a year is said to be a rough one. */
const LITTLE_DAYS = 120;

/** Estimates from what is recorded. */
export function ForecastView({ carId }: { carId: Id }) {
  const words = useCarWords(carId);
  const queries = [
    useRecords(carId, costsOf),
    useAllRecords(reminderListOf),
    useRecords(carId, fillsOf),
    useGarage(),
  ] as const;
  const [{ data: costs }, { data: reminders }, { data: fills }, { data: garage }] = queries;
  const car = garage?.cars.find(({ id }) => id === carId);
  const query = {
    data: costs && reminders && fills && car && { costs, reminders, fills, car },
    isError: queries.some(({ isError }) => isError),
    refetch: () => queries.map(({ refetch }) => refetch()),
  };
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-72" />}>
      {(data) => {
        const today = deviceDay();
        const own = data.reminders.mileage.find((one) => one.carId === carId);
        const given = [own?.readings ?? [], today, own?.yearlyKm] as const;
        const [mileage, pace] = [mileageFacts(...given), yearPace(...given)];
        const due = dueList(data.reminders, today, carId);
        const lastCosts = data.costs.lastCosts;
        const forecast = yearForecast(
          { due, mileage: mileage && { ...mileage, rate: pace.rate }, lastCosts, fills: data.fills },
          today,
        );
        return (
          <div className="flex flex-col gap-4">
            {data.car.outOfUse ? null : <Year forecast={forecast} days={pace.days} words={words} />}
            <LimitOutlook car={data.car} mileage={mileage} words={words} />
          </div>
        );
      }}
    </Loaded>
  );
}

type YearProps = { forecast: Forecast; /** That the readings span. */ days: number; words: CarWords };

function Year({ forecast, days, words }: YearProps) {
  const { t, language } = words;
  const { items, fuel, totals, km, unforeseen } = forecast;
  if (items.length === 0 && fuel.length === 0)
    return (
      <NotEnoughData>
        {t('Add reminders and log fill-ups with their cost to see what the coming year may cost.')}
      </NotEnoughData>
    );
  const money = (total: Total) => roughMoney(total, language);
  const about = (total: Total) => t('about {amount}', { amount: money(total) });
  const unknown = [...items.filter(({ cost }) => cost === null).map(({ title }) => title), ...unforeseen];
  const driven = km === null ? null : formatDistance(roughly(km), words);
  return (
    <div>
      <p className="text-muted text-sm">{t('Next 12 months, estimated')}</p>
      <p className="tabular text-xl font-semibold">
        {totals.length === 0 ? UNKNOWN : t('about {amount}', { amount: totals.map(money).join(' + ') })}
      </p>
      <MoneyTable
        caption={t('Next 12 months, estimated')}
        heading={t('Kind')}
        columns={[t('Number of times'), t('Cost')]}
        rows={[
          ...items.map(({ reminderId, title, times, cost }) => ({
            key: reminderId,
            name: title,
            cells: [String(times), cost ? about(cost) : UNKNOWN],
          })),
          ...fuel.map((total) => ({
            key: `fuel ${total.currency}`,
            name: t('Fuel and charging'),
            cells: ['', about(total)],
          })),
        ]}
      />
      <ul className="text-muted mt-3 flex flex-col gap-1 text-sm">
        <li>{t('Each reminder is counted at its last known cost.')}</li>
        <li>
          {fuel.length === 0 || driven === null
            ? t('Fuel is not counted: the mileage or the fuel cost for the past year is not known.')
            : t('Fuel is estimated from the past year, for about {distance}.', { distance: driven })}
        </li>
        {fuel.length > 0 && days > 0 && days < LITTLE_DAYS && (
          <li>{t('Not much is known yet: the mileage for only {n} days.', { n: days })}</li>
        )}
        {unknown.length > 0 && (
          <li>{t('Not counted, cost not known: {titles}', { titles: unknown.join(', ') })}</li>
        )}
      </ul>
    </div>
  );
}
