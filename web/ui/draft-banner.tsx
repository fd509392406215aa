import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';

type Props = {
  wasRestored: boolean;
  /** Whose draft it is, where that is not the car it was opened for. */
  of?: string | undefined;
  onStartOver: () => void;
};

export function DraftBanner({ wasRestored, of, onStartOver }: Props) {
  const { t } = useWords();
  if (!wasRestored) return null;
  return (
    <div
      role="status"
      className="bg-accent-soft rounded-card mb-4 flex flex-wrap items-center justify-between gap-x-3 py-1 pr-1 pl-4 text-sm"
    >
      {of === undefined ? t('Your draft was kept') : t('Your draft for {car} was kept', { car: of })}
      <Button variant="quiet" size="small" onClick={onStartOver}>
        {t('Start over')}
      </Button>
    </div>
  );
}
