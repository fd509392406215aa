import { useState } from 'react';
import type { Newest, Overview } from '#domain/operator/schema.ts';
import { formatMoment, formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactList } from '#web/ui/fact-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sizeText } from './size-text.ts';
import { useOperatorAct, useOperatorRead } from './use-operator.ts';

const signUps: Record<Overview['signUp'], Phrase> = {
  open: 'Open to everyone',
  invite: 'By invitation',
  closed: 'Closed',
};

/** How the parts of the server are, in numbers. */
export function ServerState() {
  const { t, language } = useWords();
  const query = useOperatorRead('operator.overview', undefined);
  const size = (bytes: number, free: number | null) =>
    free === null
      ? sizeText(bytes, language)
      : t('{size}, {free} free', { size: sizeText(bytes, language), free: sizeText(free, language) });
  const isOn = (on: boolean) => t(on ? 'Set up' : 'Not set up');
  return (
    <Section title={t('This server')} className="gap-4">
      <Loaded query={query} skeleton={<Skeleton className="h-48" />}>
        {({ version, hasReleases, accounts, signUp, database, files, hasMail, hasModel, backup }) => (
          <>
            {backup.failure && (
              <Alert>{t('The last backup failed: {reason}', { reason: backup.failure.reason })}</Alert>
            )}
            {!files.isWorking && <Alert>{t('The file storage is not responding.')}</Alert>}
            {backup.drill?.error && (
              <Alert>{t('The last test restore failed: {reason}', { reason: backup.drill.error })}</Alert>
            )}
            <FactList
              facts={[
                { label: t('Version'), value: version, isWide: true },
                { label: t('Accounts'), value: formatNumber(accounts.confirmed, language), isWide: false },
                {
                  label: t('Unconfirmed accounts'),
                  value: formatNumber(accounts.unconfirmed, language),
                  isWide: false,
                },
                {
                  label: t('New in the last 7 days'),
                  value: formatNumber(accounts.madeInWeek, language),
                  isWide: false,
                },
                {
                  label: t('Active in the last 30 days'),
                  value: formatNumber(accounts.seenInMonth, language),
                  isWide: false,
                },
                { label: t('Sign-up'), value: t(signUps[signUp]), isWide: false },
                {
                  label: t('Newest backup'),
                  value: backup.newestAt
                    ? formatMoment(backup.newestAt, language)
                    : t(backup.isScheduled ? 'None yet' : 'Not set up'),
                  isWide: false,
                },
                {
                  label: t('Last test restore'),
                  value: backup.drill ? formatMoment(backup.drill.at, language) : t('None yet'),
                  isWide: false,
                },
                { label: t('Database'), value: size(database.bytes, database.free), isWide: false },
                { label: t('Files'), value: size(files.bytes, files.free), isWide: false },
                { label: t('Email'), value: isOn(hasMail), isWide: false },
                { label: t('AI model'), value: isOn(hasModel), isWide: false },
              ]}
            />
            {hasReleases && <NewestVersion />}
          </>
        )}
      </Loaded>
    </Section>
  );
}

/** Nothing is asked outside before it is pressed. */
function NewestVersion() {
  const { t } = useWords();
  const { act, isBusy } = useOperatorAct();
  const [newest, setNewest] = useState<Newest | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() => void act('operator.newest', undefined, null).then(setNewest)}
      >
        {t('Look for a newer version')}
      </Button>
      <p role="status">
        {newest &&
          ('failure' in newest
            ? t('Not known: {reason}', { reason: newest.failure })
            : newest.isNewer
              ? t('Version {version} is available', { version: newest.version })
              : t('This is the newest version'))}
      </p>
    </div>
  );
}
