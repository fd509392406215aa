import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarDocuments } from './car-documents.tsx';
import { CarPage } from './car-page.tsx';
import { CarReminders } from './car-reminders.tsx';

/** What is due of a car: its reminders, then its documents. */
export const RemindersScreen = () => <Care />;

/** The same, its documents first. */
export const DocumentsScreen = () => <Care isAtDocuments />;

const Care = ({ isAtDocuments = false }: { isAtDocuments?: boolean }) => (
  <CarPage tab="reminders" skeleton={<Skeleton className="h-96" />}>
    {(car) => (
      <div
        key={car.id}
        className="rail:grid rail:grid-cols-2 rail:items-start rail:gap-6 flex flex-col gap-10"
      >
        {isAtDocuments && <CarDocuments car={car} />}
        <CarReminders car={car} />
        {!isAtDocuments && <CarDocuments car={car} />}
      </div>
    )}
  </CarPage>
);
