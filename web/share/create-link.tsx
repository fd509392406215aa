import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language.ts';
import { notify } from '#web/platform/notices.ts';
import { useWrite } from '#web/platform/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { linkAddress } from './link-address.ts';

const lifetimes = [1, limits.shareLinkHours, 72, limits.shareLinkHoursMax];

type Props = { cars: readonly Car[]; selectedCarId: Id | null };

/** View only unless the owner decides otherwise (D78). */
export function CreateLink({ cars, selectedCarId }: Props) {
  const { t } = useWords();
  const create = useWrite('share.create');
  const [carId, setCarId] = useState(selectedCarId ?? cars[0]?.id);
  const [isEditable, setEditable] = useState(false);
  const [hours, setHours] = useState<number>(limits.shareLinkHours);
  const [linkId] = useState(newId);
  const [made, setMade] = useState<ShareLink | null>(null);
  const [failed, setFailed] = useState(false);
  const submit = async () => {
    if (!carId) return;
    setFailed(false);
    try {
      setMade(await create.mutateAsync({ carId, id: linkId, isEditable, hours }));
      notify({ title: t('Link created') });
    } catch (error) {
      console.warn('The link could not be made', error);
      setFailed(true);
    }
  };
  if (made) return <Made link={made} />;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failed && <Alert>{t('Could not save. Please try again.')}</Alert>}
      <Select
        label={t('Choose the car')}
        value={carId ?? ''}
        options={cars.map((car) => ({ value: car.id, label: carName(car) }))}
        onChange={({ target }) => setCarId(target.value)}
      />
      <Select
        label={t('Access')}
        value={isEditable ? 'edit' : 'view'}
        options={[
          { value: 'view', label: t('View only') },
          { value: 'edit', label: t('May add records') },
        ]}
        onChange={({ target }) => setEditable(target.value === 'edit')}
      />
      <Select
        label={t('Valid for')}
        value={String(hours)}
        options={lifetimes.map((lifetime) => ({
          value: String(lifetime),
          label: lifetime <= 24 ? t('{n} hours', { n: lifetime }) : t('{n} days', { n: lifetime / 24 }),
        }))}
        onChange={({ target }) => setHours(Number(target.value))}
      />
      <Button type="submit" wide busy={create.isPending}>
        {t('Create link')}
      </Button>
    </form>
  );
}

function Made({ link }: { link: ShareLink }) {
  const { t } = useWords();
  const address = linkAddress(link.token);
  return (
    <div className="flex flex-col gap-4">
      <TextField
        readOnly
        label={t('Copy this link')}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={address} label={t('Copy link')} doneLabel={t('Link copied')} />
    </div>
  );
}
