import { useState, type FormEvent } from 'react';
import {
  confirmTwoFactor,
  newRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
  type TwoFactorStart,
} from '#web/platform/account/account-settings.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { CodeField } from './code-field.tsx';
import { CurrentPassword } from './current-password.tsx';
import { typedText } from './typed-text.ts';
import { useAttempt } from './use-attempt.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

export function TwoFactor({ enabled, onDone }: { enabled: boolean; onDone: () => void }) {
  const [start, setStart] = useState<TwoFactorStart | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (start) return <Confirm start={start} onConfirmed={() => setCodes(start.backupCodes)} />;
  return enabled ? <TurnedOn onCodes={setCodes} onOff={onDone} /> : <TurnedOff onStart={setStart} />;
}

function TurnedOff({ onStart }: { onStart: (start: TwoFactorStart) => void }) {
  const { t } = useWords();
  const { busy, failure, attempt } = useAttempt();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = typedText(event.currentTarget, 'password');
    void attempt(async () => onStart(await startTwoFactor(password)));
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-muted">
        {t('After your password, you also enter a code from an app on your phone.')}
      </p>
      {failure && <Alert>{t(failure)}</Alert>}
      <CurrentPassword name="password" />
      <Button type="submit" wide busy={busy}>
        {t('Turn on')}
      </Button>
    </form>
  );
}

function Confirm({ start, onConfirmed }: { start: TwoFactorStart; onConfirmed: () => void }) {
  const { t } = useWords();
  const { busy, failure, attempt } = useAttempt();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = typedText(event.currentTarget, 'code').replaceAll(' ', '');
    void attempt(async () => {
      await confirmTwoFactor(code);
      onConfirmed();
    });
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <h3 className="font-semibold">{t('1. Add Carful to your authenticator app')}</h3>
      <SetupKey totpURI={start.totpURI} />
      <h3 className="font-semibold">{t('2. Enter the code that the app shows')}</h3>
      {failure && <Alert>{t(failure)}</Alert>}
      <CodeField label={t('One-time code')} numeric />
      <Button type="submit" wide busy={busy}>
        {t('Confirm code')}
      </Button>
    </form>
  );
}

type TurnedOnProps = { onCodes: (codes: readonly string[]) => void; onOff: () => void };

function TurnedOn({ onCodes, onOff }: TurnedOnProps) {
  const { t } = useWords();
  const { busy, failure, attempt } = useAttempt();
  const [password, setPassword] = useState('');
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => event.preventDefault()}>
      <Alert tone="info">{t('Two-factor authentication is on')}</Alert>
      {failure && <Alert>{t(failure)}</Alert>}
      <CurrentPassword value={password} onChange={({ target }) => setPassword(target.value)} />
      <Button
        variant="secondary"
        wide
        busy={busy}
        onClick={() => void attempt(async () => onCodes(await newRecoveryCodes(password)))}
      >
        {t('New recovery codes')}
      </Button>
      <p className="text-muted -mt-2 text-sm">{t('The old codes stop working.')}</p>
      <Button
        variant="danger"
        wide
        busy={busy}
        onClick={() =>
          void attempt(async () => {
            await stopTwoFactor(password);
            onOff();
          })
        }
      >
        {t('Turn off')}
      </Button>
    </form>
  );
}

function SetupKey({ totpURI }: { totpURI: string }) {
  const { t } = useWords();
  const key = new URL(totpURI).searchParams.get('secret') ?? '';
  return (
    <div className="flex flex-col gap-3">
      <QrCode text={totpURI} label={t('QR code for the authenticator app')} />
      <a href={totpURI} className={buttonClasses({ variant: 'secondary', wide: true })}>
        {t('Open in the authenticator app')}
      </a>
      <div className="bg-sunken rounded-card p-3">
        <p className="text-muted text-sm">{t('Setup key')}</p>
        <p className="font-mono text-sm break-all select-all" data-testid="setup-key">
          {key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <CopyButton text={key} label={t('Copy the key')} doneLabel={t('Key copied')} />
    </div>
  );
}

/** Shown only once: the server stores them so that they cannot be read back. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-semibold">{t('Recovery codes')}</h3>
      <p className="text-muted">
        {t(
          'Keep these codes in a safe place. If you lose your phone, you can log in with them; each works only once.',
        )}
      </p>
      <ul className="bg-sunken grid grid-cols-2 gap-x-4 gap-y-2 rounded-card p-4 font-mono text-sm select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <CopyButton text={codes.join('\n')} label={t('Copy the codes')} doneLabel={t('Codes copied')} />
      <Button wide onClick={onDone}>
        {t("I've saved the codes")}
      </Button>
    </div>
  );
}
