import { useState, type FormEvent } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { typedText } from '#web/accounts/typed-text.ts';
import { requestPasswordReset } from '#web/platform/account/recovery.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Same response whether or not the address is registered. */
export function ForgotPasswordScreen() {
  const { t } = useWords();
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [failure, setFailure] = useState<Phrase | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typedText(event.currentTarget, 'email').trim();
    setFailure(null);
    setState('sending');
    try {
      // Loaded on demand, to keep the page small.
      const { Email } = await import('#domain/accounts/schema.ts');
      const invalid = Email.safeParse(email).error?.issues[0];
      if (invalid) {
        setFailure(invalid.message as Phrase);
        return setState('asking');
      }
      await requestPasswordReset(email);
      setState('sent');
    } catch (error) {
      setFailure(accountFailure(error));
      setState('asking');
    }
  };
  // Without mail, the operator makes reset links.
  const noMail = useSession().features?.mail === false;
  return (
    <AccountFrame title={t('Reset password')} back={{ to: href('login'), label: t('Back') }}>
      {noMail ? (
        <Alert tone="info">{t('This server cannot send email. Ask whoever runs it for a reset link.')}</Alert>
      ) : state === 'sent' ? (
        <Alert tone="info">
          {t('If this address is registered, we have sent a password reset link to it.')}
        </Alert>
      ) : (
        <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('Email')}
            name="email"
            type="email"
            required
            autoComplete="username"
            autoCapitalize="none"
            error={failure ? t(failure) : undefined}
          />
          <Button type="submit" wide busy={state === 'sending'}>
            {state === 'sending' ? t('Sending...') : t('Send reset link')}
          </Button>
        </form>
      )}
    </AccountFrame>
  );
}
