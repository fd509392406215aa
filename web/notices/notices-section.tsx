import type { Notices } from '#domain/notices/schema.ts';
import { type ReactNode, useState, useEffect, useEffectEvent } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { showFailure } from '#web/platform/toasts/show-failure.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { CalendarAddress } from './calendar-address.tsx';
import { PushDevices } from './push-devices.tsx';
import type { NoticeAddress } from '#domain/notices/address-schema.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { AddressProblemText } from './address-problem.tsx';
import { presetName } from './address-words.ts';
import { AddressSheet } from './lazy-address-sheet.ts';
import { formatMinutes } from '#domain/language/clock.ts';
import { TextField } from '#web/ui/text-field.tsx';

type Props = { master: ReactNode; isEnabled: boolean; children: ReactNode };

/** @param master switch that turns all notices off */
export function NoticesSection({ master, isEnabled, children }: Props) {
  const { t } = useWords();
  const { data, isError, refetch } = useRead('notices.read');
  return (
    <Section title={t('Notifications')} className="gap-3">
      {master}
      {isEnabled &&
        (data ? (
          <Channels notices={data} />
        ) : isError ? (
          <LoadFailed onRetry={() => void refetch()} />
        ) : (
          <DelayedSkeleton label={t('Loading...')}>
            <Skeleton className="h-60" />
          </DelayedSkeleton>
        ))}
      {children}
    </Section>
  );
}

type Choices = Partial<Pick<Notices, 'emailEnabled' | 'digestAt' | 'quietFrom' | 'quietTo'>>;

function Channels({ notices }: { notices: Notices }) {
  const { t } = useWords();
  const { save, conflict } = useEdit('notices.edit');
  const change = async (choices: Choices) => {
    try {
      await save({}, notices, choices);
    } catch (error) {
      console.warn('The notification settings were not saved', error);
      showFailure(t, error);
    }
  };
  const time = (name: 'digestAt' | 'quietFrom' | 'quietTo') => ({
    value: notices[name],
    onChange: (minutes: number) => void change({ [name]: minutes }),
  });
  return (
    <>
      <Switch
        label={t('By email')}
        hint={notices.email ?? t('This server sends no email.')}
        checked={notices.email !== null && notices.emailEnabled}
        disabled={notices.email === null}
        onChange={(emailEnabled) => void change({ emailEnabled })}
      />
      <PushDevices pushKey={notices.pushKey} devices={notices.devices} />
      <AddressRow address={notices.address} />
      <TimeField
        label={t('Once a day at')}
        hint={notices.zone === null ? undefined : t('Time zone: {name}', { name: notices.zone })}
        {...time('digestAt')}
      />
      <div className="wide:grid-cols-2 grid gap-4">
        <TimeField label={t('Quiet from')} {...time('quietFrom')} />
        <TimeField label={t('Quiet until')} {...time('quietTo')} />
      </div>
      <CalendarAddress path={notices.calendar} />
      <ConflictDialog carId={null} conflict={conflict} procedure="notices.edit" />
    </>
  );
}

function AddressRow({ address }: { address: NoticeAddress | null }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        title={t('Another service')}
        text={
          address ? (
            <>
              {presetName(address.preset, t)} · {address.host}
              <AddressProblemText address={address} />
            </>
          ) : (
            t('ntfy, Gotify, Discord, Telegram, Matrix, Apprise or your own address')
          )
        }
        onOpen={() => setOpen(true)}
      />
      {isOpen && <AddressSheet address={address} onClose={() => setOpen(false)} />}
    </>
  );
}

type TimeFieldProps = {
  label: string;
  hint?: string | undefined;
  /** Minutes since midnight. */
  value: number;
  onChange: (minutes: number) => void;
};

/** Reports on Enter and when the field or page is left, since browsers fire a change for every digit. */
function TimeField({ label, hint, value, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const [hours, minutes] = (typed ?? '').split(':').map(Number);
    setTyped(null);
    if (hours === undefined || minutes === undefined || Number.isNaN(minutes)) return;
    if (hours * 60 + minutes !== value) onChange(hours * 60 + minutes);
  };
  const commitOnLeaving = useEffectEvent(commit);
  useEffect(() => () => commitOnLeaving(), []);
  return (
    <TextField
      label={label}
      hint={hint}
      type="time"
      className="tabular"
      value={typed ?? formatMinutes(value)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
