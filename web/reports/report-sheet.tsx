import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { SheetPanel } from '#web/ui/sheet-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ReportOptions } from './report-options.tsx';
import { ReportReady, ReportThere } from './report-ready.tsx';
import { usualValues } from './report-values.ts';
import { useReport } from './use-report.ts';

/** From the options to the finished report. */
export function ReportSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const [values, setValues] = useState(() => usualValues(language));
  const [isBack, setBack] = useState(false);
  const { busy, failure, made, make, cancel, change } = useReport(car.id);
  return (
    <SheetPanel
      open
      onClose={onClose}
      title={t('Health Report')}
      description={carName(car)}
      closeLabel={t('Close')}
    >
      {/* The same through all steps: what a new one says from the start is not read out. */}
      <div role="status">
        {busy ? (
          <div className="flex min-h-44 flex-col items-center justify-center gap-4 text-center">
            <Spinner className="text-accent size-8" />
            <p>{t('Preparing report...')}</p>
          </div>
        ) : (
          made && <ReportThere file={made.file} />
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
          isBack={isBack}
          onChange={setValues}
          onMake={() => {
            setBack(true);
            void make(values);
          }}
        />
      )}
    </SheetPanel>
  );
}
