import { useEffect, useRef } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarDocuments } from './car-documents.tsx';
import { CarPage } from './car-page.tsx';
import { CarReminders } from './car-reminders.tsx';

/** What is due of a car. */
export const RemindersScreen = () => <Care />;

/** The same, at its documents. */
export const DocumentsScreen = () => <Care isAtDocuments />;

const Care = ({ isAtDocuments = false }: { isAtDocuments?: boolean }) => (
  <CarPage tab="reminders" skeleton={<Skeleton className="h-96" />}>
    {(car) => <Both key={car.id} car={car} isAtDocuments={isAtDocuments} />}
  </CarPage>
);

function Both({ car, isAtDocuments }: { car: Car; isAtDocuments: boolean }) {
  const { key } = useLocation();
  const type = useNavigationType();
  const documents = useRef<HTMLDivElement>(null);
  const isArriving = isAtDocuments && (key === 'default' || type !== 'POP');
  useEffect(() => {
    if (!isArriving) return undefined;
    // After the page has scrolled to its top.
    const frame = requestAnimationFrame(() => documents.current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, [isArriving]);
  return (
    <div className="rail:grid rail:grid-cols-2 rail:items-start rail:gap-6 flex flex-col gap-10">
      <CarReminders car={car} />
      <div ref={documents} className="min-w-0 scroll-mt-20">
        <CarDocuments car={car} />
      </div>
    </div>
  );
}
