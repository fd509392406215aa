import { ChevronRight, Star } from 'lucide-react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { StatusLine } from '#domain/status/status-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Link } from '#web/ui/link.tsx';
import { CarPhoto } from './car-photo.tsx';
import { CarStatusLine } from './car-status.tsx';

type Props = {
  cars: readonly Car[];
  carId: Id;
  mainCarId: Id | null;
  status: (car: Car) => readonly StatusLine[];
  onChange: (carId: Id) => void;
};

/** The cars side by side, where there is room: a tap selects one. */
export function CarTiles({ cars, carId, mainCarId, status, onChange }: Props) {
  const { t } = useWords();
  return (
    <section aria-label={t('My Cars')}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-4">
        {cars.map((car) => (
          <li
            key={car.id}
            className={classes(
              'bg-surface shadow-card rounded-card flex items-center border',
              car.id === carId ? 'border-accent ring-accent ring-1' : 'border-line',
            )}
          >
            <button
              type="button"
              aria-pressed={car.id === carId}
              onClick={() => onChange(car.id)}
              className="hover:bg-sunken rounded-card flex min-w-0 grow items-center gap-3 self-stretch p-3 text-left transition-colors duration-150"
            >
              <CarPhoto car={car} className="rounded-small size-16" />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 font-semibold">
                  <span className="truncate">{carName(car)}</span>
                  {car.id === mainCarId && (
                    <Star
                      role="img"
                      aria-label={t('main car')}
                      className="text-accent size-4 shrink-0 fill-current"
                    />
                  )}
                </span>
                <CarStatusLine lines={status(car)} health={car.health} />
              </span>
            </button>
            <Link
              to={href('carView', { carId: car.id })}
              aria-label={t('Open {name}', { name: carName(car) })}
              className="hover:bg-sunken m-1 grid size-11 shrink-0 place-items-center rounded-pill"
            >
              <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
