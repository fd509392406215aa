import './styles.css';
import { startTransition, StrictMode, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { SharedIssue } from '#domain/share/schema.ts';
import { inReadersLanguage } from '#domain/share/rules.ts';
import { DrivingAdvice } from '#web/assessment/driving-advice.tsx';
import { IssueFiles } from '#web/media/issue-files.tsx';
import { readFirstAnswers } from '#web/platform/api/read-first-answers.ts';
import { rememberedLanguage, showLanguage, useWords } from '#web/platform/language/language.ts';
import { readNonce } from '#web/platform/nonce.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { AccessError } from '#web/share/access-error.tsx';
import { AddedRecords } from '#web/share/added-records.tsx';
import { MechanicShareContext, type AddedRecord } from '#web/share/mechanic-share-context.ts';
import { prefetchLink, type Opened } from '#web/share/open-link.ts';
import { PrivacyLine } from '#web/share/privacy-line.tsx';
import type { SentRecordsProps, SomeSent } from '#web/share/sent-records.tsx';
import { SharedCarView } from '#web/share/shared-car-view.tsx';
import { sharedOf, useSharedCar } from '#web/share/use-shared-car.ts';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

const PRODUCT = 'Carful';

// Loaded on demand: most visitors only read.
type About = 'repair' | 'symptom' | SharedIssue;
const MechanicDialog = lazyPart<{ about: About; onClose: () => void; onMissing: () => void }>(
  () => import('#web/screens/mechanic-dialog.tsx').then((file) => file.MechanicDialog),
  ({ onMissing }) => onMissing(),
);

const SentRecords = lazyPart<SentRecordsProps & { onMissing: () => void }>(
  () => import('#web/share/sent-records.tsx').then((file) => file.SentRecords),
  ({ onMissing }) => onMissing(),
);

const token = new URLSearchParams(location.search).get('token')?.trim() ?? '';

function MechanicShare() {
  const { t, language } = useWords();
  const { result, read } = useSharedCar(token);
  const name = result.state === 'valid' ? `${result.shared.car.brand} ${result.shared.car.model}` : null;
  const shared = sharedOf(result);
  const [dialog, setDialog] = useState<About | null>(null);
  const [isMissing, setMissing] = useState(false);
  const open = (wanted: About) => {
    setMissing(false);
    setDialog(wanted);
  };
  const parts = {
    onClose: () => setDialog(null),
    onMissing: () => {
      setMissing(true);
      setDialog(null);
    },
  };
  const { records, add, withdraw } = useAddedRecords(token);
  const onAdded = (record: AddedRecord) => {
    add(record);
    void read();
  };
  const onWithdrawn: SentRecordsProps['onWithdrawn'] = (sent) => {
    withdraw(sent);
    return read();
  };
  const sent = (some: SomeSent) => (
    <Suspense>
      <SentRecords
        {...some}
        token={shared?.isEditable ? token : null}
        onWithdrawn={onWithdrawn}
        onMissing={() => setMissing(true)}
      />
    </Suspense>
  );
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT;
  }, [name]);
  return (
    <div className="flex min-h-dvh flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="column flex min-h-16 items-center justify-between gap-2">
        <span className="text-accent text-lg font-bold">{PRODUCT}</span>
        <LanguageSwitch />
      </header>
      <main className="column grow pb-8">
        {result.state === 'loading' && <Waiting>{t('Loading...')}</Waiting>}
        {result.state === 'fault' && (
          <AccessError
            fault={result.fault}
            onRetry={() => void read()}
            onToken={(pasted) => location.assign(`${location.pathname}?token=${encodeURIComponent(pasted)}`)}
          />
        )}
        {result.state === 'valid' && (
          <SharedCarView
            shared={inReadersLanguage(result.shared, language)}
            readAt={result.readAt}
            added={<AddedRecords records={records.filter((one) => isThere(one, result))} />}
            problem={isMissing ? t('Check your connection and try again.') : null}
            onAdd={open}
            renderAdvice={({ drivingAdvice, drivingAdviceReason }) =>
              drivingAdvice && <DrivingAdvice advice={drivingAdvice} reason={drivingAdviceReason} />
            }
            renderMedia={(issue) => <IssueFiles files={issue} />}
            renderAnswers={({ id: issueId, replies }) => replies.length > 0 && sent({ issueId, replies })}
            recorded={
              result.shared.recorded.length > 0 && sent({ recorded: result.shared.recorded, added: records })
            }
          />
        )}
      </main>
      {/* Outlives the link: what was typed stays on screen. */}
      {shared && (
        <MechanicShareContext value={{ token, result, shared, read, onAdded }}>
          <Suspense>{dialog && <MechanicDialog {...parts} about={dialog} />}</Suspense>
        </MechanicShareContext>
      )}
      {/* Rendered after the content, to avoid a layout shift. */}
      {result.state !== 'loading' && (
        <footer className="column text-muted py-6 text-center text-sm">
          <PrivacyLine mayAdd={shared?.isEditable ?? false} />
          {t('Powered by {name}', { name: PRODUCT })}
        </footer>
      )}
    </div>
  );
}

/** What was deleted or closed since is not told of; the content may be of before it was added. */
const isThere = (
  { id, at = 0, isWithdrawn }: AddedRecord,
  { shared: { issues, recorded }, readAt }: Opened,
) =>
  isWithdrawn ||
  at >= readAt ||
  [...recorded, ...issues, ...issues.flatMap((one) => one.replies)].some((one) => one.id === id);

/** The records added in this tab through this link; they survive a reload. */
function useAddedRecords(token: string) {
  const key = `mechanic:${token}:added`;
  const [records, setRecords] = useState(() => stored<AddedRecord[]>(key) ?? []);
  useEffect(() => {
    const kept = records.filter(({ isWithdrawn }) => !isWithdrawn);
    writeTab(key, kept.length > 0 ? JSON.stringify(kept) : null);
  }, [key, records]);
  return {
    records,
    add: (record: AddedRecord) =>
      setRecords((before) => [record, ...before.filter(({ isWithdrawn }) => !isWithdrawn)]),
    withdraw: ({ id, kind }: Pick<AddedRecord, 'id' | 'kind'>) =>
      setRecords((before) => [
        { id, kind, title: '', isWithdrawn: true },
        ...before.filter((one) => one.id !== id && !one.isWithdrawn),
      ]),
  };
}

readNonce();
readFirstAnswers();
followSystemTheme();
prefetchLink(token);
await showLanguage(rememberedLanguage());
// Rendered in short tasks.
startTransition(() =>
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <MechanicShare />
    </StrictMode>,
  ),
);
