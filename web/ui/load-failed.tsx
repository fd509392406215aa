import { useWords } from '#web/platform/language/language.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useWords();
  return (
    <Alert>
      <p>{t('Could not load the data. Please try again.')}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void onRetry()}>
        {t('Retry')}
      </Button>
    </Alert>
  );
}
