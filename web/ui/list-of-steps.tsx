import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';

/** Buttons of what can be done about an advice, each in an `li`. */
export function ListOfSteps({ children }: { children: ReactNode }) {
  const { t } = useWords();
  return (
    <ul aria-label={t('What to do now')} className="flex flex-wrap gap-2 [&>li:empty]:hidden">
      {children}
    </ul>
  );
}
