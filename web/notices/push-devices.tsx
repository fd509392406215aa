import { useEffect, useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import type { Attempt, PushDevice } from '#domain/notices/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { refusalPhrase } from '#web/platform/api/errors.ts';
import { deviceName } from '#web/platform/account/device-name.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import {
  isPushBlocked,
  isSubscribed,
  pushSupport,
  subscribe,
  unsubscribe,
  WorkerMissing,
} from '#web/platform/push-subscription.ts';
import { queryClient, useWrite } from '#web/platform/reads/query.ts';
import { readUser, writeUser } from '#web/platform/storage/storage.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { Pill } from '#web/ui/pill.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { ChannelButtons } from './channel-buttons.tsx';

type Props = { pushKey: string; devices: readonly PushDevice[] };

const answers: Record<Attempt['outcome'], Phrase> = {
  sent: 'Sent. It should appear within a few seconds.',
  gone: 'This device no longer receives notifications and was removed.',
  failed: 'The notification could not be delivered. Please try again later.',
};

/** Only the switch requests the permission. */
export function PushDevices({ pushKey, devices }: Props) {
  const { t } = useWords();
  const userId = useSession().session?.user.id ?? '';
  const [isHere, setHere] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const add = useWrite('notices.addDevice');
  const remove = useWrite('notices.removeDevice');
  const list = useFocusAfterRemoval<HTMLUListElement>(devices.length);
  const support = pushSupport();
  const ownId = readUser(userId, 'pushDevice');
  const isListed = devices.some(({ id }) => id === ownId);

  useEffect(() => {
    if (support !== 'possible') return;
    let isCurrent = true;
    void isSubscribed(pushKey).then((found) => isCurrent && setHere(found && isListed));
    return () => void (isCurrent = false);
  }, [support, pushKey, isListed]);

  const run = async (name: string, work: () => Promise<void>) => {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      console.warn('Push messages could not be changed', error);
      showError(t, failureOf(error));
    }
    setBusy(null);
  };
  const turnOn = async () => {
    const device = await subscribe(pushKey);
    if (!device) {
      const why: Phrase = isPushBlocked()
        ? 'Notifications are blocked in this browser.'
        : 'Notifications were not allowed. You can try again.';
      return showToast({ title: t(why), destructive: true });
    }
    await add.mutateAsync(device);
    writeUser(userId, 'pushDevice', device.id);
    setHere(true);
  };
  const end = async (deviceId: Id) => {
    if (deviceId === ownId) {
      await unsubscribe();
      writeUser(userId, 'pushDevice', null);
      setHere(false);
    }
    await remove.mutateAsync({ deviceId });
  };
  const test = async (deviceId: Id) => {
    const { outcome } = await call('notices.testDevice', { deviceId });
    showToast({ title: t(answers[outcome]), destructive: outcome !== 'sent' });
    await queryClient.invalidateQueries();
  };

  return (
    <>
      <Switch
        label={t('On this device')}
        hint={t(hintFor(support))}
        checked={isHere}
        disabled={support !== 'possible' || isPushBlocked() || busy !== null}
        onChange={(isOn) => void run('here', isOn ? turnOn : () => end(ownId!))}
      />
      {devices.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('Devices')}
          className="divide-line border-line divide-y border-t outline-none"
        >
          {devices.map((device) => (
            <Device
              key={device.id}
              device={device}
              isOwn={device.id === ownId}
              busy={busy}
              onTest={() => void run(`test ${device.id}`, () => test(device.id))}
              onRemove={() => void run(`remove ${device.id}`, () => end(device.id))}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const failureOf = (error: unknown): Phrase | undefined =>
  error instanceof WorkerMissing
    ? 'This browser cannot show notifications from this address.'
    : refusalPhrase(error);

function hintFor(support: ReturnType<typeof pushSupport>): Phrase {
  if (support === 'install') return 'First add Carful to the home screen and open it there.';
  if (support === 'impossible') return 'This browser cannot show notifications from this address.';
  return isPushBlocked()
    ? 'Notifications are blocked in this browser. Allow them in its settings for this page.'
    : 'Appears even while Carful is closed';
}

type DeviceProps = {
  device: PushDevice;
  isOwn: boolean;
  busy: string | null;
  onTest: () => void;
  onRemove: () => void;
};

function Device({ device, isOwn, busy, onTest, onRemove }: DeviceProps) {
  const { t, language } = useWords();
  const { id, lastSentAt } = device;
  const name = deviceName(device, t);
  const sent = lastSentAt && t('Last notification: {date}', { date: formatMoment(lastSentAt, language) });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isOwn && <Pill>{t('This device')}</Pill>}
        </span>
        <span className="text-muted block text-sm">{sent ?? t('No notification yet')}</span>
      </span>
      <ChannelButtons
        busy={busy === `test ${id}` ? 'test' : busy === `remove ${id}` ? 'remove' : null}
        name={name}
        onTest={onTest}
        onRemove={onRemove}
      />
    </li>
  );
}
