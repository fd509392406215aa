import { useGarage } from '#web/platform/records/use-garage.ts';
import { useMemo, type ReactNode } from 'react';
import { dangerOf } from '#domain/status/status-rules.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { formatMoney } from '#domain/language/format.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import type { CostsOfCar } from '#domain/reports/costs-schema.ts';
import { owningCosts } from '#domain/reports/owning-rules.ts';
import { amountPerDistance, withUnits } from '#domain/units/words.ts';
import { OutOfUseLine } from '#web/cars/out-of-use-line.tsx';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useFreshRecords, useShownRecords } from '#web/platform/records/use-records.ts';
import { MoneyTable } from '#web/reports/money-table.tsx';
import { amountTexts, UNKNOWN } from '#web/reports/owning-table.tsx';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NoCars } from './garage-page.tsx';

/** Compares the costs of all cars. */
export function CostsScreen() {
  const { t } = useWords();
  const garage = useGarage();
  const { isFetching, isError: isFailed, refetch } = useFreshRecords();
  const records = useShownRecords();
  const cars = garage.data?.cars;
  const isHere = !isFetching || cars?.every(({ id }) => records.has(id));
  const costs = useMemo(() => new Map([...records].map(([id, of]) => [id, costsOf(of)])), [records]);
  const data = isHere && cars && (costs.size > 0 || !isFailed) ? { cars, costs } : undefined;
  const isError = isFailed || garage.isError;
  return (
    <Page twoColumns title={t('Costs by car')} back={{ to: href('reports'), label: t('Back') }}>
      <Loaded
        query={{ data, isError, refetch: () => [garage.refetch(), refetch()] }}
        skeleton={<Skeleton className="h-72" />}
      >
        {(loaded) =>
          loaded.cars.length === 0 ? (
            <NoCars title={t('No cars yet')} addLabel={t('Add car')} />
          ) : (
            <Card>
              <SideBySide {...loaded} />
              <p className="text-muted mt-3 text-sm">
                {t('Running costs per month and per distance; the total also includes purchase and sale.')}
              </p>
            </Card>
          )
        }
      </Loaded>
    </Page>
  );
}

function OpenDanger({ car }: { car: Car }) {
  const danger = dangerOf(car.health);
  return danger && <AdviceBadge advice={danger.advice} />;
}

function SideBySide({ cars, costs }: { cars: readonly Car[]; costs: ReadonlyMap<Id, CostsOfCar> }) {
  const words = useWords();
  const { t } = words;
  /** One line per currency: amounts are never added across currencies. */
  const cellsOf = (car: Car, own: CostsOfCar | undefined): ReactNode[] => {
    const found = own ? owningCosts(own, car, deviceDay()).currencies : [];
    if (found.length === 0) return [UNKNOWN, UNKNOWN, UNKNOWN];
    const carWords = withUnits(words, car);
    const texts = found.map(({ currency, running, whole }) => {
      const { perMonth, perDistance } = amountTexts(running, currency, carWords);
      const each =
        perDistance === UNKNOWN ? UNKNOWN : t(amountPerDistance[car.distanceUnit], { amount: perDistance });
      return [perMonth, each, formatMoney({ minor: whole, currency }, words.language)];
    });
    return [0, 1, 2].map((at) => texts.map((line) => <div key={line[2]}>{line[at]}</div>));
  };
  return (
    <MoneyTable
      caption={t('Costs by car')}
      columns={[t('Per month'), t('Per distance'), t('Total cost of ownership')]}
      rows={cars.map((car) => ({
        key: car.id,
        name: (
          <div className="flex flex-wrap items-center gap-x-2">
            <Link to={href('carView', { carId: car.id })} className="text-accent font-medium">
              {carName(car)}
            </Link>
            <OpenDanger car={car} />
            <OutOfUseLine car={car} />
          </div>
        ),
        cells: cellsOf(car, costs.get(car.id)),
      }))}
    />
  );
}
