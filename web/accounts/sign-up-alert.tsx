import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { INVITATION_NEEDED, SIGN_UP_CLOSED } from './failure-phrases.ts';
import { useInvitation } from './use-invitation.ts';

/** Shown before anything is typed; the server refuses in any case. */
export function SignUpAlert() {
  const { t } = useWords();
  const { features } = useSession();
  const { invitation } = useInvitation();
  if (!features || features.signUp === 'open') return null;
  const invited = 'You have been invited to create an account. The invitation works once.';
  const needed = invitation === undefined ? INVITATION_NEEDED : invited;
  return (
    <Alert tone="info" className="mb-4">
      {t(features.signUp === 'closed' ? SIGN_UP_CLOSED : needed)}
    </Alert>
  );
}
