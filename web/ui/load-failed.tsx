import { useWords } from '#web/platform/language/language.ts';
import { useOnline } from '#web/platform/use-online.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export function LoadFailed({ onRetry }: { onRetry: () => unknown }) {
  const { t } = useWords();
  // It is read automatically once online.
  if (!useOnline())
    return (
      <Alert tone="info">
        {t('This is not on this device yet. It will appear as soon as there is a connection.')}
      </Alert>
    );
  return (
    <Alert>
      <p>{t('Could not load the data. Please try again.')}</p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void onRetry()}>
        {t('Retry')}
      </Button>
    </Alert>
  );
}
