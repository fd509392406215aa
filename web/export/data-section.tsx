import { Upload } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { Imported } from '#domain/exports/imported.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { Section } from '#web/ui/section.tsx';
import { ExportData } from './export-data.tsx';
import { cancelImport, importing, startImport } from './importing.ts';
import { Running } from './running.tsx';
import { StorageUse } from './storage-use.tsx';

export function DataSection() {
  const { t } = useWords();
  return (
    <Section title={t('Your data')} className="gap-5">
      <StorageUse />
      <ExportData />
      <ImportData />
      <ImportFromApps />
    </Section>
  );
}

function ImportData() {
  const { t } = useWords();
  const { progress, failure, rejected } = useSyncExternalStore(importing.subscribe, importing.get);
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert>{t(failure)}</Alert>}
      {rejected.length > 0 && <Rejected records={rejected} />}
      {progress ? (
        <Running
          text={t('Importing...')}
          share={progress.size > 0 ? progress.sent / progress.size : 0}
          onCancel={cancelImport}
        />
      ) : (
        <FilePicker
          label={t('Import data')}
          hint={t('An exported zip file; only for an account without cars.')}
          icon={<Upload strokeWidth={1.75} />}
          accept=".zip,application/zip"
          onFiles={([file]) => file && void startImport(file)}
        />
      )}
    </div>
  );
}

const REJECTED_SHOWN = 50;

/** `place` is the path in the exported file, by which a record can be found and mended there. */
function Rejected({ records }: { records: Imported['rejected'] }) {
  const { t } = useWords();
  const left = records.length - REJECTED_SHOWN;
  return (
    <Alert title={t('Everything was imported except these records:')}>
      <ul className="text-sm break-words">
        {records.slice(0, REJECTED_SHOWN).map(({ place, name }) => (
          <li key={place}>
            {name} <span className="opacity-80">({place})</span>
          </li>
        ))}
      </ul>
      {left > 0 && <p className="text-sm">{t('+ {n} more', { n: left })}</p>}
    </Alert>
  );
}

function ImportFromApps() {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">
        {t('Fill-ups, repairs and reminders from Fuelio, Drivvo, LubeLogger and others')}
      </p>
      <ButtonLink variant="secondary" wide to={href('import')}>
        {t('Import from other apps')}
      </ButtonLink>
    </div>
  );
}
