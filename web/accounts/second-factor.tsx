import { useState, type FormEvent } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { enterCode } from '#web/platform/account/account.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { CodeField } from './code-field.tsx';
import { accountFailure } from './failure-phrases.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { typedText } from './typed-text.ts';

/** The second step of a sign-in, with an authenticator app or a recovery code. */
export function SecondFactor({ onBack }: { onBack: (why: Phrase | null) => void }) {
  const { t } = useWords();
  const [byApp, setByApp] = useState(true);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const submit = async (form: HTMLFormElement) => {
    setBusy(true);
    setFailure(null);
    const trust = (form.elements.namedItem('trust') as HTMLInputElement).checked;
    try {
      await enterCode(byApp ? 'totp' : 'backup-code', typedText(form, 'code').trim(), trust);
    } catch (error) {
      if (isCode(error, 'INVALID_TWO_FACTOR_COOKIE')) onBack(accountFailure(error));
      else setFailure(accountFailure(error));
    }
    setBusy(false);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p className="text-muted">
        {byApp ? t('Enter the code from your authenticator app.') : t('Enter one of your recovery codes.')}
      </p>
      {failure && <Alert>{t(failure)}</Alert>}
      <CodeField
        key={String(byApp)}
        label={byApp ? t('One-time code') : t('Recovery code')}
        numeric={byApp}
      />
      <Checkbox label={t('Do not ask again on this device')} name="trust" />
      <Button type="submit" wide busy={busy}>
        {busy ? t('Logging in...') : t('Log in')}
      </Button>
      <PasskeyButton />
      <Button variant="quiet" wide onClick={() => setByApp(!byApp)}>
        {byApp ? t('Use a recovery code') : t('Use the app instead')}
      </Button>
      <Button variant="quiet" wide onClick={() => onBack(null)}>
        {t('Back')}
      </Button>
    </form>
  );
}
