import { Link } from '#web/ui/link.tsx';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { formatDistance, withUnits } from '#domain/units/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import type { StatusLine } from '#domain/status/status-rules.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CarPhoto } from './car-photo.tsx';
import { CarStatusLine } from './car-status.tsx';

type Props = {
  car: Car;
  lines: readonly StatusLine[];
  isMain: boolean;
  /** Null where it is not offered. */
  onMain: (() => void) | null;
  onOpen: () => void;
};

export function CarCard({ car, lines, isMain, onMain, onOpen }: Props) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const facts = [
    `${car.brand} ${car.model}`,
    String(car.year),
    car.mileage !== null && formatDistance(car.mileage, words),
  ];
  return (
    <li className="bg-surface border-line shadow-card rounded-card overflow-hidden border">
      {onMain && (
        <Checkbox
          className="border-line border-b px-4"
          checked={isMain}
          // One car is always the main one: the checked box stays checked.
          onChange={() => !isMain && onMain()}
          label={t('main car')}
          aria-label={`${t('main car')}: ${carName(car)}`}
        />
      )}
      <Link
        to={href('car', { carId: car.id })}
        onClick={onOpen}
        className="hover:bg-sunken flex flex-wrap items-center gap-4 p-4 transition-colors duration-150"
      >
        <CarPhoto car={car} className="rounded-small size-20" />
        <span className="min-w-0 grow basis-36">
          <span className="block truncate text-lg font-semibold">{carName(car)}</span>
          <span className="text-muted tabular block text-sm">{facts.filter(Boolean).join(' · ')}</span>
          <CarStatusLine lines={lines} health={car.health} className="mt-1" />
        </span>
      </Link>
    </li>
  );
}
