import { CircleCheck, Download, Mail, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';
import { saveFile } from '#web/platform/api/file-transfer.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { reportFailure, type MadeReport } from './use-report.ts';

type Props = { carId: Id; made: MadeReport; onChange: () => void };

export function ReportFileInfo({ file }: { file: File }) {
  const { t, language } = useWords();
  const kilobytes = formatNumber(Math.ceil(file.size / 1000), language);
  return (
    <div className="bg-resolved-soft text-resolved rounded-card mb-3 flex items-center gap-3 p-4">
      <CircleCheck aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
      <p>
        <span className="block font-semibold">{t('Your report is ready')}</span>
        <span className="text-text tabular block text-sm">PDF, {t('{n} kB', { n: kilobytes })}</span>
      </p>
    </div>
  );
}

export function ReportReady({ carId, made: { file, order }, onChange }: Props) {
  const { t } = useWords();
  const { session, features } = useSession();
  const [mailing, setMailing] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;
  const share = async () => {
    setFailure(null);
    try {
      await navigator.share({ files: [file], title: t('Health Report') });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.warn('The share dialog did not open', error);
      setFailure('The report could not be shared. Please download it.');
    }
  };
  const mail = async () => {
    setFailure(null);
    setMailing(true);
    try {
      await call('reports.mail', { carId, ...order });
      showToast({ title: t('Report sent'), description: session?.user.email ?? '' });
    } catch (error) {
      setFailure(reportFailure(error));
    }
    setMailing(false);
  };
  return (
    <div className="flex flex-col gap-3">
      {failure && <Alert>{t(failure)}</Alert>}
      <Button
        ref={focusOnMount}
        wide
        icon={<Download {...icon} />}
        onClick={() => saveFile({ name: file.name, file })}
      >
        {t('Download PDF')}
      </Button>
      {navigator.canShare?.({ files: [file] }) && (
        <Button variant="secondary" wide icon={<Share2 {...icon} />} onClick={() => void share()}>
          {t('Share report')}
        </Button>
      )}
      {features?.mail && (
        <Button variant="secondary" wide busy={mailing} icon={<Mail {...icon} />} onClick={() => void mail()}>
          {t('Send to my email')}
        </Button>
      )}
      <Button variant="quiet" wide onClick={onChange}>
        {t('Change the options')}
      </Button>
    </div>
  );
}
