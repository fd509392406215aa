import { FileText, Printer } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { useWords } from '#web/platform/language/language.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { printFullLists } from '#web/ui/print-full-lists.ts';

const ReportSheet = lazyDialog(() => import('./report-sheet.tsx').then((file) => file.ReportSheet));

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;

export function ReportCard({ car }: { car: Car }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Card className="no-print">
      <h2 className="font-semibold">{t('Health Report')}</h2>
      <p className="text-muted text-sm">
        {t('A PDF about the car for a buyer, a friend or a repair shop: you choose what goes into it.')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          icon={<FileText {...icon} />}
          onClick={() => {
            const page = inPage();
            if (page) page.askForAccount();
            else setOpen(true);
          }}
        >
          {t('Create report')}
        </Button>
        <PrintButton />
      </div>
      {open && (
        <Suspense>
          <ReportSheet car={car} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Prints this page with all records, including those not rendered yet. */
function PrintButton() {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const unmounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    unmounted.current = controller;
    return () => controller.abort();
  }, []);
  const printAll = async () => {
    if (!unmounted.current) return;
    setBusy(true);
    await printFullLists(unmounted.current.signal);
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      icon={<Printer {...icon} />}
      onClick={() => void printAll()}
    >
      {t('Print')}
    </Button>
  );
}
