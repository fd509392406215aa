import { useMemo } from 'react';
import { amountText, consumptionText, unitPriceText } from '#domain/fills/fill-words.ts';
import type { Correction } from '#domain/imports/batch-schema.ts';
import { columnNames } from '#domain/imports/question-words.ts';
import type { ImportReading } from '#domain/imports/schema.ts';
import { unlikelyIn, type Unlikely } from '#domain/imports/unlikely-rules.ts';
import { formatDay, formatNumber } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import { costText } from '#domain/money/cost-text.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { wordsOfCar } from './import-summary.tsx';

/** Rows and corrections listed. */
const LISTED = 20;

const unlikelyPhrases: Record<Unlikely['what'], Phrase> = {
  amounts: 'With these columns, a typical fill-up would be {value}, which is unlikely.',
  amount: 'Unusually large fill-ups, such as {value}.',
  consumption: 'With these columns, the average consumption would be {value}, which is unlikely.',
  prices: 'With these columns, the typical price per unit would be {value}, which is unlikely.',
  price: 'Unusual prices per unit, such as {value}.',
  jump: 'The odometer jumps by {value} within days.',
};

function valueText({ what, energy, value, currency }: Unlikely, words: CarWords): string {
  if (what === 'amounts' || what === 'amount') return amountText(energy, Math.round(value * 1000), words);
  if (what === 'consumption') return consumptionText(energy, value, words);
  if (what === 'jump') return formatDistance(value, words);
  return unitPriceText({ energy, currency }, value, words);
}

type Props = { reading: ImportReading; onColumns: (() => void) | null };

/** What is hardly possible, before it is saved: most often a column is another one. */
export function ImportDoubts({ reading, onColumns }: Props) {
  const words = useWords();
  const { t, language } = words;
  const unlikely = useMemo(() => unlikelyIn(reading.records), [reading.records]);
  if (unlikely.length + reading.totals.length === 0) return null;
  const moneyText = (cost: number, currency: string) =>
    currency === '' ? formatNumber(cost, language) : costText({ cost, currency }, language);
  const rows = ({ places }: Unlikely) =>
    places
      .slice(0, LISTED)
      .map(({ row }) => formatNumber(row, language))
      .join(', ') + (places.length > LISTED ? '…' : '');
  return (
    <Alert title={t('Please check: is every column right?')}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {reading.totals.slice(0, LISTED).map((one) => (
          <li key={`${one.file} ${one.row}`}>
            {t('Row {row} of the file has the total {said}; its records come to {read}.', {
              row: formatNumber(one.row, language),
              said: moneyText(one.said, one.currency),
              read: moneyText(one.read, one.currency),
            })}
          </li>
        ))}
        {unlikely.map((one) => (
          <li key={`${one.what} ${one.car} ${one.energy}`} className="break-words">
            {reading.cars.length > 1 && one.car !== '' && `${one.car}: `}
            {t(unlikelyPhrases[one.what], {
              value: valueText(one, wordsOfCar(words, reading, one.car)),
            })}{' '}
            <span className="text-muted">
              {t('Column: {name}', { name: t(columnNames[one.field]) })}
              {one.places.length > 0 && ` · ${t('Rows: {rows}', { rows: rows(one) })}`}
            </span>
          </li>
        ))}
      </ul>
      {onColumns && (
        <Button variant="secondary" size="small" className="mt-3" onClick={onColumns}>
          {t('Check the columns')}
        </Button>
      )}
    </Alert>
  );
}

type Corrected = {
  corrections: readonly Correction[];
  isReplacing: boolean;
  reading: ImportReading;
  onChange: (isReplacing: boolean) => void;
};

/** Fill-ups that were corrected in the other app since they were imported. */
export function Corrections({ corrections, isReplacing, reading, onChange }: Corrected) {
  const words = useWords();
  const { t, language } = words;
  if (corrections.length === 0) return null;
  const own = wordsOfCar(words, reading, reading.cars[0]?.key ?? '');
  const text = (energy: Correction['energy'], fill: Correction['before']) =>
    [amountText(energy, fill.amount, own), costText(fill, language)].filter(Boolean).join(' · ');
  return (
    <Alert
      tone="info"
      title={t('Corrected in the other app: {n}', { n: formatNumber(corrections.length, language) })}
    >
      <ul className="flex flex-col gap-1 text-sm">
        {corrections.slice(0, LISTED).map(({ place, date, km, energy, before, after }) => (
          <li key={place} className="break-words">
            {formatDay(date, language)}, {formatDistance(km, own)}: {text(energy, before)} →{' '}
            {text(energy, after)}
          </li>
        ))}
      </ul>
      {corrections.length > LISTED && (
        <p className="text-muted text-sm">
          {t('And {n} more', { n: formatNumber(corrections.length - LISTED, language) })}
        </p>
      )}
      <Checkbox
        className="mt-2"
        label={t(
          'Replace the fill-ups that are already there; otherwise these are added as separate fill-ups. This cannot be undone.',
        )}
        checked={isReplacing}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Alert>
  );
}
