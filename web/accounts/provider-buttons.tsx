import { useState } from 'react';
import { providerAddress } from '#web/platform/account/account.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Or } from '#web/ui/or.tsx';
import { accountFailure } from './failure-phrases.ts';

export type ProviderId = 'google' | 'oidc';

/** Who else logs people in here, as the operator has set up. */
export function useProviders(): { id: ProviderId; name: string }[] {
  const { features } = useSession();
  return [
    ...(features?.google ? [{ id: 'google' as const, name: 'Google' }] : []),
    ...(features?.openId ? [{ id: 'oidc' as const, name: features.openId.name }] : []),
  ];
}

/** Each leads to its provider, or shows why it cannot; nothing on a server without providers. */
export function ProviderButtons({ invitation }: { invitation?: string | undefined }) {
  const { t } = useWords();
  const [state, setState] = useState<{ busy?: ProviderId; failure?: unknown }>({});
  const providers = useProviders();
  const { features } = useSession();
  const leave = async (id: ProviderId) => {
    setState({ busy: id });
    try {
      location.assign(await providerAddress(id, invitation));
    } catch (failure) {
      setState({ failure });
    }
  };
  return (
    <>
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          variant={features?.openId?.only ? 'primary' : 'secondary'}
          icon={id === 'google' ? <GoogleSign /> : undefined}
          busy={state.busy === id}
          onClick={() => void leave(id)}
        >
          {id === 'google' ? t('Continue with Google') : t('Continue with {name}', { name })}
        </Button>
      ))}
      {state.failure !== undefined && <Alert>{t(accountFailure(state.failure))}</Alert>}
    </>
  );
}

/** Above a form that they make unnecessary. */
export function ProvidersFirst(props: Parameters<typeof ProviderButtons>[0]) {
  const { t } = useWords();
  if (useProviders().length === 0) return null;
  return (
    <>
      <div className="flex flex-col gap-3">
        <ProviderButtons {...props} />
      </div>
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
