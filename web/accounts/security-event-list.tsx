import type { SecurityEvent } from '#domain/accounts/schema.ts';
import { formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { deviceName } from '#web/platform/account/device-name.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Keyed by the calls in docs/maintain/auth-calls.md. */
const titles: Record<string, Phrase> = {
  'sign-up/email': 'Account created',
  'sign-in/email': 'Logged in with a password',
  'callback/google': 'Logged in with Google',
  'passkey/verify-authentication': 'Logged in with a passkey',
  'passkey/verify-registration': 'Passkey added',
  'callback/oidc': "Logged in with this server's login provider",
  'add-way-in': 'A new way to log in',
  'remove-way-in': 'A way to log in was removed',
  'two-factor/verify-totp': 'Login code entered',
  'two-factor/verify-backup-code': 'Recovery code entered',
  'sign-out': 'Logged out',
  'change-password': 'Password changed',
  'request-password-reset': 'Password reset requested',
  'reset-password': 'Password reset',
  'send-verification-email': 'Confirmation email requested',
  'two-factor/enable': 'Two-factor authentication set up',
  'two-factor/disable': 'Two-factor authentication turned off',
  'two-factor/generate-backup-codes': 'New recovery codes',
  'confirm-email': 'Email confirmed',
  'change-email': 'Change email',
  'end-session': 'The device was logged out',
  'end-sessions': 'Other devices were logged out',
  'delete-account': 'Account deleted',
  'make-link': 'Share link created',
  'make-key': 'Access key for a program created',
  'open-operator': 'Code for the operator page',
  'make-webhook': 'Webhook created',
  'end-key': 'Access key for a program deleted',
  'change-link': 'Share link changed',
  'revoke-link': 'Share link ended',
  'stop-mails': 'Reminders by email stopped',
  'make-calendar': 'Calendar address created',
  'set-address': 'Address for notifications set',
  'add-device': 'Notifications turned on for a device',
};

/** A failed event was only attempted, so it has a title of its own. */
const attempts: Record<string, Phrase> = {
  'change-password': 'Change password',
  'reset-password': 'Reset password',
  'confirm-email': 'Confirm your email',
  'delete-account': 'Delete account',
};

export function SecurityEventList() {
  const { t } = useWords();
  return (
    <Loaded query={useRead('account.events')} skeleton={<Skeleton className="h-40" />}>
      {({ events }) => (
        <div className="flex flex-col gap-3">
          <p className="text-muted text-sm">
            {t(
              'The most recent logins and access changes in the last 90 days. If you do not recognize one of them, change your password.',
            )}
          </p>
          <ul aria-label={t('Recent activity')} className="divide-line divide-y">
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </ul>
        </div>
      )}
    </Loaded>
  );
}

function Event({ event }: { event: SecurityEvent }) {
  const { t, language } = useWords();
  const { at, action, result, network } = event;
  const title = (result === 'done' ? undefined : attempts[action]) ?? titles[action];
  return (
    <li className="flex min-h-16 items-center gap-3 py-2">
      <span className="min-w-0 grow">
        <span className="block font-medium">{t(title ?? 'Account changed')}</span>
        <span className="text-muted block text-sm">{formatMoment(at, language)}</span>
        <span className="text-muted block text-sm">{`${deviceName(event, t)} · ${network}`}</span>
      </span>
      {result !== 'done' && <Pill>{t(result === 'failed' ? 'Failed' : 'Code requested')}</Pill>}
    </li>
  );
}
