import { useState } from 'react';
import type { Account, Provider, WayIn } from '#domain/accounts/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { removeWayIn } from '#web/platform/account/account-settings.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { AddPasskey } from './add-passkey.tsx';
import { ConnectProvider } from './connect-provider.tsx';
import { useAttempt } from './use-attempt.ts';
import { useProviders } from './provider-buttons.tsx';

const LAST_WAY_IN = 'This is the only way into your account. Add another one first.' satisfies Phrase;

/** Password, providers and passkeys; what can be added is below. */
export function WaysIn({ account }: { account: Account }) {
  const { t, language } = useWords();
  const { hasPassword, providers, passkeys } = account;
  const { features } = useSession();
  const offered = useProviders();
  const [removing, setRemoving] = useState<{ way: WayIn; name: string } | null>(null);
  const { busy, failure, setFailure, attempt } = useAttempt();
  const list = useFocusAfterRemoval<HTMLUListElement>(providers.length + passkeys.length);
  const nameOf = (id: Provider) =>
    offered.find((one) => one.id === id)?.name ?? (id === 'google' ? 'Google' : t('Another provider'));
  const remove = () =>
    attempt(async () => {
      const outcome = await removeWayIn(removing!.way);
      if (outcome === 'last-way') setFailure(LAST_WAY_IN);
      else showToast({ title: t('A way to log in was removed') });
    }).finally(() => setRemoving(null));
  return (
    <div className="flex flex-col gap-4">
      {failure && <Alert>{t(failure)}</Alert>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('Ways to log in')}
        className="divide-line divide-y outline-none"
      >
        {hasPassword && <li className="flex min-h-14 items-center font-medium">{t('Password')}</li>}
        {providers.map((id) => (
          <Way key={id} name={nameOf(id)} onRemove={() => setRemoving({ way: id, name: nameOf(id) })} />
        ))}
        {passkeys.map(({ id, name, lastUsedAt }) => (
          <Way
            key={id}
            name={name}
            text={
              lastUsedAt === null
                ? t('Passkey, not used yet')
                : t('Passkey, last used {date}', { date: formatMoment(lastUsedAt, language) })
            }
            onRemove={() => setRemoving({ way: id, name })}
          />
        ))}
      </ul>
      {offered
        .filter(({ id }) => !providers.includes(id))
        .map((provider) => (
          <ConnectProvider key={provider.id} provider={provider} hasPassword={hasPassword} />
        ))}
      {!features?.openId?.only && <AddPasskey hasPassword={hasPassword} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('Remove {name}?', { name: removing?.name ?? '' })}
        text={t('You can no longer log in with it.')}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy}
        onCancel={() => setRemoving(null)}
        onConfirm={() => void remove()}
      />
    </div>
  );
}

function Way({ name, text, onRemove }: { name: string; text?: string; onRemove: () => void }) {
  const { t } = useWords();
  return (
    <li className="flex min-h-14 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-medium break-words">{name}</span>
        {text && <span className="text-muted block text-sm">{text}</span>}
      </span>
      <Button variant="secondary" size="small" aria-label={t('Remove {name}', { name })} onClick={onRemove}>
        {t('Remove')}
      </Button>
    </li>
  );
}
