import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export function Running({ text, share, onCancel }: { text: string; share?: number; onCancel: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex min-h-12 items-center gap-3">
      <Spinner className="text-accent size-6" />
      <div className="min-w-0 grow">
        <p role="status">{text}</p>
        {share !== undefined && <progress aria-label={text} value={share} className="mt-1 h-2 w-full" />}
      </div>
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}
