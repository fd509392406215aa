import { Gauge } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { formatDistance, withUnits } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { MileageDialog } from './lazy-mileage-dialog.ts';

export function CurrentMileage({ car }: { car: Car }) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const [entering, setEntering] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setEntering(true)}
        className="bg-surface border-line shadow-card hover:bg-sunken rounded-card flex min-h-14 w-full flex-wrap items-center gap-3 border px-4 py-2.5 text-left transition-colors duration-150"
      >
        <Gauge aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
        <span className="tabular grow font-medium">
          {car.mileage === null ? t('No mileage yet') : formatDistance(car.mileage, words)}
        </span>
        <span className="text-accent font-semibold">{t('Enter mileage')}</span>
      </button>
      {entering && (
        <Suspense>
          <MileageDialog car={car} onClose={() => setEntering(false)} />
        </Suspense>
      )}
    </>
  );
}
