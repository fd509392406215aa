import { Copy, RotateCw } from 'lucide-react';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { useCopy } from '#web/ui/copy-button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  text: string;
  wasStopped: boolean;
  onRetry: (() => void) | null;
};

export function AnswerActions({ text, wasStopped, onRetry }: Props) {
  const { t } = useWords();
  const copy = useCopy();
  return (
    <div className="text-muted -mt-1 flex items-center gap-1">
      {text !== '' && (
        <IconButton
          label={t('Copy the answer')}
          className="text-muted!"
          icon={<Copy aria-hidden="true" strokeWidth={1.75} className="size-4" />}
          onClick={() => void copy(text, t('Answer copied'))}
        />
      )}
      {onRetry && (
        <Button
          variant="quiet"
          size="small"
          icon={<RotateCw aria-hidden="true" strokeWidth={1.75} className="size-4" />}
          onClick={onRetry}
        >
          {t('Retry')}
        </Button>
      )}
      {wasStopped && <span className="px-2 text-sm">{t('Stopped@answer')}</span>}
    </div>
  );
}
