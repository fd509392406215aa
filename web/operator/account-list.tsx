import { useEffect, useState } from 'react';
import { dayOfInstant, formatDay, formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { AccountOrder, type AccountAction, type OperatedAccount } from '#domain/operator/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MadeLink } from './made-link.tsx';
import { sizeText } from './size-text.ts';
import { useOperatorAct, useOperatorRead } from './use-operator.ts';

const orders: Record<AccountOrder, Phrase> = {
  made: 'Oldest first',
  size: 'Largest storage use first',
  used: 'Recently used first',
};

const states: Record<OperatedAccount['state'], Phrase | null> = {
  active: null,
  unconfirmed: 'Not confirmed',
  locked: 'Locked',
  deleted: 'Will be erased',
};

const PAUSE_MS = 300;

/** The text once its writer pauses: each one is asked of the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** All accounts, found by their address, in pages. */
export function AccountList() {
  const { t } = useWords();
  const [text, setText] = useState('');
  const [by, setBy] = useState<AccountOrder>('made');
  const [from, setFrom] = useState(0);
  const sought = useSettled(text);
  const query = useOperatorRead('operator.accounts', { text: sought, by, from });
  const [link, setLink] = useState<string | null>(null);
  const total = query.data?.total ?? 0;
  const last = Math.min(from + limits.listChunk, total);
  return (
    <Section title={t('Accounts')} className="gap-4">
      {link && (
        <MadeLink
          key={link}
          path={link}
          hint={t('Give it to the account owner. It works only once, within one hour.')}
        />
      )}
      <SearchField
        label={t('Search by email')}
        placeholder={t('Search by email')}
        value={text}
        onChange={(value) => {
          setText(value);
          setFrom(0);
        }}
      />
      <Select
        label={t('Order')}
        value={by}
        options={AccountOrder.options.map((value) => ({ value, label: t(orders[value]) }))}
        onChange={({ target }) => {
          setBy(target.value as AccountOrder);
          setFrom(0);
        }}
      />
      <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
        {({ accounts }) => (
          <>
            {accounts.length === 0 && <p className="text-muted">{t('Nothing found')}</p>}
            <ul aria-label={t('Accounts')} className="divide-line divide-y">
              {accounts.map((account) => (
                <Account key={account.id} account={account} onLink={setLink} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {total > limits.listChunk && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="small"
            disabled={from === 0}
            onClick={() => setFrom(Math.max(0, from - limits.listChunk))}
          >
            {t('Back')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            disabled={last >= total}
            onClick={() => setFrom(from + limits.listChunk)}
          >
            {t('Next')}
          </Button>
          <span className="text-muted tabular text-sm">
            {t('{from} to {last} of {total}', { from: from + 1, last, total })}
          </span>
        </div>
      )}
    </Section>
  );
}

const questions: Record<AccountAction, { verb: Phrase; title: Phrase; text: Phrase; done: Phrase }> = {
  lock: {
    verb: 'Lock',
    title: 'Lock {name}?',
    text: 'The account is logged out everywhere and cannot log in. Its share links, calendar address, notifications, access keys, AI clients and webhooks stop working for good.',
    done: 'The account is locked',
  },
  unlock: {
    verb: 'Unlock',
    title: 'Unlock {name}?',
    text: 'Login to the account is possible again. Its links, keys and other access are not restored.',
    done: 'The account is unlocked',
  },
  erase: {
    verb: 'Erase',
    title: 'Erase {name}?',
    text: 'It is locked now and will be erased with all records and files in 30 days, or earlier if its owner has already asked for that. Share links, keys, AI clients, webhooks and the calendar address stop working for good. Until then, unlocking it cancels the erasure, unless its owner has asked for it.',
    done: 'The account will be erased',
  },
};

function Account({ account, onLink }: { account: OperatedAccount; onLink: (path: string) => void }) {
  const { t, language } = useWords();
  const { act, isBusy } = useOperatorAct();
  const [asking, setAsking] = useState<AccountAction | null>(null);
  const [isCounted, setCounted] = useState(false);
  const { id: accountId, email, state, createdAt, lastSeenAt, files, bytes, isOwn } = account;
  const name = states[state];
  const day = (instant: string) => formatDay(dayOfInstant(instant), language);
  const isOut = state === 'locked' || state === 'deleted';
  const facts = [
    t('Since {date}', { date: day(createdAt) }),
    lastSeenAt ? t('Last used on {date}', { date: day(lastSeenAt) }) : t('Not used yet'),
    `${t('{n} files', { n: files })}, ${sizeText(bytes, language)}`,
  ];
  const change = async (action: AccountAction) => {
    setAsking(null);
    await act('operator.change', { accountId, action }, t(questions[action].done));
  };
  const reset = async () => {
    const made = await act('operator.resetLink', { accountId }, null);
    if (made) onLink(made.path);
  };
  const ask = (action: AccountAction, variant: 'secondary' | 'danger' = 'secondary') => (
    <Button
      variant={variant}
      size="small"
      busy={isBusy}
      aria-label={`${t(questions[action].verb)}: ${email}`}
      onClick={() => setAsking(action)}
    >
      {t(questions[action].verb)}
    </Button>
  );
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {email}
          {name && <Pill>{t(name)}</Pill>}
          {isOwn && <Pill>{t('You')}</Pill>}
        </span>
        <span className="text-muted block text-sm">{facts.join(' · ')}</span>
        {isCounted && <Space accountId={accountId} />}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isCounted && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`${t('Count records')}: ${email}`}
            onClick={() => setCounted(true)}
          >
            {t('Count records')}
          </Button>
        )}
        {!isOut && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            aria-label={`${t('Reset link')}: ${email}`}
            onClick={() => void reset()}
          >
            {t('Reset link')}
          </Button>
        )}
        {!isOwn && ask(isOut ? 'unlock' : 'lock')}
        {!isOwn && state !== 'deleted' && ask('erase', 'danger')}
      </div>
      {asking && (
        <ConfirmDialog
          open
          title={t(questions[asking].title, { name: email })}
          text={t(questions[asking].text)}
          confirmLabel={t(questions[asking].verb)}
          cancelLabel={t('Cancel')}
          destructive={asking !== 'unlock'}
          onCancel={() => setAsking(null)}
          onConfirm={() => void change(asking)}
        />
      )}
    </li>
  );
}

function Space({ accountId }: { accountId: string }) {
  const { t, language } = useWords();
  const query = useOperatorRead('operator.space', { accountId });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-5" />}>
      {({ records, maxRecords, recordBytes, maxRecordBytes, maxBytes }) => (
        <span className="text-muted tabular block text-sm">
          {t('{records} of {most} records, {size} of {space} in the database, up to {files} for files', {
            records: formatNumber(records, language),
            most: formatNumber(maxRecords, language),
            size: sizeText(recordBytes, language),
            space: sizeText(maxRecordBytes, language),
            files: sizeText(maxBytes, language),
          })}
        </span>
      )}
    </Loaded>
  );
}
