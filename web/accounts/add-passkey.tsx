import { deviceOf } from '#domain/accounts/device-rules.ts';
import { deviceName } from '#web/platform/account/device-name.ts';
import { passkeyObstacle } from '#web/platform/account/passkey-support.ts';
import { addPasskey, PASSKEY_CANCELED, PasskeyCanceled } from '#web/platform/account/passkeys.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { FRESH_SIGN_IN_NEEDED } from './failure-phrases.ts';
import { typedText } from './typed-text.ts';
import { useFormBehindButton } from './use-form-behind-button.ts';

export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useWords();
  const { place, isOpen, open, close, busy, failure, setFailure, attempt } = useFormBehindButton();
  const obstacle = passkeyObstacle();
  if (obstacle) return <p className="text-muted text-sm">{t(obstacle)}</p>;
  const add = (form: HTMLFormElement) =>
    attempt(async () => {
      const name = typedText(form, 'name').trim() || t('Passkey');
      try {
        const refused = await addPasskey(name, hasPassword ? typedText(form, 'password') : undefined);
        if (refused)
          return setFailure(refused === 'wrong-password' ? 'Wrong password' : FRESH_SIGN_IN_NEEDED);
      } catch (error) {
        if (!(error instanceof PasskeyCanceled)) throw error;
        return setFailure(PASSKEY_CANCELED);
      }
      showToast({ title: t('Passkey added') });
      close();
    });
  return (
    <div ref={place}>
      {isOpen ? (
        <AccountForm
          failure={failure}
          busy={busy}
          submitLabel={t('Add a passkey')}
          onSubmit={add}
          onCancel={close}
        >
          <p className="text-muted text-sm">
            {t(
              'You then log in with your fingerprint, your face or the PIN of this device, without a password or code.',
            )}
          </p>
          <TextField
            label={t('Name')}
            name="name"
            maxLength={100}
            defaultValue={deviceName(deviceOf(navigator.userAgent), t)}
          />
          {hasPassword && <CurrentPassword name="password" />}
        </AccountForm>
      ) : (
        <Button variant="secondary" wide onClick={open}>
          {t('Add a passkey')}
        </Button>
      )}
    </div>
  );
}
