import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SIGN_UP_CLOSED } from './failure-phrases.ts';

/** Shown before anything is typed; the server refuses in any case. */
export function SignUpClosed() {
  const { t } = useWords();
  const { features } = useSession();
  if (features?.signUp !== 'closed') return null;
  return (
    <Alert tone="info" className="mb-4">
      {t(SIGN_UP_CLOSED)}
    </Alert>
  );
}
