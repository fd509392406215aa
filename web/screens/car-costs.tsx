import { CostBar } from '#web/repairs/cost-bar.tsx';
import { CostsOf } from '#web/reports/costs-of.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarPage } from './car-page.tsx';

const skeleton = <Skeleton className="h-96" />;

/** What the car costs. */
export const CarCostsScreen = () => (
  <CarPage tab="carCosts" skeleton={skeleton}>
    {(car) => (
      <CostsOf key={car.id} cars={[car]}>
        <CostBar carId={car.id} />
      </CostsOf>
    )}
  </CarPage>
);
