import { useState } from 'react';
import { failurePhrase } from '#web/platform/api/failure-phrase.ts';
import { call } from '#web/platform/api/client.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AccountList } from './account-list.tsx';
import { ActionList, FailureList, InvitationList, SettingList } from './operator-lists.tsx';
import { OutsideTests } from './outside-tests.tsx';
import { ServerState } from './server-state.tsx';
import { useOperatorRead } from './use-operator.ts';

/** The page of whoever runs this server, behind a second factor. */
export function OperatorSection() {
  const query = useOperatorRead('operator.state', undefined);
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
      {({ hasSecondFactor, isOpen }) =>
        isOpen ? (
          <div className="flex flex-col gap-6">
            <ServerState />
            <OutsideTests />
            <AccountList />
            <InvitationList />
            <FailureList />
            <div className="flex flex-wrap gap-3">
              <SettingList />
              <ActionList />
            </div>
          </div>
        ) : hasSecondFactor ? (
          <Entrance onOpen={() => void query.refetch()} />
        ) : (
          <NeedsFactor />
        )
      }
    </Loaded>
  );
}

function NeedsFactor() {
  const { t } = useWords();
  return (
    <Section title={t('This server')} className="gap-4">
      <p>
        {t(
          'Here you manage accounts, invitations and jobs. First turn on two-factor authentication for your account, or log in with a passkey.',
        )}
      </p>
      <ButtonLink to={href('settingsPart', { part: 'account' })}>{t('Account')}</ButtonLink>
    </Section>
  );
}

function Entrance({ onOpen }: { onOpen: () => void }) {
  const { t } = useWords();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const open = async () => {
    setBusy(true);
    try {
      await call('operator.open', { code });
      onOpen();
    } catch (failure) {
      setError(t(failurePhrase(failure, 'Something went wrong')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title={t('This server')} className="gap-4">
      <p>{t('Enter the code from your authenticator app.')}</p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <TextField
          label={t('One-time code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={9}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('Continue')}
        </Button>
      </form>
    </Section>
  );
}
