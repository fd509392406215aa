import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { SheetPanel } from '#web/ui/sheet-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReportOptions } from './report-options.tsx';
import { ReportReady, ReportFileInfo } from './report-ready.tsx';
import { defaultReportValues } from './report-values.ts';
import { useReport } from './use-report.ts';

export function ReportSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const [values, setValues] = useState(() => defaultReportValues(language));
  const [hasStarted, setStarted] = useState(false);
  const { busy, failure, made, make, cancel, change } = useReport(car.id);
  return (
    <SheetPanel
      open
      onClose={onClose}
      title={t('Health Report')}
      description={carName(car)}
      closeLabel={t('Close')}
    >
      {/* One element for all steps: a live region announces only later changes of its text. */}
      <div role="status">
        {busy ? (
          <div className="flex min-h-44 flex-col items-center justify-center gap-4 text-center">
            <Spinner className="text-accent size-8" />
            <p>{t('Preparing report...')}</p>
          </div>
        ) : (
          made && <ReportFileInfo file={made.file} />
        )}
      </div>
      {busy ? (
        <Button ref={focusOnMount} variant="quiet" wide onClick={cancel}>
          {t('Cancel')}
        </Button>
      ) : made ? (
        <ReportReady carId={car.id} made={made} onChange={change} />
      ) : (
        <ReportOptions
          values={values}
          failure={failure}
          hasStarted={hasStarted}
          onChange={setValues}
          onMake={() => {
            setStarted(true);
            void make(values);
          }}
        />
      )}
    </SheetPanel>
  );
}
