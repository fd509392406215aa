import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { KEY_PREFIX, KeyScope } from '#domain/keys/schema.ts';
import { limits } from '#domain/limits.ts';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CarChoice, LifetimeChoice } from './key-choices.tsx';
import { newSecret } from './new-secret.ts';
import { scopeNames } from './scope-names.ts';

/** @param onMade gets the whole key, which is shown once */
export function KeyForm({ onMade, onCancel }: { onMade: (key: string) => void; onCancel: () => void }) {
  const { t } = useWords();
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
    <Form busy={create.isPending} className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('Name of the program')}
        placeholder="Home Assistant"
        value={name}
        maxLength={limits.keyName}
        error={tried ? wrong.name : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckboxGroup
        title={t('The key allows')}
        options={KeyScope.options.map((value) => ({ value, label: t(scopeNames[value]) }))}
        chosen={scopes}
        error={tried ? wrong.scopes : undefined}
        onChange={setScopes}
      />
      <CarChoice chosen={carIds} error={tried ? wrong.cars : undefined} onChange={setCarIds} />
      <LifetimeChoice days={days} withoutEnd onChange={setDays} />
      {create.isError && <Alert>{t(failurePhrase(create.error))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending}>
          {t('Create key')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}
