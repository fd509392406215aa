import { Pencil } from 'lucide-react';
import type { Car } from '#domain/cars/schema.ts';
import { CarPhoto } from '#web/cars/car-photo.tsx';
import { CarSpecs } from '#web/cars/car-specs.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

export function CarDetails({ car }: { car: Car }) {
  const { t } = useWords();
  return (
    <Card className="overflow-hidden p-0!">
      <CarPhoto car={car} large className="aspect-[16/9] max-h-72 w-full" />
      <div className="p-4">
        <h2 className="mb-3 text-lg font-semibold">{t('Specifications')}</h2>
        <CarSpecs car={car} />
        <ButtonLink
          variant="secondary"
          size="small"
          className="mt-5"
          to={href('editCar', { carId: car.id })}
          icon={<Pencil aria-hidden="true" className="size-4" />}
        >
          {t('Edit')}
        </ButtonLink>
      </div>
    </Card>
  );
}
