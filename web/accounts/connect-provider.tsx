import type { Provider } from '#domain/accounts/schema.ts';
import { connectAddress } from '#web/platform/account/account-settings.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword } from './current-password.tsx';
import { typedText } from './typed-text.ts';
import { useFormBehindButton } from './use-form-behind-button.ts';

type Props = { provider: { id: Provider; name: string }; hasPassword: boolean };

/** Asks for the password first, if there is one. */
export function ConnectProvider({ provider: { id, name }, hasPassword }: Props) {
  const { t } = useWords();
  const { place, isOpen, open, close, busy, failure, attempt } = useFormBehindButton();
  const label = t('Connect {name}', { name });
  const connect = (password: string | undefined) =>
    attempt(async () => location.assign(await connectAddress(id, password)));
  return (
    <div ref={place} className="flex flex-col gap-4">
      {isOpen ? (
        <AccountForm
          failure={failure}
          busy={busy}
          submitLabel={label}
          onSubmit={(form) => connect(typedText(form, 'password'))}
          onCancel={close}
        >
          <CurrentPassword name="password" />
        </AccountForm>
      ) : (
        <>
          {failure && <Alert>{t(failure)}</Alert>}
          <Button
            variant="secondary"
            wide
            busy={busy}
            onClick={() => (hasPassword ? open() : void connect(undefined))}
          >
            {label}
          </Button>
        </>
      )}
    </div>
  );
}
