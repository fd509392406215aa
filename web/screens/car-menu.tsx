import { Archive, Ellipsis, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { OutOfUseSheet } from '#web/cars/lazy-out-of-use-sheet.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const DeleteCar = lazyDialog(() => import('#web/cars/delete-car.tsx').then((file) => file.DeleteCar));

/** Rare actions, kept away from those used every week. */
export function CarMenu({ car }: { car: Car }) {
  const { t } = useWords();
  const [open, setOpen] = useState<'menu' | 'retire' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;
  return (
    <>
      <IconButton
        label={t('More actions')}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden="true" strokeWidth={1.75} className="size-6" />}
        onClick={() => setOpen('menu')}
      />
      <Sheet open={open === 'menu'} onClose={close} title={carName(car)} closeLabel={t('Close')}>
        <div className="flex flex-col gap-3 pt-2">
          <ButtonLink variant="secondary" wide to={href('editCar', { carId: car.id })}>
            {t('Edit car')}
          </ButtonLink>
          {!car.outOfUse && (
            <Button variant="secondary" wide icon={<Archive {...icon} />} onClick={() => setOpen('retire')}>
              {t('Sold or out of use')}
            </Button>
          )}
          <Button variant="danger" wide icon={<Trash2 {...icon} />} onClick={() => setOpen('delete')}>
            {t('Delete car')}
          </Button>
        </div>
      </Sheet>
      {open === 'retire' && (
        <Suspense>
          <OutOfUseSheet car={car} onClose={close} />
        </Suspense>
      )}
      {open === 'delete' && (
        <Suspense>
          <DeleteCar car={car} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
