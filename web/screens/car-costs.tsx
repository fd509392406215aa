import { CostBar } from '#web/repairs/cost-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarPage } from './car-page.tsx';
import { Figures } from './figures.tsx';

/** What the car costs. */
export function CarCostsScreen() {
  return (
    <CarPage tab="carCosts" skeleton={<Skeleton className="h-96" />}>
      {({ id }) => (
        <div key={id} className="rail:grid rail:grid-cols-[5fr_7fr] rail:items-start flex flex-col gap-6">
          <CostBar carId={id} />
          <Figures carId={id} />
        </div>
      )}
    </CarPage>
  );
}
