import { useState } from 'react';
import { googleAddress } from '#web/platform/account/account.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Or } from '#web/ui/or.tsx';
import { accountFailure } from './failure-phrases.ts';

/** Redirects to Google, or shows why it cannot; nothing on a server without Google. */
export function GoogleButton({ invitation }: { invitation?: string | undefined }) {
  const { t } = useWords();
  const [state, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: false });
  const { features } = useSession();
  const leave = async () => {
    setState({ busy: true });
    try {
      location.assign(await googleAddress(invitation));
    } catch (failure) {
      setState({ busy: false, failure });
    }
  };
  if (!features?.google) return null;
  return (
    <div className="flex flex-col gap-3">
      <Button wide variant="secondary" icon={<GoogleSign />} busy={state.busy} onClick={() => void leave()}>
        {t('Continue with Google')}
      </Button>
      {state.failure !== undefined && <Alert>{t(accountFailure(state.failure))}</Alert>}
    </div>
  );
}

/** Above a form that it makes unnecessary. */
export function GoogleFirst(props: Parameters<typeof GoogleButton>[0]) {
  const { t } = useWords();
  const { features } = useSession();
  if (!features?.google) return null;
  return (
    <>
      <GoogleButton {...props} />
      <Or>{t('or')}</Or>
    </>
  );
}

const GoogleSign = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M20.5 12.200H12.500M20.5 12.200a8.5 8.5 0 1 1-2.7-6.2"
    />
  </svg>
);
