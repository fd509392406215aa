import { useState } from 'react';
import { dayOfInstant, formatDay, formatMoment } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { INVITATION_DAYS, type OperatorAction } from '#domain/operator/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MadeLink } from './made-link.tsx';
import { useOperatorAct, useOperatorRead } from './use-operator.ts';

const rows = 'divide-line divide-y';
const row = 'flex flex-wrap items-center justify-between gap-3 py-3';
const skeleton = <Skeleton className="h-24" />;

/** Links with which one account each can be made. */
export function InvitationList() {
  const { t, language } = useWords();
  const { act, isBusy } = useOperatorAct();
  const query = useOperatorRead('operator.invitations', undefined);
  const [email, setEmail] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const invite = async () => {
    const given = email.trim() || null;
    const made = await act('operator.invite', { email: given, days: INVITATION_DAYS.usual }, null);
    if (!made) return;
    setLink(made.path);
    setEmail('');
  };
  return (
    <Section title={t('Invitations')} className="gap-4">
      <form
        noValidate
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void invite();
        }}
      >
        <TextField
          label={t('Email (optional)')}
          hint={t('If you leave this empty, the link works for any address.')}
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="secondary" size="small" busy={isBusy}>
          {t('New invitation')}
        </Button>
      </form>
      {link && (
        <MadeLink key={link} path={link} hint={t('The link is shown only once and works for a week.')} />
      )}
      <Loaded query={query} skeleton={skeleton}>
        {({ invitations }) => (
          <ul aria-label={t('Invitations')} className={rows}>
            {invitations.map(({ id: invitationId, email: of, expiresAt, usedBy }) => (
              <li key={invitationId} className={row}>
                <span className="min-w-0 wrap-anywhere">
                  {of ?? t('Any address')}
                  <span className="text-muted block text-sm">
                    {usedBy
                      ? t('Used by {name}', { name: usedBy })
                      : t(expiresAt < new Date().toISOString() ? 'Expired on {date}' : 'Valid until {date}', {
                          date: formatDay(dayOfInstant(expiresAt), language),
                        })}
                  </span>
                </span>
                {!usedBy && (
                  <Button
                    variant="secondary"
                    size="small"
                    busy={isBusy}
                    aria-label={`${t('Revoke')}: ${of ?? t('Any address')}`}
                    onClick={() =>
                      void act('operator.endInvitation', { invitationId }, t('The invitation was revoked'))
                    }
                  >
                    {t('Revoke')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Section>
  );
}

/** Mails, messages and other work that was given up. */
export function FailureList() {
  const { t, language } = useWords();
  const { act, isBusy } = useOperatorAct();
  const query = useOperatorRead('operator.failures', undefined);
  const overview = useOperatorRead('operator.overview', undefined);
  const waiting = (overview.data?.jobs ?? []).filter((job) => job.waiting + job.active + job.failed > 0);
  return (
    <Section title={t('Jobs')} className="gap-4">
      {waiting.length > 0 && (
        <ul className="text-muted tabular text-sm">
          {waiting.map((job) => (
            <li key={job.name}>
              {t('{name}: {waiting} waiting, {active} running, {failed} failed', {
                name: job.name,
                waiting: job.waiting,
                active: job.active,
                failed: job.failed,
              })}
            </li>
          ))}
        </ul>
      )}
      <Loaded query={query} skeleton={skeleton}>
        {({ failures }) =>
          failures.length === 0 ? (
            <p className="text-muted">{t('Nothing failed in the last week.')}</p>
          ) : (
            <ul aria-label={t('Jobs')} className={rows}>
              {failures.map(({ id: jobId, job, at, reason }) => (
                <li key={jobId} className={row}>
                  <span className="min-w-0 wrap-anywhere">
                    {job}
                    <span className="text-muted block text-sm">
                      {[formatMoment(at, language), reason].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    busy={isBusy}
                    aria-label={`${t('Retry')}: ${job}`}
                    onClick={() => void act('operator.retry', { jobId }, t('Another attempt will be made'))}
                  >
                    {t('Retry')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

/** What is set, and what is as it is by default. */
export function SettingList() {
  const { t } = useWords();
  const query = useOperatorRead('operator.overview', undefined);
  return (
    <Disclosure label={t('Server settings')}>
      {() => (
        <Loaded query={query} skeleton={skeleton}>
          {({ settings }) => (
            <ul className="divide-line divide-y text-sm">
              {settings.map(({ name, value, isSet }) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <code>{name}</code>
                  <span className="text-muted min-w-0 wrap-anywhere">
                    {isSet ? (value ?? t('Set, not shown')) : t('Default')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Disclosure>
  );
}

const actions: Record<OperatorAction, Phrase> = {
  open: 'Opened this page',
  lock: 'Locked an account',
  unlock: 'Unlocked an account',
  erase: 'Erased an account',
  'reset-link': 'Created a reset link',
  invite: 'Created an invitation',
  'end-invitation': 'Revoked an invitation',
  retry: 'Retried a job',
  'ask-newest': 'Looked for a newer version',
  test: 'Tested a connection',
};

/** Who did what on this page. */
export function ActionList() {
  const { t, language } = useWords();
  const query = useOperatorRead('operator.actions', undefined);
  return (
    <Disclosure label={t('Operator activity')}>
      {() => (
        <Loaded query={query} skeleton={skeleton}>
          {(data) => (
            <ul className="divide-line divide-y text-sm">
              {data.actions.map(({ id, at, operator, action, target }) => (
                <li key={id} className="py-2 wrap-anywhere">
                  {t(actions[action])}
                  <span className="text-muted block">
                    {[formatMoment(at, language), operator, target].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Disclosure>
  );
}
