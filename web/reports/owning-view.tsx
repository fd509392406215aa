import { useGarage } from '#web/platform/records/use-garage.ts';
import { useState } from 'react';
import { purchaseText } from '#domain/cars/owning-words.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { owningCosts, type Owning } from '#domain/reports/owning-rules.ts';
import type { CarWords } from '#domain/units/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { CurrencyTable } from './owning-table.tsx';
import { owningNotes } from './owning-notes.ts';
import { PurchaseSheet } from './purchase-sheet.tsx';

/** What the car has cost since it was bought. */
export function OwningView({ carId }: { carId: Id }) {
  const words = useCarWords(carId);
  const costs = useRecords(carId, costsOf);
  const { data: garage } = useGarage();
  const car = garage?.cars.find(({ id }) => id === carId);
  const own = costs.data;
  return (
    <Loaded query={{ ...costs, data: car && own && { car, own } }} skeleton={<Skeleton className="h-72" />}>
      {(data) => (
        <div className="flex flex-col gap-4">
          <Sums owning={owningCosts(data.own, data.car, deviceDay())} car={data.car} words={words} />
          <Bought car={data.car} words={words} />
        </div>
      )}
    </Loaded>
  );
}

function Sums({ owning, car, words }: { owning: Owning; car: Car; words: CarWords }) {
  const { t } = words;
  if (owning.currencies.length === 0) {
    return (
      <NotEnoughData>
        {t('Log repairs and fill-ups with their cost to see what the car costs you.')}
      </NotEnoughData>
    );
  }
  return (
    <>
      {owning.currencies.map((one) => (
        <CurrencyTable key={one.currency} costs={one} words={words} />
      ))}
      <ul className="text-muted flex flex-col gap-1 text-sm">
        {owningNotes(owning, car, words).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function Bought({ car, words }: { car: Car; words: CarWords }) {
  const { t } = words;
  const [open, setOpen] = useState(false);
  return (
    <div className="border-line flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      {car.purchase && (
        <p className="min-w-0">
          <span className="text-muted block text-sm">{t('Purchase')}</span>
          <span className="tabular font-medium">{purchaseText(car.purchase, words)}</span>
        </p>
      )}
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t(car.purchase ? 'Edit the purchase' : 'Add the purchase')}
      </Button>
      {open && <PurchaseSheet car={car} onClose={() => setOpen(false)} />}
    </div>
  );
}
