import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { ApiKey } from '#domain/keys/schema.ts';
import { dayOfInstant, formatDay, formatMoment } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead, useWrite } from '#web/platform/reads/query.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SecretOnce } from '#web/ui/secret-once.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KeyForm } from './key-form.tsx';
import { scopeNames, toolScopes } from './scope-names.ts';

/** The keys with which programs call the API. */
export function KeysSection() {
  const { t } = useWords();
  const query = useRead('keys.list');
  const [making, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [hasReturned, setReturned] = useState(false);
  const list = useFocusAfterRemoval<HTMLUListElement>(query.data?.keys.length ?? 0);
  return (
    <Section title={t('Access keys for programs')} className="gap-4">
      <p className="text-muted text-sm">
        {t(
          'With a key, one of your programs, such as Home Assistant, can read your records and, if you allow it, add, change or delete them. No key can change your account, delete a car or make a link.',
        )}{' '}
        <a className="text-accent underline" href="/api/v1/docs" target="_blank" rel="noreferrer">
          {t('Functions that programs can call')}
        </a>
      </p>
      {made && (
        <SecretOnce
          label={t('Your new key')}
          hint={t('Copy it now: it is shown only once.')}
          copy={t('Copy key')}
          copied={t('Key copied')}
          value={made}
          onDone={() => {
            setReturned(true);
            setMade(null);
          }}
        />
      )}
      {making ? (
        <KeyForm
          onCancel={() => {
            setReturned(true);
            setMaking(false);
          }}
          onMade={(key) => {
            setReturned(false);
            setMade(key);
            setMaking(false);
            void query.refetch();
          }}
        />
      ) : (
        <Button
          {...(hasReturned && { ref: focusOnMount })}
          variant="secondary"
          wide
          onClick={() => setMaking(true)}
        >
          {t('New key')}
        </Button>
      )}
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ keys }) =>
          keys.length === 0 ? (
            making || made ? null : (
              <EmptyState icon={<KeyRound strokeWidth={1.5} />} title={t('No keys yet')} />
            )
          ) : (
            <ul
              ref={list}
              tabIndex={-1}
              aria-label={t('Access keys for programs')}
              className="divide-line divide-y outline-none"
            >
              {keys.map((key) => (
                <Key key={key.id} apiKey={key} onEnded={() => void query.refetch()} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function Key({ apiKey, onEnded }: { apiKey: ApiKey; onEnded: () => void }) {
  const { t, language } = useWords();
  const cars = useGarage().data?.cars ?? [];
  const end = useWrite('keys.delete');
  const [asking, setAsking] = useState(false);
  const { id: keyId, name, start, scopes, carIds, client, expiresAt, lastUsedAt, lastAddress } = apiKey;
  const isOver = expiresAt !== null && expiresAt < new Date().toISOString();
  const day = (at: string) => formatDay(dayOfInstant(at), language);
  const facts = [
    client && t('AI client, let in from {address}', { address: client }),
    scopes.map((scope) => t({ ...scopeNames, ...(client && toolScopes) }[scope])).join(', '),
    carIds &&
      (cars
        .filter(({ id }) => carIds.includes(id))
        .map(carName)
        .join(', ') ||
        t('For cars that were deleted')),
    expiresAt && t(isOver ? 'Expired on {date}' : 'Valid until {date}', { date: day(expiresAt) }),
    lastUsedAt
      ? t('Last used: {date}, from {address}', {
          date: formatMoment(lastUsedAt, language),
          address: lastAddress ?? '',
        })
      : t('Not used yet'),
  ].filter(Boolean);
  const remove = async () => {
    setAsking(false);
    try {
      await end.mutateAsync({ keyId });
      showToast({ title: t('The key was deleted') });
      onEnded();
    } catch (error) {
      console.warn('The key could not be deleted', error);
      showFailure(t, error);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <span className="min-w-0 grow basis-48">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <code className="text-muted block text-sm">{start}…</code>
        {facts.map((fact) => (
          <span key={fact} className="text-muted block text-sm wrap-anywhere">
            {fact}
          </span>
        ))}
      </span>
      <Button
        variant="danger"
        size="small"
        busy={end.isPending}
        aria-label={t('Delete key {name}', { name })}
        onClick={() => setAsking(true)}
      >
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Delete key {name}', { name })}
        text={t('The program that uses this key will no longer be able to read or write anything.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </li>
  );
}
