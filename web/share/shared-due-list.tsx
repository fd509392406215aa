import type { SharedDue } from '#domain/reminders/shared-due.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { stateText } from '#domain/reminders/state-words.ts';
import type { Units } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';

/** REM-44. What is estimated in grey. */
export function SharedDueList({ due, units }: { due: readonly SharedDue[]; units: Units }) {
  const words = withUnits(useWords(), units);
  const { t } = words;
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">{t('Reminders')}</h2>
      {due.length === 0 ? (
        <p className="text-muted">{t('No reminders yet')}</p>
      ) : (
        <Card>
          <ul className="divide-line -my-2 divide-y">
            {due.map((one, at) => (
              <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
                <span className="font-medium break-words">{one.title}</span>
                <span className="tabular text-sm">
                  {targetText(one, words, one.isKmEstimated)}
                  <span className={one.reason === 'estimate' ? 'text-muted' : undefined}>
                    {` · ${stateText(one, deviceDay(), words)}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
