import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { useWords } from '#web/platform/language/language.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PrintButton } from '#web/ui/print-button.tsx';

const ReportSheet = lazyDialog(() => import('./report-sheet.tsx').then((file) => file.ReportSheet));

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;

export function ReportCard({ car }: { car: Car }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Card className="no-print">
      <h2 className="font-semibold">{t('Health Report')}</h2>
      <p className="text-muted text-sm">
        {t(
          'A PDF about the car for a buyer, a friend or a repair shop: you choose whether costs, pictures and notes go into it.',
        )}
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
