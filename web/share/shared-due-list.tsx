import type { SharedDue } from '#domain/reminders/shared-due.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { estimateText, stateText } from '#domain/reminders/state-words.ts';
import type { Units } from '#domain/units/units.ts';
import { withUnits, type CarWords } from '#domain/units/words.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { DueBar } from '#web/ui/due-bar.tsx';

/** Estimates in grey. */
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
              <li key={at} className="py-2">
                <Due due={one} words={words} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Due({ due, words }: { due: SharedDue; words: CarWords }) {
  const { title, state, reason, progress, isKmEstimated } = due;
  const estimate = estimateText(due, words);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium break-words">{title}</span>
        <span className="tabular text-sm">
          {targetText(due, words, isKmEstimated)}
          {estimate && <span className="text-muted">{`, ${estimate}`}</span>}
          <span className={reason === 'estimate' ? 'text-muted' : undefined}>
            {` · ${stateText(due, deviceDay(), words)}`}
          </span>
        </span>
      </div>
      <DueBar state={state} progress={progress} />
    </>
  );
}
