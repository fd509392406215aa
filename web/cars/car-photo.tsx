import { CarFront } from 'lucide-react';
import { useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { mediaUrl, thumbnailUrl } from '#domain/media/rules.ts';
import { classes } from '#web/ui/classes.ts';

type Props = { car: Pick<Car, 'photoId'>; className?: string; large?: boolean };

/** Decorative: the car's name is shown beside it. */
export function CarPhoto({ car, className, large }: Props) {
  // Without a network it may not be on the device.
  const [missing, setMissing] = useState<string | null>(null);
  const url = car.photoId && car.photoId !== missing && mediaUrl(car.photoId, 'jpg');
  return (
    <span
      aria-hidden="true"
      className={classes(
        'bg-accent-soft text-accent grid shrink-0 place-items-center overflow-hidden',
        className,
      )}
    >
      {url ? (
        <img
          src={large ? url : thumbnailUrl(url)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing(car.photoId)}
          className="size-full object-cover"
        />
      ) : (
        <CarFront strokeWidth={1.25} className="size-1/2 max-h-20 max-w-20" />
      )}
    </span>
  );
}
