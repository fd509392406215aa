import type { ReactNode } from 'react';
import type { Phrase, Words } from '#domain/language/words.ts';
import { Card } from './card.tsx';
import { ToggleChip } from './toggle-chip.tsx';

type Props<View extends Phrase> = {
  views: readonly View[];
  view: View;
  onView: (view: View) => void;
  words: Words;
  children: ReactNode;
};

/** Shows one view of a car's figures at a time, chosen by a chip. */
export function StatisticsCard<View extends Phrase>({ views, view, onView, words, children }: Props<View>) {
  const { t } = words;
  return (
    <section>
      <Card>
        <h2 className="font-semibold">{t('Statistics')}</h2>
        <div role="group" aria-label={t('Statistics')} className="no-print mt-3 flex flex-wrap gap-2">
          {views.map((name) => (
            <ToggleChip key={name} pressed={view === name} onToggle={() => onView(name)}>
              {t(name)}
            </ToggleChip>
          ))}
        </div>
        <div className="border-line mt-4 flex flex-col gap-3 border-t pt-4">{children}</div>
      </Card>
    </section>
  );
}
