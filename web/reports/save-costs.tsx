import { Download } from 'lucide-react';
import { carName } from '#domain/cars/rules.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { paidOf } from '#domain/reports/costs-of-car.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import { saveFile } from '#web/platform/api/file-transfer.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { Button } from '#web/ui/button.tsx';
import type { CarCostsShown } from './costs-shown.ts';

/** The costs as a table for a spreadsheet: a row for each month, car, kind and currency. */
export function SaveCosts({ all }: { all: readonly CarCostsShown[] }) {
  const { t } = useWords();
  const save = async () => {
    const head = [t('Month'), t('Car'), t('Kind'), t('Currency'), t('Cost')];
    const rows = all.flatMap(({ car, records }) =>
      paidOf(records).map(({ month, kind, currency, minor }) => [
        month,
        carName(car),
        kind === 'none' ? '' : t(paidKindNames[kind]),
        currency,
        fromMinor(minor, currency),
      ]),
    );
    const { stringify } = await import('csv-stringify/browser/esm/sync');
    const table = stringify([head, ...rows], { escape_formulas: true, bom: true });
    saveFile({ name: 'carful-costs.csv', file: new Blob([table], { type: 'text/csv' }) });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void save().catch(showNotLoaded)}
    >
      {t('Save as a table (CSV)')}
    </Button>
  );
}
