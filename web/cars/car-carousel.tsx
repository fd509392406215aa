import { Star } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { StatusLine } from '#domain/status/status-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { Carousel } from '#web/ui/carousel.tsx';
import { CarPhoto } from './car-photo.tsx';
import { CarStatusLine } from './car-status.tsx';

type Props = {
  cars: readonly Car[];
  carId: Id;
  mainCarId: Id | null;
  status: (car: Car) => readonly StatusLine[];
  onChange: (carId: Id) => void;
};

/** The car it settles on becomes the selected one. */
export function CarCarousel({ cars, carId, mainCarId, status, onChange }: Props) {
  const { t } = useWords();
  const index = Math.max(
    0,
    cars.findIndex(({ id }) => id === carId),
  );
  return (
    <Carousel
      label={t('My Cars')}
      previousLabel={t('Previous car')}
      nextLabel={t('Next car')}
      index={index}
      onIndex={(at) => {
        const car = cars[at];
        if (car) onChange(car.id);
      }}
      slides={cars.map((car) => ({
        key: car.id,
        label: carName(car),
        content: <CarSlide car={car} lines={status(car)} isMain={car.id === mainCarId && cars.length > 1} />,
      }))}
    />
  );
}

type SlideProps = { car: Car; lines: readonly StatusLine[]; isMain: boolean };

function CarSlide({ car, lines, isMain }: SlideProps) {
  const { t } = useWords();
  return (
    <Link
      to={href('carView', { carId: car.id })}
      className="bg-surface border-line rounded-card flex h-full flex-col overflow-hidden border"
    >
      <span className="relative flex grow">
        <CarPhoto
          car={car}
          large
          className={classes(
            // The placeholder of a car without a photo leaves its space to the text.
            car.photoId ? 'h-40 [@media(height<38rem)]:h-20' : 'min-h-20',
            'w-full [@media(height<27rem)]:hidden',
          )}
        />
        {isMain && (
          <span className="bg-surface text-accent absolute top-3 left-3 [@media(height<27rem)]:static [@media(height<27rem)]:mt-3 [@media(height<27rem)]:ml-1 inline-flex items-center gap-1.5 rounded-pill px-3 py-1 text-sm font-medium">
            <Star aria-hidden="true" strokeWidth={2} className="size-4 fill-current" />
            <span className="inline-block first-letter:uppercase">{t('main car')}</span>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-4 py-3">
        <span className="min-w-0 flex-1 basis-24 truncate text-lg font-semibold">{carName(car)}</span>
        <CarStatusLine
          lines={lines.filter(({ level }) => level !== 'good' && level !== 'note')}
          health={car.health}
        />
      </span>
    </Link>
  );
}
