import { AtSign, History, KeyRound, LogIn, MonitorSmartphone, ShieldCheck, UserRound } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Account } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { DelayedSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { ConnectedNote } from './connected-note.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceList } from './device-list.tsx';
import { EditProfile } from './edit-profile.tsx';

// Rarely opened, and the QR code makes it the heaviest part.
const TwoFactor = lazyPart(() => import('./two-factor.tsx').then((file) => file.TwoFactor), showNotLoaded);

const WaysIn = lazyPart(() => import('./ways-in.tsx').then((file) => file.WaysIn), showNotLoaded);

const SecurityEventList = lazyPart(
  () => import('./security-event-list.tsx').then((file) => file.SecurityEventList),
  showNotLoaded,
);

const useAccount = () => useRead('account.read');

type Part = 'profile' | 'email' | 'password' | 'ways-in' | 'two-factor' | 'devices' | 'events' | 'delete';
const titles: Record<Part, Phrase> = {
  profile: 'Profile',
  email: 'Change email',
  password: 'Change password',
  'ways-in': 'Ways to log in',
  'two-factor': 'Two-factor authentication',
  devices: 'Devices',
  events: 'Recent activity',
  delete: 'Delete account',
};

function PartSheet({ part, account, onClose }: { part: Part | null; account: Account; onClose: () => void }) {
  const { t } = useWords();
  const { hasPassword, email, twoFactorEnabled, devices } = account;
  return (
    <Sheet open={part !== null} onClose={onClose} title={part ? t(titles[part]) : ''} closeLabel={t('Close')}>
      {part === 'profile' && <EditProfile onDone={onClose} />}
      {part === 'email' && <ChangeEmail hasPassword={hasPassword} />}
      {part === 'password' && <ChangePassword onDone={onClose} />}
      {part === 'two-factor' && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <TwoFactor enabled={twoFactorEnabled} onDone={onClose} />
        </Suspense>
      )}
      {part === 'ways-in' && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <WaysIn account={account} />
        </Suspense>
      )}
      {part === 'devices' && <DeviceList devices={devices} />}
      {part === 'events' && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <SecurityEventList />
        </Suspense>
      )}
      {part === 'delete' && <DeleteAccount email={email} hasPassword={hasPassword} />}
    </Sheet>
  );
}

export function AccountSection() {
  const { t } = useWords();
  const { profile } = useSession();
  const { data, isError, refetch } = useAccount();
  const [part, setPart] = useState<Part | null>(null);
  const iconProps = { strokeWidth: 1.75 };
  const name = profile ? `${profile.firstName} ${profile.lastName}` : undefined;
  return (
    <Section title={t('Account')}>
      <ActionRow
        title={t('Profile')}
        text={[name, profile?.phone].filter(Boolean).join(' · ')}
        leading={<UserRound {...iconProps} />}
        onOpen={() => setPart('profile')}
        disabled={!data}
      />
      {data ? (
        <>
          <ActionRow
            title={t('Email')}
            text={data.email}
            leading={<AtSign {...iconProps} />}
            onOpen={() => setPart('email')}
          />
          <PartSheet part={part} account={data} onClose={() => setPart(null)} />
        </>
      ) : (
        isError || <RowSkeletons count={1} />
      )}
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
    </Section>
  );
}

/** An account that only uses a provider has no password. */
export function SecuritySection() {
  const { t } = useWords();
  const { data, isError } = useAccount();
  const [part, setPart] = useState<Part | null>(null);
  if (isError && !data) return null;
  const iconProps = { strokeWidth: 1.75 };
  return (
    <Section title={t('Security')}>
      <ConnectedNote />
      {!data && <RowSkeletons count={3} />}
      {data && (
        <>
          {data.hasPassword && (
            <>
              <ActionRow
                title={t('Change password')}
                leading={<KeyRound {...iconProps} />}
                onOpen={() => setPart('password')}
              />
              <ActionRow
                title={t('Two-factor authentication')}
                text={data.twoFactorEnabled ? t('On') : t('Off')}
                leading={<ShieldCheck {...iconProps} />}
                onOpen={() => setPart('two-factor')}
              />
            </>
          )}
          <ActionRow
            title={t('Ways to log in')}
            leading={<LogIn {...iconProps} />}
            onOpen={() => setPart('ways-in')}
          />
          <ActionRow
            title={t('Devices')}
            text={t('{n} devices logged in', { n: data.devices.length })}
            leading={<MonitorSmartphone {...iconProps} />}
            onOpen={() => setPart('devices')}
          />
          <ActionRow
            title={t('Recent activity')}
            leading={<History {...iconProps} />}
            onOpen={() => setPart('events')}
          />
          <PartSheet part={part} account={data} onClose={() => setPart(null)} />
        </>
      )}
    </Section>
  );
}

export function DeleteAccountButton() {
  const { t } = useWords();
  const { data } = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" wide disabled={!data} onClick={() => setOpen(true)}>
        {t('Delete account')}
      </Button>
      {data && <PartSheet part={open ? 'delete' : null} account={data} onClose={() => setOpen(false)} />}
    </>
  );
}

function RowSkeletons({ count }: { count: number }) {
  const { t } = useWords();
  return (
    <DelayedSkeleton label={t('Loading...')}>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} className="my-2 h-10" />
      ))}
    </DelayedSkeleton>
  );
}
