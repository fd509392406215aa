import { useGarage } from '#web/platform/records/use-garage.ts';
import { Suspense, useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { LinkEntry } from './link-entry.tsx';

const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((file) => file.ShareDialog));

export function LinkList({ sharing }: { sharing: boolean }) {
  const { t } = useWords();
  const [shown, setShown] = useState<{ link: ShareLink | null } | null>(null);
  const garage = useGarage();
  const links = useRead('share.list');
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(links.data?.links.length ?? 0);
  const cars = garage.data?.cars;
  const failed = (garage.isError && !cars) || (links.isError && !links.data);
  if (failed) return <LoadFailed onRetry={() => void Promise.all([garage.refetch(), links.refetch()])} />;
  if (!cars || !links.data)
    return (
      <DelayedSkeleton label={t('Loading...')}>
        <Skeleton className="h-16" />
      </DelayedSkeleton>
    );
  const nameOf = (carId: Id) => {
    const car = cars.find(({ id }) => id === carId);
    return car ? carName(car) : '';
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-sm font-semibold outline-none">
        {t('Share links')}
      </h3>
      {links.data.links.length === 0 && <p className="text-muted text-sm">{t('No active links')}</p>}
      <ul className="divide-line -my-2 divide-y empty:hidden">
        {links.data.links.map((link) => (
          <LinkEntry key={link.id} link={link} name={nameOf(link.carId)} onShow={() => setShown({ link })} />
        ))}
      </ul>
      {(cars.length === 0 || !sharing) && (
        <p className="text-muted text-sm">
          {sharing ? t('Add a car first to share it.') : t('Turn on mechanic sharing to create links.')}
        </p>
      )}
      <Button
        variant="secondary"
        wide
        disabled={!sharing || cars.length === 0}
        onClick={() => setShown({ link: null })}
      >
        {t('Create link')}
      </Button>
      {shown && (
        <Suspense>
          <ShareDialog
            carId={null}
            link={shown.link}
            title={shown.link ? nameOf(shown.link.carId) : ''}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
