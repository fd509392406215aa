import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportFormats, isExportFormat, type ExportFormat } from '#domain/exports/formats.ts';
import { formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { fetchFile, saveFile } from '#web/platform/api/file-transfer.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Running } from './running.tsx';
import { transferFailure } from './transfer.ts';

type Downloading = { bytes: number; cancel: () => void };

/** One download with progress; leaving the page cancels it. */
function useDownload() {
  const [download, setDownload] = useState<Downloading | null>(null);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (path: string) => {
    const own = new AbortController();
    controller.current = own;
    const show = (bytes: number) => setDownload({ bytes, cancel: () => own.abort() });
    setFailure(null);
    show(0);
    try {
      saveFile(await fetchFile(path, { method: 'GET' }, { signal: own.signal, onProgress: show }));
    } catch (error) {
      if (!own.signal.aborted) setFailure(transferFailure(error));
    }
    setDownload(null);
  };
  return { download, failure, start: (path: string) => void start(path) };
}

const names: Record<ExportFormat, Phrase> = {
  zip: 'Carful (zip)',
  receipts: 'Costs and receipts (zip)',
  csv: 'Spreadsheets (CSV)',
  json: 'JSON',
  lubelogger: 'LubeLogger (CSV)',
};

const hints: Record<ExportFormat, Phrase> = {
  zip: 'All records with photos and receipts, without the trash, as one zip file.',
  receipts:
    'All repairs and fill-ups in one table, and their files named by day and title: receipts, pictures of fill-ups, and the files of documents that have a cost, such as an insurance policy. For an accountant or an insurer: check it before you pass it on.',
  csv: 'One table for each kind of record, for a spreadsheet program, as one zip file. Without photos or receipts.',
  json: 'All records in one file, for other programs. Without photos or receipts.',
  lubelogger:
    'Fill-ups, repairs, mileage and problems of each car, in the form that LubeLogger imports, as one zip file. Without reminders, documents, photos or receipts.',
};

export function ExportData() {
  const { t, language } = useWords();
  const [format, setFormat] = useState<ExportFormat>('zip');
  const { download, failure, start } = useDownload();
  const size = download && formatNumber(Math.ceil(download.bytes / 1_000_000), language);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('Export format')}
        hint={[
          t(hints[format]),
          ...(format === 'lubelogger' || format === 'receipts'
            ? []
            : [
                t(
                  'It also lists your logins, ways to log in and access changes, links, access keys, AI clients and the addresses of your webhooks: check it before you pass it on.',
                ),
              ]),
        ].join(' ')}
        value={format}
        disabled={download !== null}
        options={exportFormats.map((value) => ({ value, label: t(names[value]) }))}
        onChange={({ target }) => isExportFormat(target.value) && setFormat(target.value)}
      />
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
          onClick={() => start(format === 'zip' ? '/api/export' : `/api/export?format=${format}`)}
        >
          {t('Export my data')}
        </Button>
      )}
    </div>
  );
}
