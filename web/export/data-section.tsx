import { Download, Upload } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { formatNumber } from '#domain/language/format.ts';
import { fetchFile, saveFile } from '#web/platform/api/file-transfer.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FilePicker } from '#web/ui/file-picker.tsx';
import { Section } from '#web/ui/section.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { cancelImport, importing, startImport } from './importing.ts';
import { StorageUse } from './storage-use.tsx';
import { transferFailure } from './transfer.ts';

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

type Downloading = { bytes: number; cancel: () => void };

/** One download with progress; leaving the page cancels it. */
function useDownload() {
  const [download, setDownload] = useState<Downloading | null>(null);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async () => {
    const own = new AbortController();
    controller.current = own;
    const show = (bytes: number) => setDownload({ bytes, cancel: () => own.abort() });
    setFailure(null);
    show(0);
    try {
      saveFile(await fetchFile('/api/export', { method: 'GET' }, { signal: own.signal, onProgress: show }));
    } catch (error) {
      if (!own.signal.aborted) setFailure(transferFailure(error));
    }
    setDownload(null);
  };
  return { download, failure, start: () => void start() };
}

function ExportData() {
  const { t, language } = useWords();
  const { download, failure, start } = useDownload();
  const size = download && formatNumber(Math.ceil(download.bytes / 1_000_000), language);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">
        {t('Everything you have saved here, with photos and receipts, as one zip file.')}
      </p>
      {failure && <Alert>{t(failure)}</Alert>}
      {download ? (
        <Running
          text={
            download.bytes > 0
              ? t('Downloaded: {size}', { size: t('{n} MB', { n: size ?? '' }) })
              : t('Getting your data ready...')
          }
          onCancel={download.cancel}
        />
      ) : (
        <Button
          variant="secondary"
          wide
          icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          onClick={start}
        >
          {t('Export my data')}
        </Button>
      )}
    </div>
  );
}

function ImportData() {
  const { t } = useWords();
  const { progress, failure } = useSyncExternalStore(importing.subscribe, importing.get);
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert>{t(failure)}</Alert>}
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

function Running({ text, share, onCancel }: { text: string; share?: number; onCancel: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex min-h-12 items-center gap-3">
      <Spinner className="text-accent size-6" />
      <div className="min-w-0 grow">
        <p role="status">{text}</p>
        {share !== undefined && <progress aria-label={text} value={share} className="mt-1 h-2 w-full" />}
      </div>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
