import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';

export function DraftBanner({ wasRestored, onStartOver }: { wasRestored: boolean; onStartOver: () => void }) {
  const { t } = useWords();
  if (!wasRestored) return null;
  return (
    <div
      role="status"
      className="bg-accent-soft rounded-card mb-4 flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4 text-sm"
    >
      {t('Your draft was kept')}
      <Button variant="quiet" size="small" onClick={onStartOver}>
        {t('Start over')}
      </Button>
    </div>
  );
}
