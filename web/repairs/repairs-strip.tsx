import { ChevronRight, Wrench } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { classes } from '#web/ui/classes.ts';
import { totalText } from './money-text.ts';
import { useRepairSummary } from './use-repairs.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';

const HIDE_BELOW = 100;
const SHOW_ABOVE = 50;

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

type Props = { carId: Id; onOpen: () => void };

export function RepairsStrip({ carId, onOpen }: Props) {
  const { t, language } = useWords();
  const currency = useCurrency();
  const shown = useShownByScroll();
  const { data, isError } = useRepairSummary(carId);
  const latest = data?.latest;
  return (
    <div
      data-shown={shown}
      className={classes(
        '[@media(height>=27rem)]:sticky top-[calc(env(safe-area-inset-top)+0.5rem)] z-40 transition-[transform,opacity] duration-200 ease-calm',
        !shown && 'pointer-events-none invisible -translate-y-24 opacity-0',
      )}
    >
      <button
        type="button"
        onClick={onOpen}
        className="bg-surface border-line shadow-card hover:bg-sunken rounded-card flex min-h-16 w-full items-center gap-3 border px-4 py-2.5 text-left transition-colors duration-150"
      >
        <Wrench aria-hidden="true" strokeWidth={1.75} className="text-accent size-6 shrink-0" />
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 grow basis-[5.5rem]">
            <span className="block font-medium">
              {data
                ? data.count === 0
                  ? t('No repairs yet')
                  : t('{n} repairs', { n: data.count })
                : isError
                  ? t('Service Records')
                  : t('Loading...')}
            </span>
            {latest && (
              <span className="text-muted tabular block truncate text-sm">
                {formatDay(latest.date, language)} · {latest.title}
              </span>
            )}
          </span>
          {latest && (
            <span className="tabular ml-auto shrink-0 text-right">
              <span className="text-muted block text-sm">{t('Repairs this year')}</span>
              <span className="block font-semibold">
                {totalText(data.repairedThisYear, data.lifetime[0]?.currency ?? currency, language)}
              </span>
            </span>
          )}
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
      </button>
    </div>
  );
}
