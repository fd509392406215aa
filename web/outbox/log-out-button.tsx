import { useState } from 'react';
import { signOut } from '#web/platform/account/account.ts';
import { useWords } from '#web/platform/language/language.ts';
import { hasHeld, outboxState, unsentCount } from '#web/platform/outbox/state.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** Logs out; asks first what to do with unsent records. */
export function LogOutButton() {
  const { t } = useWords();
  const [asked, setAsked] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const sendAll = async () => {
    setBusy(true);
    setFailed(false);
    await outbox.sendAll();
    if (unsentCount(outboxState.get()) === 0) return signOut();
    setBusy(false);
    setFailed(true);
    setAsked(unsentCount(outboxState.get()));
  };

  return (
    <>
      <Button
        variant="secondary"
        wide
        onClick={async () => {
          if (hasHeld(outboxState.get())) await outbox.sendAll();
          const count = unsentCount(outboxState.get());
          if (count === 0) void signOut();
          else setAsked(count);
        }}
      >
        {t('Log out@account')}
      </Button>
      <Sheet
        open={asked !== null}
        onClose={() => !busy && setAsked(null)}
        title={t('Log out@account')}
        description={t('{n} records not yet sent', { n: asked ?? 0 })}
        closeLabel={t('Close')}
      >
        <div className="flex flex-col gap-3 pt-2">
          {failed && <Alert>{t('Not everything could be sent. Check your connection and try again.')}</Alert>}
          <Button busy={busy} onClick={() => void sendAll()}>
            {busy ? t('Sending...') : t('Send now and log out')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={() => void signOut()}>
            {t('Keep unsent changes on this device and log out')}
          </Button>
          <p className="text-muted text-sm">
            {t('Unsent changes stay on this device, hidden, and are sent when you log in here again.')}
          </p>
          <Button variant="danger" disabled={busy} onClick={() => void outbox.forget().then(() => signOut())}>
            {t('Delete them and log out')}
          </Button>
        </div>
      </Sheet>
    </>
  );
}
