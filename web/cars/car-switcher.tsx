import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Select } from '#web/ui/select.tsx';
import { CarPhoto } from './car-photo.tsx';

type Props = { cars: readonly Car[]; carId: Id; label: string; onChange: (carId: Id) => void };

export function CarSwitcher({ cars, carId, label, onChange }: Props) {
  const car = cars.find(({ id }) => id === carId);
  if (!car) return null;
  return (
    <div className="flex items-end gap-3">
      <CarPhoto car={car} className="rounded-small size-12" />
      {cars.length > 1 ? (
        <Select
          className="grow"
          label={label}
          value={carId}
          onChange={(event) => onChange(event.target.value)}
          options={cars.map((one) => ({ value: one.id, label: carName(one) }))}
        />
      ) : (
        <OneCar car={car} />
      )}
    </div>
  );
}

function OneCar({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <p className="min-w-0">
      <span className="text-muted block text-sm">{t('Selected car')}</span>
      <span className="block truncate font-semibold">{carName(car)}</span>
    </p>
  );
}
