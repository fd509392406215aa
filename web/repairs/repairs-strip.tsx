import { ChevronRight, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDay } from '#domain/language/format.ts';
import { recordTotals } from '#domain/repairs/record-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { useWords } from '#web/platform/language.ts';
import { classes } from '#web/ui/classes.ts';
import { useCurrency } from './cost-bar.tsx';
import { totalText } from './money-text.ts';

const HIDE_BELOW = 100;
const SHOW_ABOVE = 50;

/** Spec 2.4: hides when scrolling down past 100 px, comes back when scrolling up or within 50 px of the top. */
function useShownByScroll(): boolean {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const y = scrollY;
      if (y <= SHOW_ABOVE || y < last) setShown(true);
      else if (y > last && y > HIDE_BELOW) setShown(false);
      last = y;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return shown;
}

type Props = { repairs: readonly Repair[] | undefined; isComplete: boolean; onOpen: () => void };

/** How many repairs, the latest, and this year's cost (D26); it stays at the top while the page scrolls. */
export function RepairsStrip({ repairs, isComplete, onOpen }: Props) {
  const { t, language } = useWords();
  const currency = useCurrency();
  const shown = useShownByScroll();
  const latest = repairs?.[0];
  const year = recordTotals(repairs ?? [], new Date().getFullYear(), currency).thisYear;
  return (
    <div
      data-shown={shown}
      className={classes(
        'sticky top-[calc(env(safe-area-inset-top)+0.5rem)] z-20 transition-[transform,opacity] duration-200 ease-calm',
        !shown && 'pointer-events-none invisible -translate-y-24 opacity-0',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="bg-surface border-line shadow-card hover:bg-sunken rounded-card flex min-h-16 w-full items-center gap-3 border px-4 py-2.5 text-left transition-colors duration-150"
      >
        <Wrench aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-medium">
            {repairs && repairs.length === 0
              ? t('No repairs yet')
              : isComplete
                ? t('{n} repairs', { n: repairs?.length ?? 0 })
                : t('Loading...')}
          </span>
          {latest && (
            <span className="text-muted tabular block truncate text-sm">
              {formatDay(latest.date, language)} · {latest.title}
            </span>
          )}
        </span>
        {latest && isComplete && (
          <span className="tabular shrink-0 text-right">
            <span className="text-muted block text-sm">{t('This Year')}</span>
            <span className="block font-semibold">{totalText(year, language)}</span>
          </span>
        )}
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
      </button>
    </div>
  );
}
