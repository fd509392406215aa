import { useState, useSyncExternalStore } from 'react';
import type { SignedInDevice, SignInMethod } from '#domain/accounts/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { endDevice, endDevices } from '#web/platform/account/account-settings.ts';
import { deviceName } from '#web/platform/account/device-name.ts';
import { useWords } from '#web/platform/language/language.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { outboxState, unsentCount } from '#web/platform/outbox/state.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { Pill } from '#web/ui/pill.tsx';
import { accountFailure } from './failure-phrases.ts';

export function DeviceList({ devices }: { devices: readonly SignedInDevice[] }) {
  const { t } = useWords();
  const [busy, setBusy] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const unsent = unsentCount(useSyncExternalStore(outboxState.subscribe, outboxState.get));
  const list = useFocusAfterRemoval<HTMLUListElement>(devices.length);
  const run = async (name: string, work: () => Promise<void>, done?: string) => {
    setBusy(name);
    try {
      await work();
      if (done) showToast({ title: done });
    } catch (error) {
      showError(t, accountFailure(error));
    }
    setBusy(null);
  };
  const others = devices.some(({ current }) => !current);
  return (
    <div className="flex flex-col gap-3">
      <ul ref={list} tabIndex={-1} aria-label={t('Devices')} className="divide-line divide-y outline-none">
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={busy === device.id}
            onEnd={() => void run(device.id, () => endDevice(device.id), t('The device was logged out'))}
          />
        ))}
      </ul>
      {others && (
        <>
          <Button
            variant="secondary"
            wide
            busy={busy === 'others'}
            onClick={() => void run('others', () => endDevices(false), t('Other devices were logged out'))}
          >
            {t('Log out everywhere else')}
          </Button>
          <p className="text-muted text-sm">
            {t(
              'Notifications on the other devices stop, too. The calendar address, the notification service, access keys, AI clients, webhooks and share links stay; you can remove each in Settings.',
            )}
          </p>
          <p className="text-muted text-sm">
            {t(
              'A device removes its copy of your data when Carful is next opened on it with an internet connection.',
            )}
          </p>
        </>
      )}
      <Button variant="danger" wide onClick={() => setAsking(true)}>
        {t('Log out everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Log out everywhere? You will have to log in again on this device, too.')}
        text={[
          t(
            'Notifications on your devices stop, too. The calendar address, the notification service you set up, your access keys for programs, the access of AI clients and your webhooks are removed. Share links stay; you can delete them in Settings.',
          ),
          ...(unsent > 0
            ? [
                `${t('{n} records not yet sent', { n: unsent })}:`,
                t('Unsent changes stay on this device, hidden, and are sent when you log in here again.'),
              ]
            : []),
        ].join(' ')}
        confirmLabel={t('Log out everywhere')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy === 'all'}
        other={
          unsent > 0
            ? {
                label: t('Delete them and log out'),
                onChoose: () => void run('all', () => outbox.forget().then(() => endDevices(true))),
              }
            : undefined
        }
        onCancel={() => setAsking(false)}
        onConfirm={() => void run('all', () => endDevices(true))}
      />
    </div>
  );
}

const methods: Record<SignInMethod, Phrase> = {
  password: 'Logged in with a password',
  google: 'Logged in with Google',
  oidc: "Logged in with this server's login provider",
  passkey: 'Logged in with a passkey',
};

type DeviceProps = { device: SignedInDevice; busy: boolean; onEnd: () => void };

function Device({ device, busy, onEnd }: DeviceProps) {
  const { t, language } = useWords();
  const { current, lastActiveAt, method } = device;
  const name = deviceName(device, t);
  const seen = formatMoment(lastActiveAt, language);
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 grow">
        <span className="block font-medium">{name}</span>
        <span className="text-muted block text-sm">{t('Last active: {date}', { date: seen })}</span>
        {method && <span className="text-muted block text-sm">{t(methods[method])}</span>}
      </span>
      {current ? (
        <Pill>{t('This device')}</Pill>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          aria-label={t('Log out {name}', { name })}
          onClick={onEnd}
        >
          {t('Log out@device')}
        </Button>
      )}
    </li>
  );
}
