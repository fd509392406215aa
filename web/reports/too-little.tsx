import { useWords } from '#web/platform/language/language.ts';

/** Instead of a plot of costs while there are none. */
export function NoCosts() {
  const { t } = useWords();
  return <TooLittle>{t('Log repairs with their cost to see what the car costs you.')}</TooLittle>;
}

/** Instead of a plot that would say nothing: what is missing for it. */
export function TooLittle({ children }: { children: string }) {
  const { t } = useWords();
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-1 px-4 py-8 text-center text-balance">
      <p className="font-semibold">{t('Not enough data yet')}</p>
      <p className="text-muted text-sm">{children}</p>
    </div>
  );
}
