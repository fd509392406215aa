import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Select } from '#web/ui/select.tsx';

/** @param path contains the secret of the feed; null if there is no feed */
export function CalendarAddress({ path }: { path: string | null }) {
  const { t } = useWords();
  const make = useWrite('notices.makeCalendar');
  const end = useWrite('notices.endCalendar');
  const [busy, setBusy] = useState<'make' | 'end' | null>(null);
  const [asking, setAsking] = useState(false);
  const run = async (name: 'make' | 'end', work: () => Promise<unknown>) => {
    setBusy(name);
    try {
      await work();
      if (path !== null) showToast({ title: t('The old address no longer works.') });
    } catch (error) {
      console.warn('The calendar address could not be changed', error);
      showError(t);
    }
    setBusy(null);
  };
  const makeAddress = () => run('make', () => make.mutateAsync({}));
  const cars = useGarage().data?.cars ?? [];
  const [carId, setCarId] = useState('');
  const ofCar = cars.some(({ id }) => id === carId) ? `?car=${carId}` : '';
  const address = path === null ? null : new URL(path + ofCar, location.origin).href;
  return (
    <div className="border-line flex flex-col gap-3 border-t pt-4">
      <div>
        <h3 className="font-medium">{t('Calendar')}</h3>
        <p className="text-muted text-sm">
          {address === null
            ? t('Reminders in the calendar of your phone or computer')
            : t('Subscribe to this address in your calendar. Whoever has it can see your reminders.')}
        </p>
      </div>
      {address !== null && cars.length > 1 && (
        <Select
          label={t('For which cars')}
          hint={t(
            'This only chooses what the calendar shows: whoever has the address can also see the reminders of your other cars.',
          )}
          value={carId}
          options={[
            { value: '', label: t('All cars, including later ones') },
            ...cars.map((car) => ({ value: car.id, label: carName(car) })),
          ]}
          onChange={({ target }) => setCarId(target.value)}
        />
      )}
      {address !== null && (
        <p className="bg-sunken rounded-small px-3 py-2 text-sm break-all select-all">{address}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {address !== null && (
          <CopyButton text={address} label={t('Copy address')} doneLabel={t('Address copied')} />
        )}
        <Button
          variant="secondary"
          size="small"
          busy={busy === 'make'}
          onClick={() => (address === null ? void makeAddress() : setAsking(true))}
        >
          {t(address === null ? 'Create a calendar address' : 'Create another address')}
        </Button>
        {address !== null && (
          <Button
            variant="secondary"
            size="small"
            busy={busy === 'end'}
            onClick={() => void run('end', () => end.mutateAsync({}))}
          >
            {t('Remove the calendar')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('Create another calendar address?')}
        text={t('The old address stops working at once. Every calendar that uses it needs the new one.')}
        confirmLabel={t('Create another address')}
        cancelLabel={t('Cancel')}
        busy={busy === 'make'}
        onCancel={() => setAsking(false)}
        onConfirm={() => void makeAddress().finally(() => setAsking(false))}
      />
    </div>
  );
}
