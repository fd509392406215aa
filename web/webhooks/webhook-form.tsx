import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { OutsideUrl } from '#domain/notices/address-schema.ts';
import { SECRET_PREFIX, WebhookEvent } from '#domain/webhooks/schema.ts';
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
import { eventNames } from './event-names.ts';

const SECRET_BYTES = 32;
const newSecret = () =>
  SECRET_PREFIX + btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))));

/** @param onMade gets the secret, which is shown once */
export function WebhookForm({
  onMade,
  onCancel,
}: {
  onMade: (secret: string) => void;
  onCancel: () => void;
}) {
  const { t } = useWords();
  const create = useWrite('webhooks.create');
  const [made] = useState(() => ({ id: newId(), secret: newSecret() }));
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WebhookEvent.options);
  const [tried, setTried] = useState(false);
  const wrong = {
    url: OutsideUrl.safeParse(url.trim()).success
      ? undefined
      : t('Enter a complete address, such as https://example.org'),
    events: events.length === 0 ? t('Choose at least one event') : undefined,
  };
  const submit = async () => {
    setTried(true);
    if (wrong.url || wrong.events) return;
    try {
      await create.mutateAsync({ ...made, url: url.trim(), events: [...events] });
      onMade(made.secret);
    } catch (error) {
      console.warn('The webhook could not be made', error);
    }
  };
  return (
    <Form busy={create.isPending} className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('Webhook address')}
        type="url"
        inputMode="url"
        placeholder="https://example.org/carful"
        value={url}
        maxLength={limits.address}
        error={tried ? wrong.url : undefined}
        onChange={({ target }) => setUrl(target.value)}
      />
      <CheckboxGroup
        title={t('It is notified when')}
        options={WebhookEvent.options.map((value) => ({ value, label: t(eventNames[value]) }))}
        chosen={events}
        error={tried ? wrong.events : undefined}
        onChange={setEvents}
      />
      {create.isError && <Alert>{t(failurePhrase(create.error))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending}>
          {t('Create webhook')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}
