import type { Car } from '#domain/cars/schema.ts';
import { fuelNames, transmissionNames } from '#domain/cars/spec-names.ts';
import { formatKm } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';

/** What is known of the car; what is not known is left out. */
export function CarSpecs({ car }: { car: Car }) {
  const { t, language } = useWords();
  const rows: [Phrase, string | null][] = [
    ['Brand', car.brand],
    ['Model', car.model],
    ['Year', String(car.year)],
    ['License plate', car.licensePlate],
    ['VIN', car.vin],
    ['Mileage', car.mileage === null ? null : formatKm(car.mileage, language)],
    ['Transmission', car.transmission && t(transmissionNames[car.transmission])],
    ['Fuel type', car.fuelType && t(fuelNames[car.fuelType])],
    ['Engine type or modification', car.engineType],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label} className={label === 'VIN' ? 'col-span-2' : 'min-w-0'}>
              <dt className="text-muted text-sm">{t(label)}</dt>
              <dd className="tabular font-medium break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
