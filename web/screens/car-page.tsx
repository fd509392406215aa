import type { ReactNode } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car, FuelType } from '#domain/cars/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useCarOfAddress } from '#web/cars/use-car-of-address.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { OnlyCharged } from '#web/platform/language/only-charged.tsx';
import { ShareButton } from '#web/share/share-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { CarMenu } from './car-menu.tsx';
import { WaitingOfCar } from './waiting-of-car.tsx';

const tabsOf = (fuelType: FuelType | null) =>
  [
    ['car', 'Overview'],
    ['history', 'History'],
    ['fills', fuelType === 'electric' ? 'Charging' : 'Fuel'],
    ['carCosts', 'Costs'],
    ['reminders', 'Care'],
  ] as const satisfies [string, Phrase][];

export type CarTab = ReturnType<typeof tabsOf>[number][0];

type Props = { tab: CarTab; skeleton: ReactNode; children: (car: Car) => ReactNode };

/** The page of a car. Each tab is a screen with an address of its own; Back leads to where the page was opened. */
export function CarPage({ tab, skeleton, children }: Props) {
  const { t } = useWords();
  const { carId, car, isMissing, query } = useCarOfAddress();
  if (isMissing) return <CarMissing />;
  const isFirst = tab === 'car';
  const tabs = tabsOf(car?.fuelType ?? null);
  return (
    <Page
      title={car ? carName(car) : t('Car')}
      {...(!isFirst && { part: t(tabs.find(([name]) => name === tab)![1]) })}
      back={{ to: href('cars'), label: t('Back to My Cars') }}
      twoColumns
      actions={
        car && (
          <>
            <ShareButton carId={car.id} title={carName(car)} />
            <CarMenu car={car} />
          </>
        )
      }
    >
      <nav aria-label={t('Car')} className="no-print border-line mb-5 flex flex-wrap border-b ">
        {tabs.map(([name, label]) => (
          <Link
            key={name}
            replace
            to={href(name, { carId })}
            aria-current={name === tab ? 'page' : undefined}
            className="text-muted aria-[current=page]:border-accent aria-[current=page]:text-text -mb-px flex min-h-12 grow items-center justify-center border-b-3 border-transparent px-1 text-sm font-medium aria-[current=page]:font-semibold rail:grow-0 rail:px-5 rail:text-base"
          >
            {t(label)}
          </Link>
        ))}
      </nav>
      <Loaded query={query} skeleton={skeleton}>
        {(one) => (
          <OnlyCharged value={one.fuelType === 'electric'}>
            {!isFirst && <CarDanger car={one} className="mb-4" />}
            <WaitingOfCar carId={one.id} />
            {children(one)}
          </OnlyCharged>
        )}
      </Loaded>
    </Page>
  );
}
