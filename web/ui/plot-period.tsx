import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleChip } from '#web/ui/toggle-chip.tsx';

/** A season covers all years. */
export type PlotPeriod = { by: 'month' | 'year' | 'season'; year: number };

export function usePlotPeriod(years: readonly number[]) {
  const [by, setBy] = useState<PlotPeriod['by']>('month');
  const [chosen, setYear] = useState<number | null>(null);
  const newest = years.at(-1) ?? 0;
  const year = chosen !== null && years.includes(chosen) ? chosen : newest;
  return { period: { by, year }, setBy, setYear };
}

export function PlotPeriodChoice({
  years,
  choice: { period, setBy, setYear },
  seasons = false,
}: {
  years: readonly number[];
  seasons?: boolean;
  choice: ReturnType<typeof usePlotPeriod>;
}) {
  const { t } = useWords();
  const arrow = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const;
  // aria-disabled instead of disabled, which would drop the focus.
  const at = years.indexOf(period.year);
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-2">
      <div className="flex flex-wrap gap-2">
        <ToggleChip pressed={period.by === 'month'} onToggle={() => setBy('month')}>
          {t('By month')}
        </ToggleChip>
        <ToggleChip pressed={period.by === 'year'} onToggle={() => setBy('year')}>
          {t('By year')}
        </ToggleChip>
        {seasons && (
          <ToggleChip pressed={period.by === 'season'} onToggle={() => setBy('season')}>
            {t('By season')}
          </ToggleChip>
        )}
      </div>
      {period.by === 'month' && years.length > 1 && (
        <div className="-mr-2 flex items-center">
          <IconButton
            label={t('Previous year')}
            icon={<ChevronLeft {...arrow} />}
            aria-disabled={at <= 0 || undefined}
            onClick={() => setYear(years[at - 1] ?? period.year)}
          />
          <span aria-live="polite" className="tabular font-semibold">
            {period.year}
          </span>
          <IconButton
            label={t('Next year')}
            icon={<ChevronRight {...arrow} />}
            aria-disabled={at >= years.length - 1 || undefined}
            onClick={() => setYear(years[at + 1] ?? period.year)}
          />
        </div>
      )}
    </div>
  );
}
