import { useState } from 'react';
import type { Account, Provider, WayIn } from '#domain/accounts/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { removeWayIn } from '#web/platform/account/account-settings.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { AccountForm } from './account-form.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { ConnectProvider } from './connect-provider.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FRESH_SIGN_IN_NEEDED } from './failure-phrases.ts';
import { typedText } from './typed-text.ts';
import { useAttempt } from './use-attempt.ts';
import { useProviders } from './provider-buttons.tsx';

const refusals = {
  'last-way': 'This is the only way into your account. Add another one first.',
  'wrong-password': 'Wrong password',
  'sign-in-needed': FRESH_SIGN_IN_NEEDED,
} satisfies Record<string, Phrase>;

/** Password, providers and passkeys; what can be added is below. */
export function WaysIn({ account }: { account: Account }) {
  const { t, language } = useWords();
  const { hasPassword, providers, passkeys } = account;
  const { features } = useSession();
  const offered = useProviders();
  const [removing, setRemoving] = useState<WayIn | null>(null);
  const { busy, failure, setFailure, attempt } = useAttempt();
  const list = useFocusAfterRemoval<HTMLUListElement>(providers.length + passkeys.length);
  const nameOf = (id: Provider) =>
    offered.find((one) => one.id === id)?.name ?? (id === 'google' ? 'Google' : t('Another provider'));
  const remove = (way: WayIn, form: HTMLFormElement) =>
    attempt(async () => {
      const outcome = await removeWayIn(way, hasPassword ? typedText(form, 'password') : undefined);
      if (outcome !== 'removed') return setFailure(refusals[outcome]);
      showToast({ title: t('A way to log in was removed') });
      setRemoving(null);
    });
  const ask = (way: WayIn | null) => {
    setFailure(null);
    setRemoving(way);
  };
  const wayOf = (way: WayIn, name: string, text?: string) =>
    way === removing ? (
      <li key={way} className="py-3">
        <AccountForm
          failure={failure}
          busy={busy}
          submitLabel={t('Remove')}
          onSubmit={(form) => remove(way, form)}
          onCancel={() => {
            ask(null);
            list.current?.focus();
          }}
        >
          <p {...(!hasPassword && { ref: focusOnMount, tabIndex: -1 })} className="font-medium outline-none">
            {t('Remove {name}?', { name })}
          </p>
          <p className="text-muted">{t('You can no longer log in with it.')}</p>
          {hasPassword && <CurrentPassword ref={focusOnMount} name="password" />}
        </AccountForm>
      </li>
    ) : (
      <Way key={way} name={name} text={text} onRemove={() => ask(way)} />
    );
  return (
    <div className="flex flex-col gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('Ways to log in')}
        className="divide-line divide-y outline-none"
      >
        {hasPassword && <li className="flex min-h-14 items-center font-medium">{t('Password')}</li>}
        {providers.map((id) => wayOf(id, nameOf(id)))}
        {passkeys.map(({ id, name, lastUsedAt }) =>
          wayOf(
            id,
            name,
            lastUsedAt === null
              ? t('Passkey, not used yet')
              : t('Passkey, last used {date}', { date: formatMoment(lastUsedAt, language) }),
          ),
        )}
      </ul>
      {removing === null &&
        offered
          .filter(({ id }) => !providers.includes(id))
          .map((provider) => (
            <ConnectProvider key={provider.id} provider={provider} hasPassword={hasPassword} />
          ))}
      {removing === null && !features?.openId?.only && <AddPasskey hasPassword={hasPassword} />}
    </div>
  );
}

function Way({ name, text, onRemove }: { name: string; text: string | undefined; onRemove: () => void }) {
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
