import { useWords } from '#web/platform/language/language.ts';

export function NotEnoughData({ children }: { children: string }) {
  const { t } = useWords();
  return (
    <div className="flex min-h-40 flex-col items-center justify-center gap-1 px-4 py-8 text-center text-balance">
      <p className="font-semibold">{t('Not enough data yet')}</p>
      <p className="text-muted text-sm">{children}</p>
    </div>
  );
}
