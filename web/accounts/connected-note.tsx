import { useEffect, useEffectEvent } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { useSearchParams } from '#web/platform/router/router.tsx';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { providerFailure } from './failure-phrases.ts';

/** How it went, for an owner who comes back from the provider that was to be connected. */
export function ConnectedNote() {
  const { t } = useWords();
  const [query, setQuery] = useSearchParams();
  const isConnected = query.has('connected');
  const tell = useEffectEvent(() => {
    showToast({ title: t('Connected: you can now log in with it') });
    setQuery({}, { replace: true });
  });
  useEffect(() => {
    if (isConnected) tell();
  }, [isConnected]);
  const code = query.get('error');
  return (
    code !== null && <Alert title={t('The provider was not connected')}>{t(providerFailure(code))}</Alert>
  );
}
