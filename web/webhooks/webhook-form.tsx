import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { OutsideUrl } from '#domain/notices/address-schema.ts';
import { SECRET_PREFIX, WebhookEvent } from '#domain/webhooks/schema.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
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
        label={t('Webhook address')}
        type="url"
        inputMode="url"
        placeholder="https://example.org/carful"
        value={url}
        maxLength={limits.address}
        error={tried ? wrong.url : undefined}
        onChange={({ target }) => setUrl(target.value)}
      />
      <fieldset aria-describedby="webhook-events" className="flex flex-col">
        <legend className="font-medium">{t('It is notified when')}</legend>
        {WebhookEvent.options.map((event) => (
          <Checkbox
            key={event}
            label={t(eventNames[event])}
            checked={events.includes(event)}
            onChange={({ target }) =>
              setEvents(target.checked ? [...events, event] : events.filter((one) => one !== event))
            }
          />
        ))}
        <FieldError id="webhook-events" error={tried ? wrong.events : undefined} />
      </fieldset>
      {create.isError && <Alert>{t(failurePhrase(create.error))}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={create.isPending}>
          {t('Create webhook')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
