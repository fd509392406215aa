import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { hoursLeft } from '#domain/share/rules.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { useRead, useWrite } from '#web/platform/query.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import { CreateLink } from './create-link.tsx';
import { linkAddress } from './link-address.ts';

/** The links that still work, of all cars, and the way to a new one (D79). */
export function LinkList({ sharing }: { sharing: boolean }) {
  const { t } = useWords();
  const [creating, setCreating] = useState(false);
  const garage = useRead('cars.list');
  const links = useRead('share.list');
  const cars = garage.data?.cars;
  const failed = (garage.isError && !cars) || (links.isError && !links.data);
  if (failed) return <LoadFailed onRetry={() => void Promise.all([garage.refetch(), links.refetch()])} />;
  if (!cars || !links.data)
    return (
      <AfterMoment label={t('Loading...')}>
        <Skeleton className="h-16" />
      </AfterMoment>
    );
  const nameOf = (carId: Id) => {
    const car = cars.find(({ id }) => id === carId);
    return car ? carName(car) : '';
  };
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold">{t('Share links')}</h3>
      {links.data.links.length === 0 && <p className="text-muted text-sm">{t('No active links')}</p>}
      <ul className="divide-line -my-2 divide-y empty:hidden">
        {links.data.links.map((link) => (
          <LinkEntry key={link.id} link={link} name={nameOf(link.carId)} />
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
        onClick={() => setCreating(true)}
      >
        {t('Create link')}
      </Button>
      <Sheet
        open={creating}
        onClose={() => setCreating(false)}
        title={t('New link')}
        description={t('Whoever has the link sees the car and its open issues.')}
        closeLabel={t('Close')}
      >
        <CreateLink cars={cars} selectedCarId={garage.data?.selectedCarId ?? null} />
      </Sheet>
    </div>
  );
}

function LinkEntry({ link, name }: { link: ShareLink; name: string }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const remove = useWrite('share.delete');
  const confirm = async () => {
    try {
      await remove.mutateAsync({ linkId: link.id });
    } catch (error) {
      // Already gone is what was wanted.
      if (!isCode(error, 'NOT_FOUND'))
        return notify({ title: t('Could not save. Please try again.'), destructive: true });
    } finally {
      setAsking(false);
    }
    notify({ title: t('Link deleted') });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="min-w-40 grow">
        <span className="block font-medium">{name}</span>
        <span className="text-muted block text-sm">
          {link.isEditable ? t('May add records') : t('View only')}
          {' · '}
          {t('Link valid for {n} more hours', { n: hoursLeft(link.expiresAt, new Date()) })}
        </span>
      </span>
      <span className="flex items-center gap-1">
        <CopyButton
          text={linkAddress(link.token)}
          label={t('Copy link')}
          name={t('Copy link: {name}', { name })}
          doneLabel={t('Link copied')}
        />
        <IconButton
          label={t('Delete link: {name}', { name })}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="text-danger size-5" />}
          onClick={() => setAsking(true)}
        />
      </span>
      <ConfirmDialog
        open={asking}
        title={t('Delete this link? It will stop working at once.')}
        confirmLabel={t('Delete link')}
        cancelLabel={t('Cancel')}
        destructive
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </li>
  );
}
