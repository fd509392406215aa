import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { CostsOf } from '#web/reports/costs-of.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarDangers } from './car-dangers.tsx';
import { NoCars } from './garage-page.tsx';

/** The costs of all cars. */
export function CostsScreen() {
  const { t } = useWords();
  return (
    <Page twoColumns title={t('Costs')} back={{ to: href('reports'), label: t('Back') }}>
      <Loaded query={useGarage()} skeleton={<Skeleton className="h-96" />}>
        {({ cars }) =>
          cars.length === 0 ? (
            <NoCars title={t('No cars yet')} addLabel={t('Add car')} />
          ) : (
            <>
              <CarDangers cars={cars} />
              <CostsOf cars={cars} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
