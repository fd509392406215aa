import { useEffect, useState } from 'react';
import type { ConfirmOutcome } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { confirmEmail } from '#web/platform/account-recovery.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { readSession, useSession } from '#web/platform/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { accountFailure } from './failure-phrases.ts';

const outcomes: Record<ConfirmOutcome, { phrase: Phrase; good: boolean }> = {
  confirmed: { phrase: 'Your email address is confirmed.', good: true },
  changed: { phrase: 'Your new email address is confirmed.', good: true },
  used: { phrase: 'This link was already used.', good: true },
  expired: { phrase: 'This confirmation link has expired. Please ask for a new one.', good: false },
  invalid: { phrase: 'This confirmation link does not work.', good: false },
  taken: { phrase: 'This address is already used by another account.', good: false },
};

// A link counts once: a second look at the page (or React's own in development) must not use it up again.
let asked: { token: string; answer: Promise<ConfirmOutcome> } | null = null;

function askOnce(token: string): Promise<ConfirmOutcome> {
  if (asked?.token !== token) asked = { token, answer: confirmEmail(token) };
  return asked.answer;
}

/** Follows a mailed link and says what it did; the session, if there is one, is read afresh. */
export function ConfirmByLink({ token }: { token: string }) {
  const { t } = useWords();
  const { session } = useSession();
  const [told, setTold] = useState<{ phrase: Phrase; good: boolean } | null>(null);
  useEffect(() => {
    askOnce(token)
      .then(async (outcome) => {
        await readSession();
        setTold(outcomes[outcome]);
      })
      .catch((error: unknown) => {
        asked = null;
        setTold({ phrase: accountFailure(error), good: false });
      });
  }, [token]);
  if (!told) return <Waiting>{t('Confirming your email...')}</Waiting>;
  const confirmed = session?.user.emailVerified ?? false;
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={told.good ? 'info' : 'danger'}>{t(told.phrase)}</Alert>
      {!session && !told.good && <p className="text-muted">{t('Log in to ask for a new link.')}</p>}
      {session ? (
        // Without confirmation the same page offers to send the mail again.
        <ButtonLink wide to={confirmed ? href('home') : href('confirmEmail')}>
          {t('Continue')}
        </ButtonLink>
      ) : (
        <ButtonLink wide to={href('login')}>
          {t('Log in')}
        </ButtonLink>
      )}
    </div>
  );
}
