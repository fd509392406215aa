import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import { KEY_PREFIX, KeyScope } from '#domain/keys/schema.ts';
import { limits } from '#domain/limits.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { newSecret } from './new-secret.ts';
import { scopeNames } from './scope-names.ts';

const LIFETIMES = [30, 90, 365] as const;

/** @param onMade gets the whole key, which is shown once */
export function KeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const { t } = useWords();
  const cars = useGarage().data?.cars ?? [];
  const create = useWrite('keys.create');
  const [made] = useState(() => ({ id: newId(), secret: newSecret() }));
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly KeyScope[]>(['records:read']);
  const [carIds, setCarIds] = useState<readonly Id[] | null>(null);
  const [days, setDays] = useState<number | null>(365);
  const [tried, setTried] = useState(false);
  const wrong = {
    name: name.trim() === '' ? t('Missing information') : undefined,
    scopes: scopes.length === 0 ? t('Choose what the key allows') : undefined,
    cars: carIds?.length === 0 ? t('Choose a car') : undefined,
  };
  const submit = async () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    try {
      const chosen = carIds && [...carIds];
      await create.mutateAsync({ ...made, name, scopes: [...scopes], carIds: chosen, days });
      onMade(KEY_PREFIX + made.secret);
    } catch (error) {
      console.warn('The key could not be made', error);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        ref={focusOnMount}
        label={t('Name of the program')}
        placeholder="Home Assistant"
        value={name}
        maxLength={limits.keyName}
        error={tried ? wrong.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <fieldset aria-describedby="key-scopes" className="flex flex-col">
        <legend className="font-medium">{t('The key allows')}</legend>
        {KeyScope.options.map((scope) => (
          <Checkbox
            key={scope}
            label={t(scopeNames[scope])}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
        <FieldError id="key-scopes" error={tried ? wrong.scopes : undefined} />
      </fieldset>
      {cars.length > 1 && (
        <fieldset aria-describedby="key-cars" className="flex flex-col">
          <legend className="font-medium">{t('For which cars')}</legend>
          <Checkbox
            label={t('All cars, including later ones')}
            checked={carIds === null}
            onChange={({ target }) => setCarIds(target.checked ? null : [])}
          />
          {carIds !== null &&
            cars.map((car) => (
              <Checkbox
                key={car.id}
                label={carName(car)}
                checked={carIds.includes(car.id)}
                onChange={({ target }) =>
                  setCarIds(target.checked ? [...carIds, car.id] : carIds.filter((id) => id !== car.id))
                }
              />
            ))}
          <FieldError id="key-cars" error={tried ? wrong.cars : undefined} />
        </fieldset>
      )}
      <Select
        label={t('Valid for')}
        value={days === null ? '' : String(days)}
        options={[
          ...LIFETIMES.map((n) => ({ value: String(n), label: t('{n} days', { n }) })),
          { value: '', label: t('Until it is deleted') },
        ]}
        onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
      />
      {create.isError && <Alert>{t(failurePhrase(create.error))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending}>
          {t('Create key')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
