import { UserRound } from 'lucide-react';
import type { Phrase } from '#domain/language/words.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { AccountLink } from './account-link.tsx';

/** Replaces a screen that needs a server. */
export const needsAccount = (title: Phrase) =>
  function NeedsAccountScreen() {
    const { t } = useWords();
    return (
      <Page title={t(title)} back={{ to: href('home'), label: t('Back') }}>
        <EmptyState
          icon={<UserRound strokeWidth={1.5} />}
          title={t('This needs an account')}
          action={<AccountLink />}
        >
          {t(
            'The demo works in this browser only. With an account, Carful keeps your records, reminds you of what is due, and lets you share them with a mechanic.',
          )}
        </EmptyState>
      </Page>
    );
  };
