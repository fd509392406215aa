import { Gauge } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useDueList } from '#web/reminders/due-list.ts';
import { Button } from '#web/ui/button.tsx';

/** Absent unless a reminder of the car asks for its mileage. */
export function AskedMileage({ car }: { car: Car }) {
  const { t } = useWords();
  const { data } = useDueList(car.id);
  const [entering, setEntering] = useState(false);
  const asking = data?.find(({ status }) => status.asksMileage);
  return (
    <>
      {asking && (
        <Button
          variant="secondary"
          size="small"
          aria-haspopup="dialog"
          icon={<Gauge aria-hidden="true" strokeWidth={1.75} className="text-accent size-5" />}
          onClick={() => setEntering(true)}
        >
          {t('Enter the mileage')}
        </Button>
      )}
      {entering && (
        <Suspense>
          <MileageDialog car={car} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}
