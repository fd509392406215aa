import { useEffect } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { showToastDebounced } from '#web/platform/toasts/debounced-toast.ts';
import { Button } from '#web/ui/button.tsx';

export function CheckFailed({ failure }: { failure: unknown }) {
  const { t } = useWords();
  useEffect(() => {
    showToastDebounced(() => ({
      title: t('Failed to verify user profile'),
      description: t('Please try refreshing the page'),
      destructive: true,
    }));
  }, [failure, t]);
  return (
    <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
      <h1 className="page-title">{t('Something went wrong')}</h1>
      <p className="text-muted">{failure instanceof Error ? failure.message : String(failure)}</p>
      <Button onClick={() => location.reload()}>{t('Retry')}</Button>
    </main>
  );
}
