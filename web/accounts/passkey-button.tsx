import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { passkeyObstacle } from '#web/platform/account/passkey-support.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { accountFailure } from './failure-phrases.ts';

/** What talks to the device is loaded when it is asked for. */
export function PasskeyButton() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  if (passkeyObstacle()) return null;
  const logIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const passkeys = await import('#web/platform/account/passkeys.ts');
      await passkeys.signInWithPasskey().catch((error: unknown) => {
        if (!(error instanceof passkeys.PasskeyCanceled)) throw error;
        setFailure(passkeys.PASSKEY_CANCELED);
      });
    } catch (error) {
      setFailure(accountFailure(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        wide
        variant="secondary"
        icon={<Fingerprint aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        busy={busy}
        onClick={() => void logIn()}
      >
        {t('Log in with a passkey')}
      </Button>
      {failure && <Alert>{t(failure)}</Alert>}
    </>
  );
}
