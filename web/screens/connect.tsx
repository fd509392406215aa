import { useState } from 'react';
import type { AskedAccess } from '#domain/keys/schema.ts';
import { ConnectForm } from '#web/keys/connect-form.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonClasses } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Where an AI client sends its owner to be let in (docs/guide/programs.md). */
export function ConnectScreen() {
  const { t } = useWords();
  const [sent] = useState(() => new URLSearchParams(location.search));
  const [asked] = useState(() => askedBy(sent));
  const query = useRead('keys.asked', asked);
  // A program's own address may leave this page as it is.
  const [answered, setAnswered] = useState<string | null>(null);
  return (
    <Page title={t('Let a program in')} back={{ to: href('home'), label: t('Back') }} hideNavigation>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {(question) =>
          question.outcome === 'unknown' ? (
            <Alert>
              {t(
                'This address does not come from a program known here. Start the login again in the program.',
              )}
            </Alert>
          ) : question.outcome === 'refused' ? (
            <>
              <Alert>{t('The program sent a request that is not supported here.')}</Alert>
              <WayBack to={returnOf(asked, sent, question.issuer, { error: question.error })} />
            </>
          ) : answered !== null ? (
            <WayBack to={answered} />
          ) : (
            <ConnectForm
              asked={asked}
              question={question}
              onAnswer={(answer) => {
                const to = returnOf(asked, sent, question.issuer, answer);
                setAnswered(to);
                location.assign(to);
              }}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

/** Anybody can make an address that names their own program: nobody is sent there without a tap. */
function WayBack({ to }: { to: string }) {
  const { t } = useWords();
  const { host, protocol } = new URL(to);
  const address = protocol.startsWith('http') ? host : protocol.slice(0, -1);
  return (
    <a className={buttonClasses({ wide: false }, 'mt-4')} href={to}>
      {t('Back to {address}', { address })}
    </a>
  );
}

const askedBy = (sent: URLSearchParams): AskedAccess => {
  const given = (name: keyof AskedAccess) => sent.get(name) ?? '';
  return {
    client_id: given('client_id'),
    redirect_uri: given('redirect_uri'),
    response_type: given('response_type'),
    code_challenge: given('code_challenge'),
    code_challenge_method: given('code_challenge_method'),
    scope: given('scope'),
    resource: given('resource'),
  };
};

/** Only for an address that the server has found among those of the client. */
function returnOf(
  { redirect_uri: address }: AskedAccess,
  sent: URLSearchParams,
  issuer: string,
  answer: Record<string, string>,
): string {
  const url = new URL(address);
  const state = sent.get('state');
  for (const [name, value] of Object.entries({ ...answer, iss: issuer, ...(state !== null && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}
