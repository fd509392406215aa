import { Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookRow } from './webhook-row.tsx';

/** The addresses that are told of events. */
export function WebhooksSection() {
  const { t } = useWords();
  const query = useRead('webhooks.list');
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [hasReturned, setReturned] = useState(false);
  const list = useFocusAfterRemoval<HTMLUListElement>(query.data?.webhooks.length ?? 0);
  const refetch = () => void query.refetch();
  const close = () => {
    setReturned(true);
    setMaking(false);
    setSecret(null);
  };
  return (
    <Section title={t('Webhooks')} className="gap-4">
      <p className="text-muted text-sm">
        {t(
          "A webhook immediately tells one of your programs what happens: the car's name, titles, kinds, dates, mileages, amounts, costs, fuel, the status of problems and whether the car may be driven go to its address, each message signed. What is sent there leaves this server.",
        )}{' '}
        <a
          className="text-accent underline"
          href="https://www.standardwebhooks.com/#implementations"
          target="_blank"
          rel="noreferrer"
        >
          {t('How a program verifies the messages')}
        </a>
      </p>
      {secret !== null && (
        <SecretOnce
          label={t('Signing secret')}
          hint={t('Copy the key into your program now: it is shown only once.')}
          copy={t('Copy secret')}
          copied={t('Secret copied')}
          value={secret}
          onDone={close}
        />
      )}
      {making ? (
        <WebhookForm
          onCancel={close}
          onMade={(made) => {
            setReturned(false);
            setMaking(false);
            setSecret(made);
            refetch();
          }}
        />
      ) : (
        <Button
          {...(hasReturned && { ref: focusOnMount })}
          variant="secondary"
          wide
          onClick={() => setMaking(true)}
        >
          {t('New webhook')}
        </Button>
      )}
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ webhooks }) =>
          webhooks.length === 0 ? (
            making || secret !== null ? null : (
              <EmptyState icon={<WebhookIcon strokeWidth={1.5} />} title={t('No webhooks yet')} />
            )
          ) : (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t('Webhooks')}
              className="divide-line divide-y outline-none"
            >
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onChanged={refetch} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}
